import { statisticContract } from '@portico/contracts';
import { dayOf, writeTime } from '@portico/contracts/time';
import { and, desc, eq, sql } from 'drizzle-orm';
import { createRepeatGuard } from '../../kernel/api/repeat-guard.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { HomepageContext } from '../context.ts';
import { catalogueOf, visibleServices } from '../service/catalogue.ts';
import { reportedNumber, searchCount, visitCount } from './schema.ts';

/** Time in ms in which several page views of one visitor count as one visit. */
const oneVisit = 10_000;

export function statisticCalls(services: HomepageContext): ServedCall[] {
  const { database, now } = services;
  const isRepeated = createRepeatGuard(oneVisit);

  return serve(
    statisticContract,
    {
      async home(_input, { visitor }) {
        const { fid } = visitor.school;
        const visible = visibleServices(await catalogueOf(services, visitor.school), visitor);
        const reported = await database.select().from(reportedNumber).where(eq(reportedNumber.fid, fid));
        const [visits] = await database
          .select({
            all: sql<string>`coalesce(sum(${visitCount.count}), 0)`,
            today: sql<string>`coalesce(sum(${visitCount.count}) filter (where ${visitCount.day} = ${dayOf(now())}), 0)`,
          })
          .from(visitCount)
          .where(eq(visitCount.fid, fid));
        const of = (sign: string) => reported.find((row) => row.sign === sign)?.value ?? 0;
        return {
          appCount: visible.length,
          guideCount: visible.filter((row) => row.guide !== null).length,
          handlingCount: of('handling'),
          finishedCount: of('finished'),
          visitCount: Number(visits?.all ?? 0),
          todayVisit: Number(visits?.today ?? 0),
          updateTime: writeTime(now()),
        };
      },
      async hotSearches(_input, { visitor }) {
        const rows = await database
          .select()
          .from(searchCount)
          .where(and(eq(searchCount.fid, visitor.school.fid)))
          .orderBy(desc(searchCount.count), searchCount.search)
          .limit(10);
        return { hot: rows.map(({ search, count }, index) => ({ search, count, rank: index + 1 })) };
      },
      async addFontVisit({ terminalType }, { visitor, facts }) {
        if (isRepeated(`${visitor.session?.id ?? facts.address} ${terminalType}`)) return { ok: true as const };
        const doubtful = isDoubtful(terminalType, facts.userAgent) ? 1 : 0;
        await database
          .insert(visitCount)
          .values({ fid: visitor.school.fid, day: dayOf(now()), terminalType, count: 1, doubtful })
          .onConflictDoUpdate({
            target: [visitCount.fid, visitCount.day, visitCount.terminalType],
            set: { count: sql`${visitCount.count} + 1`, doubtful: sql`${visitCount.doubtful} + ${doubtful}` },
          });
        return { ok: true as const };
      },
    },
    { shared: ['hotSearches'], byAudience: ['home'] },
  );
}

/** Stored as sent: the browser's user agent is no more reliable than the reported terminal. */
const isDoubtful = (terminalType: number, userAgent: string): boolean =>
  (terminalType === 3 && !/MicroMessenger/i.test(userAgent)) ||
  (terminalType > 1 && !/Mobi|Android|iPhone|iPad|HarmonyOS/i.test(userAgent));
