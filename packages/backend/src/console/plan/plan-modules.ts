import type { ModuleChange } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import type { ModuleSetting, ModuleSwitching } from '../../homepage/unit/module-changes.ts';
import { settingOf } from '../../homepage/unit/module-changes.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { tellConsole } from '../act/tell.ts';
import type { ConsoleContext } from '../context.ts';
import { changeModules, type ModulesChanged } from '../module/change-modules.ts';
import { laterTime } from './plan-time.ts';
import { consolePlan } from './schema.ts';

/** The input of a planned change, or of the end of one. */
export type PlannedModules =
  | { changes: ModuleChange[] }
  | { before: Record<string, ModuleSetting>; expected: Record<string, ModuleSetting>; changes: ModuleChange[] };

interface Given {
  school: School;
  by: Actor;
  checkOnly: boolean;
  reason?: string | undefined;
}

/** Changes modules at a later time, or now until a later time; both ends are rows that any node carries out. */
export async function planModules(
  context: ConsoleContext,
  { changes, due: dueText, until: untilText }: { changes: ModuleChange[]; due: string | undefined; until: string | undefined },
  given: Given,
): Promise<ModulesChanged> {
  const now = context.now();
  const due = dueText === undefined ? undefined : laterTime('due', dueText, now);
  const until = untilText === undefined ? undefined : laterTime('until', untilText, due ?? now);
  if (!due)
    return changeModules(context, changes, { ...given, also: (transaction, done) => planEnd(transaction, { ...given, ...done, until }) });
  // The same checks as for a change now, without one.
  const seen = await changeModules(context, changes, { ...given, checkOnly: true });
  const effects = { ...seen.effects, sentences: [`${writeTime(due).slice(0, 16)} 起自动生效`, ...seen.effects.sentences] };
  if (given.checkOnly) return { rows: seen.rows, effects };
  const actId = await context.database.transaction(async (transaction) => {
    const plan = {
      ...planOf(given, seen.rows),
      input: { changes: changes.map(({ version: _version, ...change }) => change) },
      due,
      until: until ?? null,
    };
    const [row] = await transaction.insert(consolePlan).values(plan).returning({ id: consolePlan.id });
    return writeOperation(
      { database: transaction, now: context.now },
      {
        by: given.by,
        action: 'plan.change',
        object: plan.object,
        objectName: plan.objectName,
        fid: given.school.fid,
        before: null,
        after: { plan: row?.id, changes, due: writeTime(due), until: until ? writeTime(until) : null },
        reason: given.reason,
      },
    );
  });
  await tellConsole(context, given.school.fid);
  return { rows: seen.rows, effects: { ...effects, reversible: false }, actId };
}

/** Plans the end of a change that has just been made. */
export async function planEnd(
  transaction: Transaction,
  { rows, until, ...given }: { rows: ModuleSwitching[]; until: Date | null | undefined; school: School; by: Actor },
): Promise<void> {
  if (!until) return;
  const input: PlannedModules = {
    before: Object.fromEntries(rows.map(({ row }) => [row.sign, settingOf(row)])),
    expected: Object.fromEntries(rows.map(({ row, after }) => [row.sign, after])),
    changes: rows.map(({ row }) => ({ sign: row.sign, state: row.open === 0 ? 'off' : row.maintenance === 1 ? 'maintenance' : 'on' })),
  };
  await transaction.insert(consolePlan).values({ ...planOf(given, rows), input, due: until });
}

const planOf = ({ school, by }: { school: School; by: Actor }, rows: readonly ModuleSwitching[]) => ({
  fid: school.fid,
  action: 'module.change',
  object: rows.map(({ row }) => row.sign).join(' '),
  objectName: rows.map(({ row }) => row.name).join('、'),
  personId: by.personId ?? '',
  who: by.name,
  role: by.role,
  state: 'waiting' as const,
});
