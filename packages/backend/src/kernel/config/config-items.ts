import type { UserType } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { isVisible } from '../database/columns.ts';
import type { School } from '../identity/schema.ts';
import type { ServiceContext } from '../services.ts';
import { type ConfigBodies, type ConfigKind, configItem } from './schema.ts';

export interface ConfigRow<Kind extends ConfigKind> {
  id: string;
  sort: number;
  audience: UserType[];
  body: ConfigBodies[Kind];
}

/** All items of a kind, in order, from memory. Show them to visitors through `visibleItems`. */
export function configItems<Kind extends ConfigKind>(
  { database, schools }: Pick<ServiceContext, 'database' | 'schools'>,
  school: School,
  kind: Kind,
): Promise<ConfigRow<Kind>[]> {
  return schools.remember(school, `config.${kind}`, async () => {
    const rows = await database
      .select()
      .from(configItem)
      .where(and(eq(configItem.fid, school.fid), eq(configItem.kind, kind)))
      .orderBy(configItem.sort, configItem.id);
    // The kind decides the body's shape; the table only knows that it is one of them.
    return rows as unknown as ConfigRow<Kind>[];
  });
}

/** The items of a kind that this kind of person may see. */
export async function visibleItems<Kind extends ConfigKind>(
  services: Pick<ServiceContext, 'database' | 'schools'>,
  { school, userType }: { school: School; userType: UserType },
  kind: Kind,
): Promise<ConfigRow<Kind>[]> {
  return (await configItems(services, school, kind)).filter((row) => isVisible(row, userType));
}
