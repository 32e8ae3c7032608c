import { and, eq, isNull } from 'drizzle-orm';
import type { ModuleSetting, ModuleSwitching } from '../../homepage/unit/module-changes.ts';
import { menuEntry } from '../../homepage/unit/schema.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import type { School } from '../../kernel/identity/schema.ts';

const members = ['STUDENT', 'STAFF'] as const;
/** Both kinds of members can use it. */
const isUsable = ({ open, maintenance, audience }: ModuleSetting) =>
  open === 1 && maintenance === 0 && members.every((kind) => audience.includes(kind));

/** Why a module may not be switched to this; undefined: it may. */
export async function problemOfSwitch(
  database: Database | Transaction,
  { school, switching: { row, after }, others }: { school: School; switching: ModuleSwitching; others: readonly ModuleSwitching['row'][] },
): Promise<string | undefined> {
  if (isUsable(after)) return undefined;
  if (row.sign === 'console') return 'The console can’t be switched off.';
  const menus = await database
    .select()
    .from(menuEntry)
    .where(and(eq(menuEntry.fid, school.fid), isNull(menuEntry.parentId)));
  const landing = school.homePath || '/home';
  if (menus.some(({ module, path }) => module === row.sign && path === landing))
    return `People land on ${row.name} when they have signed in: it can’t be closed for members.`;
  if (after.open === 1) return undefined;
  const left = menus.filter(
    ({ module }) => module !== row.sign && (!module || others.some((each) => each.sign === module && each.open === 1)),
  );
  return menus.some(({ module }) => module === row.sign) && left.length === 0 ? 'It is the last open entry of the menu.' : undefined;
}
