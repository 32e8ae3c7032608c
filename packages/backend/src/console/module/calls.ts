import { type ConsoleModule, modulesContract } from '@portico/contracts/console';
import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import { settingOf } from '../../homepage/unit/module-changes.ts';
import { moduleSwitch } from '../../homepage/unit/schema.ts';
import type { ServedCall } from '../../kernel/api/serve.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { actsOf, madeAct } from '../act/acts.ts';
import { serveConsole } from '../act/serve-console.ts';
import { rightOf } from '../act/standing.ts';
import type { ConsoleContext } from '../context.ts';
import { planModules } from '../plan/plan-modules.ts';
import { changeModules } from './change-modules.ts';
import { listModules } from './list-modules.ts';
import { stateOfSetting } from './module-state.ts';

const historyRows = 100;

export function moduleCalls(context: ConsoleContext): ServedCall[] {
  const read = { capability: 'modules.change' } as const;
  return serveConsole(context, modulesContract, {
    rules: { list: read, compare: read, history: read, change: { capability: 'modules.change', act: 'module.change' } },
    handlers: {
      list: async (_input, { school }) => ({ fid: school.fid, modules: await listModules(context, school) }),
      async compare(_input, { grants }) {
        const schools = (await context.schools.all()).filter(({ fid }) => rightOf(grants, 'modules.change', fid));
        const rows = await context.database.select().from(moduleSwitch).orderBy(moduleSwitch.sort, moduleSwitch.sign);
        const seen = rows.filter(({ fid }) => schools.some((school) => school.fid === fid));
        const bySign = Map.groupBy(seen, ({ sign }) => sign);
        return {
          schools: schools.map(({ fid, unitName }) => ({ fid, unitName })),
          rows: [...bySign].map(([sign, own]) => ({
            sign,
            parent: own[0]?.parent ?? '',
            name: own[0]?.name ?? sign,
            states: Object.fromEntries(own.map((row) => [row.fid, { state: stateOfSetting(settingOf(row)), audience: row.audience }])),
          })),
        };
      },
      async history({ sign }, { fid }) {
        const among = or(
          eq(operationEntry.object, sign),
          and(like(operationEntry.object, '% %'), sql`jsonb_exists(${operationEntry.after}, ${sign})`),
        );
        const rows = await context.database
          .select()
          .from(operationEntry)
          .where(and(eq(operationEntry.fid, fid), eq(operationEntry.action, 'module.change'), eq(operationEntry.outcome, 'done'), among))
          .orderBy(desc(operationEntry.id))
          .limit(historyRows);
        const acts = await actsOf(context.database, rows, context.now());
        const of = (said: unknown, object: string) => (object.includes(' ') ? (said as Record<string, unknown>)[sign] : said);
        return acts.map((act, index) => ({
          ...act,
          before: of(rows[index]?.before, act.object) ?? null,
          after: of(rows[index]?.after, act.object) ?? null,
        }));
      },
      async change({ changes, due, until, reason, checkOnly = false }, { school, by }) {
        const planned = due !== undefined || until !== undefined;
        const done = planned
          ? await planModules(context, { changes, due, until }, { school, by, checkOnly, reason })
          : await changeModules(context, changes, { school, by, checkOnly, reason });
        const signs = changes.map(({ sign }) => sign);
        const modules: ConsoleModule[] = (await listModules(context, school)).filter(({ sign }) => signs.includes(sign));
        return { modules, effects: done.effects, ...(await madeAct(context, done.actId)) };
      },
    },
  });
}
