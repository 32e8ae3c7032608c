import type { Effects } from '@portico/contracts/console';
import { and, count, eq, inArray } from 'drizzle-orm';
import { type ModuleSwitching, settingOf } from '../../homepage/unit/module-changes.ts';
import { menuEntry } from '../../homepage/unit/schema.ts';
import { configItem } from '../../kernel/config/schema.ts';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { person } from '../../kernel/identity/schema.ts';
import { noEffects } from '../act/acts.ts';
import { openTabs } from '../act/open-tabs.ts';
import type { ConsoleContext } from '../context.ts';
import { consolePlan } from '../plan/schema.ts';
import { stateName } from './module-state.ts';

/** What a change of modules reaches, counted from what stands. */
export async function effectsOfModules(
  { running, now }: Pick<ConsoleContext, 'running' | 'now'>,
  database: Database | Transaction,
  { fid, rows }: { fid: string; rows: readonly ModuleSwitching[] },
): Promise<Effects> {
  const signs = rows.map(({ row }) => row.sign);
  const areas = running.registry?.planFor({ fid }).areas ?? [];
  const pages = areas
    .flatMap(({ area, pages: own }) => Object.values(own).map((page) => page.module ?? area))
    .filter((sign) => signs.includes(sign));
  const [menus] = await database
    .select({ n: count() })
    .from(menuEntry)
    .where(and(eq(menuEntry.fid, fid), inArray(menuEntry.module, signs)));
  const placed = await database
    .select({ body: configItem.body })
    .from(configItem)
    .where(and(eq(configItem.fid, fid), eq(configItem.kind, 'homeBlock')));
  const blocks = placed.filter(({ body }) => {
    const { sign = '' } = body as { sign?: string };
    return signs.includes(sign) || signs.includes(sign.split('.')[0] ?? '');
  });
  const kinds = [...new Set(rows.flatMap(({ row, after }) => [...row.audience, ...after.audience]))];
  const [people] = await database
    .select({ n: count() })
    .from(person)
    .where(and(eq(person.fid, fid), inArray(person.userType, kinds)));
  const plans = await database
    .select({ object: consolePlan.object })
    .from(consolePlan)
    .where(and(eq(consolePlan.fid, fid), eq(consolePlan.state, 'waiting'), eq(consolePlan.action, 'module.change')));
  const counts = {
    menuEntries: menus?.n ?? 0,
    pages: pages.length,
    blocks: blocks.length,
    tabs: await openTabs(database, { fid, now: now() }),
    people: people?.n ?? 0,
    plans: plans.filter(({ object }) => object.split(' ').some((sign) => signs.includes(sign))).length,
  };
  const said = rows.map(({ row, after }) => `${row.name}：${stateName(settingOf(row))} → ${stateName(after)}`);
  const reach = `${counts.menuEntries} 个菜单项、${counts.pages} 个页面、${counts.blocks} 个首页区块随之改变`;
  const follow = counts.tabs > 0 ? [`${counts.tabs} 个打开的页面会自动更新，无需刷新`] : [];
  const plan = counts.plans > 0 ? [`有 ${counts.plans} 项定时也涉及这些模块`] : [];
  return { ...noEffects, ...counts, sentences: [...said, reach, ...follow, ...plan] };
}
