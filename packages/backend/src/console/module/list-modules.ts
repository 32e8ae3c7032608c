import type { ConsoleModule } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq } from 'drizzle-orm';
import { settingOf } from '../../homepage/unit/module-changes.ts';
import { menuEntry, moduleSwitch } from '../../homepage/unit/schema.ts';
import { configItem } from '../../kernel/config/schema.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import type { ConsoleContext } from '../context.ts';
import { consolePlan } from '../plan/schema.ts';
import { inChinese } from '../words/in-chinese.ts';
import { problemOfSwitch } from './fixed-modules.ts';
import { stateOfSetting, versionOf } from './module-state.ts';

/** As many of the newest changes are read for the column of the last one. */
const lookBack = 500;

/** The modules and blocks of a school, each module before its blocks. */
export async function listModules({ database }: ConsoleContext, school: School): Promise<ConsoleModule[]> {
  const { fid } = school;
  const rows = await database.select().from(moduleSwitch).where(eq(moduleSwitch.fid, fid)).orderBy(moduleSwitch.sort, moduleSwitch.sign);
  const menus = await database.select({ module: menuEntry.module }).from(menuEntry).where(eq(menuEntry.fid, fid));
  const placed = await database
    .select({ body: configItem.body })
    .from(configItem)
    .where(and(eq(configItem.fid, fid), eq(configItem.kind, 'homeBlock')));
  const onHome = new Set(placed.map(({ body }) => (body as { sign?: string }).sign));
  const changes = await database
    .select()
    .from(operationEntry)
    .where(and(eq(operationEntry.fid, fid), eq(operationEntry.action, 'module.change'), eq(operationEntry.outcome, 'done')))
    .orderBy(desc(operationEntry.id))
    .limit(lookBack);
  const plans = await database
    .select()
    .from(consolePlan)
    .where(and(eq(consolePlan.fid, fid), eq(consolePlan.state, 'waiting'), eq(consolePlan.action, 'module.change')))
    .orderBy(consolePlan.due);
  const listed = await Promise.all(
    rows.map(async (row): Promise<ConsoleModule> => {
      const setting = settingOf(row);
      const off = { row, after: { ...setting, open: 0 as const } };
      const others = rows.map((each) => (each.sign === row.sign ? { ...each, open: 0 as const } : each));
      const fixed = row.parent === '' ? await problemOfSwitch(database, { school, switching: off, others }) : undefined;
      const plan = plans.find(({ object }) => object.split(' ').includes(row.sign));
      const last = changes.find(({ object }) => object.split(' ').includes(row.sign));
      const wish =
        plan &&
        (plan.input as { changes?: { sign: string; state: ConsoleModule['state'] }[] }).changes?.find(({ sign }) => sign === row.sign);
      return {
        sign: row.sign,
        parent: row.parent,
        name: row.name,
        state: stateOfSetting(setting),
        audience: row.audience,
        ...(row.text && { text: row.text }),
        version: versionOf(setting),
        ...(fixed && { fixed: inChinese(fixed) }),
        ...(plan && {
          plan: {
            id: String(plan.id),
            state: wish?.state ?? 'on',
            due: writeTime(plan.due),
            ...(plan.until && { until: writeTime(plan.until) }),
          },
        }),
        ...(last && { last: { time: writeTime(last.time), who: last.who } }),
        places: [...(menus.some(({ module }) => module === row.sign) ? ['菜单'] : []), ...(onHome.has(row.sign) ? ['首页'] : [])],
      };
    }),
  );
  return listed
    .filter(({ parent }) => parent === '')
    .flatMap((module) => [module, ...listed.filter(({ parent }) => parent === module.sign)]);
}
