import { codes } from '@portico/contracts';
import type { Effects, ModuleChange } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq } from 'drizzle-orm';
import {
  lockModules,
  type ModuleSetting,
  type ModuleSwitching,
  settingOf,
  stateAfter,
  switchModules,
} from '../../homepage/unit/module-changes.ts';
import { moduleSwitch } from '../../homepage/unit/schema.ts';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { rehearse } from '../../kernel/database/rehearse.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { tellSchools } from '../../kernel/live/tell-schools.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { conflict, invalidFields } from '../act/conflict.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { effectsOfModules } from './effects.ts';
import { problemOfSwitch } from './fixed-modules.ts';
import { versionOf } from './module-state.ts';

export interface ModulesChanged {
  actId?: number;
  effects: Effects;
  rows: ModuleSwitching[];
}
interface Given {
  school: School;
  by: Actor;
  checkOnly: boolean;
  reason?: string | undefined;
  undoOf?: number;
  /** Runs in the same transaction, after the change. */
  also?: (transaction: Transaction, done: { rows: ModuleSwitching[]; actId: number }) => Promise<void>;
}

/** Changes modules of a school together; refused where one of them is no longer as the person saw it. */
export async function changeModules(context: ConsoleContext, changes: readonly ModuleChange[], given: Given): Promise<ModulesChanged> {
  const signs = changes.map(({ sign }) => sign);
  if (new Set(signs).size < signs.length) throw invalidFields([{ path: 'changes', text: '同一个模块出现了两次' }]);
  return apply(context, given, async (transaction) => {
    const rows = await lockModules(transaction, given.school.fid, signs);
    return Promise.all(
      changes.map(async (change, index) => {
        const row = rows.find(({ sign }) => sign === change.sign);
        if (!row) throw notFound('这个模块');
        if (change.version !== undefined && change.version !== versionOf(settingOf(row)))
          throw conflict(`${row.name} was changed by somebody else meanwhile.`, {
            current: settingOf(row),
            ...(await lastChange(transaction, row)),
          });
        const after = stateAfter(row, change);
        if (change.state === 'maintenance' && !after.text)
          throw invalidFields([{ path: `changes.${index}.text`, text: '请写明维护说明，访客会看到' }]);
        return { row, after };
      }),
    );
  });
}

/** Sets modules back to what they were; refused where they are no longer as `expected`. */
export async function restoreModules(
  context: ConsoleContext,
  { before, expected }: { before: Record<string, ModuleSetting>; expected: Record<string, ModuleSetting> },
  given: Given,
): Promise<ModulesChanged> {
  return apply(context, given, async (transaction) => {
    const rows = await lockModules(transaction, given.school.fid, Object.keys(before));
    return Promise.all(
      Object.entries(before).map(async ([sign, after]) => {
        const row = rows.find((each) => each.sign === sign);
        const should = expected[sign];
        if (!row || !should) throw notFound('这个模块');
        if (versionOf(settingOf(row)) !== versionOf(should))
          throw conflict(`${row.name} was changed again since then.`, { current: settingOf(row), ...(await lastChange(transaction, row)) });
        return { row, after };
      }),
    );
  });
}

async function apply(
  context: ConsoleContext,
  { school, by, checkOnly, reason, undoOf, also }: Given,
  read: (transaction: Transaction) => Promise<ModuleSwitching[]>,
): Promise<ModulesChanged> {
  const { fid } = school;
  const done = await rehearse(context.database, checkOnly, async (transaction) => {
    const rows = await read(transaction);
    const all = await transaction.select().from(moduleSwitch).where(eq(moduleSwitch.fid, fid));
    const others = all.map((row) => ({ ...row, ...rows.find((each) => each.row.sign === row.sign)?.after }));
    for (const switching of rows) {
      const problem = await problemOfSwitch(transaction, { school, switching, others });
      if (problem) throw new Refusal(codes.invalid, problem);
    }
    const effects = await effectsOfModules(context, transaction, { fid, rows });
    const facts = { ...(reason && { reason }), ...(undoOf !== undefined && { undoOf }) };
    const actId = await switchModules({ database: transaction, now: context.now }, { fid, by, rows, ...facts });
    await also?.(transaction, { rows, actId });
    return { rows, effects, actId };
  });
  if (checkOnly) return { rows: done.rows, effects: done.effects };
  await context.schools.changed(fid);
  if (context.running.live) await tellSchools(context.running.live, context, [fid], 'modules');
  await tellConsole(context, fid);
  return done;
}

async function lastChange(transaction: Transaction, { fid, sign }: { fid: string; sign: string }) {
  const [row] = await transaction
    .select()
    .from(operationEntry)
    .where(and(eq(operationEntry.fid, fid), eq(operationEntry.object, sign), eq(operationEntry.outcome, 'done')))
    .orderBy(desc(operationEntry.id))
    .limit(1);
  return row && { by: row.who, time: writeTime(row.time) };
}
