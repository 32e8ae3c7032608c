import type { Overview } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { vitalBetween } from '../../registry/build-health/vitals-since.ts';
import { registryTab } from '../../registry/releases/schema.ts';
import { actsOf } from '../act/acts.ts';
import type { Standing } from '../act/standing.ts';
import type { ConsoleContext } from '../context.ts';
import { listAreas } from '../release/read-release.ts';
import { type Part, readAttention } from './attention.ts';
import { searchMisses } from './search-misses.ts';

const shownActs = 10;
const hourMs = 3_600_000;
/** Below so many tabs of a build nothing is said of its speed. */
const few = 20;

/** The parts of the overview; one that fails is named, and the others stay. */
export async function readOverview(context: ConsoleContext, standing: Standing, fids: readonly string[]): Promise<Overview> {
  const failedParts: string[] = [];
  const part: Part = async (name, read, instead) => {
    try {
      return await read();
    } catch (err) {
      context.log.error({ err, part: name }, 'a part of the console’s overview failed');
      failedParts.push(name);
      return instead;
    }
  };
  const reader = { personId: standing.visitor.person.id, grants: standing.grants, fids };
  const [{ wrong, waiting }, acts, areas, fares, misses] = await Promise.all([
    readAttention(context, reader, part),
    part('acts', () => newestActs(context, standing, fids), []),
    part('areas', () => areasOf(context), []),
    part('fares', () => faresOf(context), { tabs: unknown, failed: unknown, lcp: unknown }),
    part('misses', () => searchMisses(context, fids), []),
  ]);
  const said = [...(wrong.length > 0 ? [`${wrong.length} 项异常`] : []), ...(waiting.length > 0 ? [`${waiting.length} 项等您处理`] : [])];
  return {
    sentence: failedParts.length > 0 && said.length === 0 ? '部分信息暂时读不到' : said.join('，') || '一切正常，没有事项等您处理',
    wrong,
    waiting,
    acts,
    fares,
    areas,
    misses,
    failedParts: [...new Set(failedParts)],
    time: writeTime(context.now()),
  };
}

const unknown = { now: null, yesterday: null };

async function newestActs({ database, now }: ConsoleContext, { visitor, isEditorOnly }: Standing, fids: readonly string[]) {
  const own = isEditorOnly ? eq(operationEntry.subjectId, visitor.person.id) : undefined;
  const rows = await database
    .select()
    .from(operationEntry)
    .where(and(inArray(operationEntry.fid, ['', ...fids]), eq(operationEntry.outcome, 'done'), own))
    .orderBy(desc(operationEntry.time), desc(operationEntry.id))
    .limit(shownActs);
  return actsOf(database, rows, now());
}

async function areasOf(context: ConsoleContext): Promise<Overview['areas']> {
  const { areas } = await listAreas(context);
  const health = (await context.running.health?.()) ?? [];
  const now = context.now().getTime();
  const hour = sql<number>`floor((${now}::float8 - extract(epoch from ${registryTab.first}) * 1000) / ${hourMs}::float8)::int`;
  const started = await context.database
    .select({ area: registryTab.area, hour, tabs: sql<number>`count(*)::int` })
    .from(registryTab)
    .where(gte(registryTab.first, new Date(now - 24 * hourMs)))
    .groupBy(registryTab.area, sql`2`);
  return areas.flatMap(({ area, title, everyone, share }) => {
    if (everyone === null) return [];
    const own = health.filter((each) => each.area === area);
    const hours = Array.from({ length: 24 }, (_, index) => started.find((row) => row.area === area && row.hour === 23 - index)?.tabs ?? 0);
    const sum = (of: 'tabs' | 'seen' | 'failed') => own.reduce((total, each) => total + each[of], 0);
    const measured = own.find((each) => each.buildId === everyone);
    const lcp = measured && measured.seen >= few ? (measured.vitals.LCP?.p75 ?? null) : null;
    return [
      {
        area,
        title,
        buildId: everyone,
        share: share?.percent ?? null,
        tabs: sum('tabs'),
        seen: sum('seen'),
        failed: sum('failed'),
        lcp,
        hours,
      },
    ];
  });
}

/** Tabs that started in the last 24 hours and the 24 before, and their LCP. */
async function faresOf({ database, now }: ConsoleContext): Promise<Overview['fares']> {
  const day = 24 * hourMs;
  const since = (days: number) => new Date(now().getTime() - days * day);
  const [row] = await database
    .select({
      tabs: sql<number>`count(distinct ${registryTab.tab}) filter (where ${gte(registryTab.first, since(1))})::int`,
      tabsBefore: sql<number>`count(distinct ${registryTab.tab}) filter (where ${registryTab.first} < ${since(1).toISOString()})::int`,
      failed: sql<number>`count(distinct ${registryTab.tab}) filter (where ${registryTab.failed} and ${gte(registryTab.first, since(1))})::int`,
      failedBefore: sql<number>`count(distinct ${registryTab.tab}) filter (where ${registryTab.failed} and ${registryTab.first} < ${since(1).toISOString()})::int`,
    })
    .from(registryTab)
    .where(gte(registryTab.first, since(2)));
  const lcp = async (from: number, to: number) => {
    const found = await vitalBetween(database, { metric: 'LCP', since: since(from), until: since(to) });
    return found === null ? null : Math.round(found);
  };
  return {
    tabs: { now: row?.tabs ?? null, yesterday: row?.tabsBefore ?? null },
    failed: { now: row?.failed ?? null, yesterday: row?.failedBefore ?? null },
    lcp: { now: await lcp(1, 0), yesterday: await lcp(2, 1) },
  };
}
