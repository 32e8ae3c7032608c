import type { ModuleState } from '@portico/area/operator';
import type { UserType } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Operator } from '../../kernel/operator/operator.ts';
import type { HomepageContext } from '../context.ts';
import { moduleSwitch } from './schema.ts';

type Switch = typeof moduleSwitch.$inferSelect;
type SwitchState = Pick<Switch, 'open' | 'maintenance' | 'text' | 'audience'>;
type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;
/** An operator's change of a module or block; absent fields stay. */
export interface ModuleWish {
  sign: string;
  state: 'on' | 'off' | 'maintenance';
  /** `off` closes it for these alone; `on` and `maintenance` show it to these alone. An administrator always sees it. */
  audience?: UserType[] | undefined;
  /** The text for visitors during maintenance. */
  text?: string | undefined;
}

/**
 * Changes a module or block of the given schools, with a row of the audit log for each. Undefined if no school has it.
 */
export async function changeModule(
  store: Store,
  wish: ModuleWish,
  given: { fids: string[]; by: Operator },
): Promise<ModuleState[] | undefined> {
  const { database, schools, now } = store;
  const changed = await database.transaction(async (transaction) => {
    const states: ModuleState[] = [];
    for (const fid of given.fids) {
      const here = isOf(fid, wish.sign);
      const [before] = await transaction.select().from(moduleSwitch).where(here).for('update');
      if (!before) continue;
      const after = stateAfter(before, wish);
      await transaction.update(moduleSwitch).set(after).where(here);
      const operation = { by: given.by, action: 'module.change', object: wish.sign, fid, before: stateOf(before), after };
      await writeOperation({ database: transaction, now }, operation);
      const [parent] = before.parent ? await transaction.select().from(moduleSwitch).where(isOf(fid, before.parent)) : [];
      states.push(item({ ...before, ...after }, parent));
    }
    return states;
  });
  if (changed.length === 0) return undefined;
  for (const { fid } of changed) await schools.changed(fid);
  return changed;
}

export async function listModules({ database }: Pick<Store, 'database'>, fid?: string): Promise<ModuleState[]> {
  const rows = await database
    .select()
    .from(moduleSwitch)
    .where(fid ? eq(moduleSwitch.fid, fid) : undefined)
    .orderBy(moduleSwitch.fid, moduleSwitch.sort, moduleSwitch.sign);
  const modules = new Map(rows.map((row) => [`${row.fid} ${row.sign}`, row]));
  return rows.map((row) => item(row, modules.get(`${row.fid} ${row.parent}`)));
}

const everybody: UserType[] = ['GUEST', 'STUDENT', 'STAFF'];
const isOf = (fid: string, sign: string) => and(eq(moduleSwitch.fid, fid), eq(moduleSwitch.sign, sign));

function stateAfter(before: Switch, { state, audience, text }: ModuleWish): SwitchState {
  if (state === 'on') return { open: 1, maintenance: 0, text: null, audience: audience ?? everybody };
  if (state === 'maintenance') return { open: 1, maintenance: 1, text: text ?? before.text, audience: audience ?? before.audience };
  const closed: SwitchState = { open: 0, maintenance: 0, text: null, audience: everybody };
  if (!audience || before.open === 0) return closed;
  const left = before.audience.filter((kind) => !audience.includes(kind));
  return left.length > 0 ? { ...stateOf(before), audience: left } : closed;
}

const stateOf = ({ open, maintenance, text, audience }: Switch): SwitchState => ({ open, maintenance, text, audience });
const seenBy = ({ open, audience }: SwitchState): UserType[] => (open === 1 ? audience : []);
const item = (row: Switch, parent: Switch | undefined): ModuleState => {
  const { fid, sign, name, open, maintenance, audience, text } = row;
  return {
    fid,
    sign,
    parent: row.parent,
    name,
    audience,
    seenBy: seenBy(row).filter((kind) => !parent || seenBy(parent).includes(kind)),
    text,
    state: open === 0 ? 'off' : maintenance === 1 ? 'maintenance' : 'on',
  };
};
