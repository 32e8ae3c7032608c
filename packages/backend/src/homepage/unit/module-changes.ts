import type { ModuleState } from '@portico/area/operator';
import type { UserType } from '@portico/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import type { HomepageContext } from '../context.ts';
import { moduleSwitch } from './schema.ts';

export type ModuleSwitch = typeof moduleSwitch.$inferSelect;
/** What can be changed of a module. */
export type ModuleSetting = Pick<ModuleSwitch, 'open' | 'maintenance' | 'text' | 'audience'>;
/** A module as it is, and as it will be. */
export interface ModuleSwitching {
  row: ModuleSwitch;
  after: ModuleSetting;
}
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
  given: { fids: string[]; by: Actor },
): Promise<ModuleState[] | undefined> {
  const { database, schools, now } = store;
  const changed = await database.transaction(async (transaction) => {
    const states: ModuleState[] = [];
    for (const fid of given.fids) {
      const [row] = await lockModules(transaction, fid, [wish.sign]);
      if (!row) continue;
      await switchModules({ database: transaction, now }, { fid, by: given.by, rows: [{ row, after: stateAfter(row, wish) }] });
      states.push(...(await listModules({ database: transaction }, fid)).filter(({ sign }) => sign === wish.sign));
    }
    return states;
  });
  if (changed.length === 0) return undefined;
  for (const { fid } of changed) await schools.changed(fid);
  return changed;
}

/** The rows of these modules, locked until the transaction ends. */
export const lockModules = (transaction: Transaction, fid: string, signs: string[]): Promise<ModuleSwitch[]> =>
  transaction
    .select()
    .from(moduleSwitch)
    .where(and(eq(moduleSwitch.fid, fid), inArray(moduleSwitch.sign, signs)))
    .orderBy(moduleSwitch.sign)
    .for('update');

/**
 * Sets modules of one school together, with one row of the audit log; returns its id. Several modules are one object:
 * before and after name each of them.
 */
export async function switchModules(
  { database, now }: { database: Transaction; now: () => Date },
  { fid, by, rows, ...facts }: { fid: string; by: Actor; rows: ModuleSwitching[]; reason?: string | undefined; undoOf?: number },
): Promise<number> {
  for (const { row, after } of rows) await database.update(moduleSwitch).set(after).where(isOf(fid, row.sign));
  const [only] = rows;
  const of = (pick: (each: ModuleSwitching) => ModuleSetting) =>
    rows.length === 1 && only ? pick(only) : Object.fromEntries(rows.map((each) => [each.row.sign, pick(each)]));
  return writeOperation(
    { database, now },
    {
      by,
      action: 'module.change',
      object: rows.map(({ row }) => row.sign).join(' '),
      objectName: rows.map(({ row }) => row.name).join('、'),
      fid,
      before: of(({ row }) => settingOf(row)),
      after: of(({ after }) => after),
      ...facts,
    },
  );
}

export async function listModules({ database }: { database: Database | Transaction }, fid?: string): Promise<ModuleState[]> {
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

/** What a wish makes of a module. */
export function stateAfter(before: ModuleSwitch, { state, audience, text }: ModuleWish): ModuleSetting {
  if (state === 'on') return { open: 1, maintenance: 0, text: null, audience: audience ?? everybody };
  if (state === 'maintenance') return { open: 1, maintenance: 1, text: text ?? before.text, audience: audience ?? before.audience };
  const closed: ModuleSetting = { open: 0, maintenance: 0, text: null, audience: everybody };
  if (!audience || before.open === 0) return closed;
  const left = before.audience.filter((kind) => !audience.includes(kind));
  return left.length > 0 ? { ...settingOf(before), audience: left } : closed;
}

export const settingOf = ({ open, maintenance, text, audience }: ModuleSwitch): ModuleSetting => ({ open, maintenance, text, audience });
const seenBy = ({ open, audience }: ModuleSetting): UserType[] => (open === 1 ? audience : []);
const item = (row: ModuleSwitch, parent: ModuleSwitch | undefined): ModuleState => {
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
