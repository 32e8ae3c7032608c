import type { PageModuleStatus } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { inMaintenance, moduleOff, notInAudience } from '../../kernel/api/refusal.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { isVisible } from '../../kernel/database/columns.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { HomepageContext } from '../context.ts';
import { moduleSwitch } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'schools'>;
type Switch = typeof moduleSwitch.$inferSelect;
type Who = Pick<Visitor, 'school' | 'userType'>;

const switches = ({ database, schools }: Store, school: School): Promise<Switch[]> =>
  schools.remember(school, 'modules', () =>
    database.select().from(moduleSwitch).where(eq(moduleSwitch.fid, school.fid)).orderBy(moduleSwitch.sort, moduleSwitch.sign),
  );

const isOpen = (row: Switch | undefined, { userType }: Who) => row !== undefined && row.open === 1 && isVisible(row, userType);

/** Whether a module, or a block (`news.latest`) and its module, is open to this visitor. */
export async function isModuleOpen(store: Store, who: Who, sign: string): Promise<boolean> {
  const rows = await switches(store, who.school);
  const row = rows.find((each) => each.sign === sign);
  if (row?.parent)
    return (
      isOpen(row, who) &&
      isOpen(
        rows.find((each) => each.sign === row.parent),
        who,
      )
    );
  if (row) return isOpen(row, who);
  // A block without its own switch follows its module.
  const [module = ''] = sign.split('.');
  return (
    module !== sign &&
    isOpen(
      rows.find((each) => each.sign === module),
      who,
    )
  );
}

/** Open, and not in maintenance: its content may be shown elsewhere (search, home, the assistant). */
export async function isModuleAtWork(store: Store, who: Who, sign: string): Promise<boolean> {
  if (!(await isModuleOpen(store, who, sign))) return false;
  const [module = ''] = sign.split('.');
  const rows = await switches(store, who.school);
  return !rows.some((row) => (row.sign === sign || row.sign === module) && isClosedForWork(row, who));
}

/** An administrator can work during maintenance. */
const isClosedForWork = (row: Switch, { userType }: Who) => row.maintenance === 1 && userType !== 'ADMIN';

/** Whether the school has a switch for a module: its area was active there once. */
export const hasModule = async (store: Store, school: School, sign: string): Promise<boolean> =>
  (await switches(store, school)).some((row) => row.sign === sign);

/** Refuses with 1002 if the module is off or in maintenance, with 1001 if it is not for this kind of person. */
export async function requireModule(store: Store, who: Who, sign: string): Promise<void> {
  const row = (await switches(store, who.school)).find((each) => each.sign === sign);
  if (!row || row.open === 0) throw moduleOff(row?.name ?? '该功能');
  if (!isVisible(row, who.userType)) throw notInAudience();
  if (isClosedForWork(row, who)) throw inMaintenance(row.text ?? `${row.name}正在维护，请稍后再来`);
}

/** The state of all modules for this visitor: modules for other audiences count as off. */
export async function moduleStatus(store: Store, who: Who): Promise<PageModuleStatus[]> {
  const rows = await switches(store, who.school);
  return rows
    .filter((row) => row.parent === '')
    .map((row) => ({
      sign: row.sign,
      name: row.name,
      open: isOpen(row, who) ? 1 : 0,
      sort: row.sort,
      ...(isClosedForWork(row, who) && { maintenance: 1 as const, ...(row.text && { text: row.text }) }),
      children: rows
        .filter((child) => child.parent === row.sign)
        .map((child) => ({ sign: child.sign, name: child.name, open: isOpen(row, who) && isOpen(child, who) ? 1 : 0 })),
    }));
}
