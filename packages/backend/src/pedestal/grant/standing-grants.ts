import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { ServiceContext } from '../../kernel/services.ts';
import { consoleGrant } from './schema.ts';

interface Store {
  database: Database;
  now: () => Date;
}
export type Grant = typeof consoleGrant.$inferSelect;

/** How often at most the last use of a grant is written, in ms. */
const usedEvery = 3_600_000;

const inForce = (now: Date) => and(eq(consoleGrant.waiting, false), or(isNull(consoleGrant.until), gt(consoleGrant.until, now)));

/** The grants of a person that count now. Read at each call: a grant that was taken away opens nothing any more. */
export const grantsOf = ({ database, now }: Store, personId: string): Promise<Grant[]> =>
  database
    .select()
    .from(consoleGrant)
    .where(and(eq(consoleGrant.personId, personId), inForce(now())));

/** Every grant that counts now. */
export const allGrants = ({ database, now }: Store): Promise<Grant[]> => database.select().from(consoleGrant).where(inForce(now()));

/** Notes that a grant is used. */
export async function noteUse({ database, now }: Store, { id, lastUsedTime }: Grant): Promise<void> {
  const before = new Date(now().getTime() - usedEvery);
  if (lastUsedTime && lastUsedTime > before) return;
  await database
    .update(consoleGrant)
    .set({ lastUsedTime: now() })
    .where(and(eq(consoleGrant.id, id), or(isNull(consoleGrant.lastUsedTime), lt(consoleGrant.lastUsedTime, before))));
}

/** Whether a person has any grant: the console is in their menus. */
export const mayOpenConsole = async (store: Pick<ServiceContext, 'database' | 'now'>, personId: string): Promise<boolean> =>
  (await grantsOf(store, personId)).length > 0;
