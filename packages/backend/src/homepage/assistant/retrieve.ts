import type { LinkTarget, NewsItem } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import type { HomepageContext } from '../context.ts';
import { readable, visibleCategories } from '../news/articles.ts';
import { newsArticle } from '../news/schema.ts';
import { addressed } from '../notice/notices.ts';
import { notice } from '../notice/schema.ts';
import { guideText, searchable } from '../search/find-services.ts';
import type { ServiceRow } from '../service/catalogue.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import { pairsOfQuestion } from './question.ts';

type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;
/** A possible source of an answer. */
export interface Passage {
  type: 'service' | 'notice' | 'news';
  title: string;
  text: string;
  target: LinkTarget;
  time?: string;
  /** Present for a service with a guide. */
  service?: { row: ServiceRow; deptName: string };
}
/** Minimum share of the question's weight that a service must match. */
const enough = 0.34;

/** The passages that this visitor may see, ordered by similarity to the question. */
export async function retrieve(store: Store, visitor: Visitor, question: string): Promise<Passage[]> {
  const pairs = pairsOfQuestion(question);
  if (pairs.length === 0) return [];
  const [services, notices, news] = await Promise.all([
    servicesFor(store, visitor, pairs),
    noticesFor(store, visitor, pairs),
    newsFor(store, visitor, pairs),
  ]);
  return [...services, ...notices, ...news];
}

async function servicesFor(store: Store, visitor: Visitor, pairs: string[]): Promise<Passage[]> {
  const { rows, catalogue } = await searchable(store, visitor);
  const scored = rows.map((row) => {
    const name = new Set(bigrams(row.name));
    const body = guideText(row);
    const shared = pairs.filter((pair) => name.has(pair)).length;
    // A name contained in the question is the best match; the guide's text only adds to it.
    const own = [...name].filter((pair) => [...pair].length > 1);
    const covered = own.length > 0 ? own.filter((pair) => pairs.includes(pair)).length / own.length : 0;
    const inText = pairs.filter((pair) => body.includes(pair)).length;
    return { row, score: (shared / pairs.length) * 0.6 + covered * 0.5 + (inText / pairs.length) * 0.25, shared };
  });
  return scored
    .filter(({ score, shared }) => shared > 0 && score >= enough)
    .sort((a, b) => b.score - a.score || b.row.hits - a.row.hits)
    .slice(0, 3)
    .map(({ row }) => {
      const deptName = catalogue.departments.find((each) => each.id === row.deptId)?.name ?? '';
      const guide = {
        link: `/service-hall/details/${row.id}`,
        mobileLink: `/mobile/service-guide/${row.id}`,
        isFrame: 0 as const,
        isLogin: 0 as const,
      };
      const system = { link: row.pcUrl, mobileLink: row.mobileUrl, isFrame: row.isFrame, isLogin: row.isLogin };
      const text = [deptName, row.summary, guideText(row)].filter(Boolean).join('。');
      return {
        type: 'service' as const,
        title: row.name,
        text,
        target: row.kind === 'service' ? guide : system,
        service: { row, deptName },
      };
    });
}

/** The number of the question's pairs in a row. */
const sharedPairs = (column: AnyPgColumn, pairs: string[]) =>
  sql<number>`(select count(*)::int from unnest(${column}) as pair where pair = any(${list(pairs)}))`;
const list = (pairs: string[]) =>
  sql`array[${sql.join(
    pairs.map((pair) => sql`${pair}`),
    sql`, `,
  )}]::text[]`;
/** At least half of the question, and more than one pair. */
const needed = (pairs: string[]) => Math.min(pairs.length, Math.max(2, Math.ceil(pairs.length / 2)));

async function noticesFor(store: Store, visitor: Visitor, pairs: string[]): Promise<Passage[]> {
  if (!(await isModuleAtWork(store, visitor, 'info-center'))) return [];
  const near = store.database
    .select({
      id: notice.id,
      title: notice.title,
      content: notice.content,
      time: notice.sendTime,
      shared: sharedPairs(notice.search, pairs).as('shared'),
    })
    .from(notice)
    .where(and(addressed(store, visitor), sql`${notice.search} && ${list(pairs)}`))
    .orderBy(desc(notice.sendTime))
    .limit(300)
    .as('near');
  const rows = await store.database
    .select()
    .from(near)
    .where(sql`${near.shared} >= ${needed(pairs)}`)
    .orderBy(desc(near.shared), desc(near.time))
    .limit(2);
  return rows.map((row) => ({
    type: 'notice' as const,
    title: row.title,
    text: row.content,
    time: writeTime(row.time),
    target: page(`/info-center?notice=${encodeURIComponent(row.id)}`, `/mobile/notice?notice=${encodeURIComponent(row.id)}`),
  }));
}

async function newsFor(store: Store, visitor: Visitor, pairs: string[]): Promise<Passage[]> {
  if (!(await isModuleAtWork(store, visitor, 'news'))) return [];
  const categories = await visibleCategories(store, visitor);
  const near = store.database
    .select({
      id: newsArticle.id,
      title: newsArticle.title,
      summary: newsArticle.summary,
      time: newsArticle.publishTime,
      shared: sharedPairs(newsArticle.search, pairs).as('shared'),
    })
    .from(newsArticle)
    .where(
      and(
        readable(store, visitor, categories),
        eq(newsArticle.linkType, 'inner' satisfies NewsItem['linkType']),
        sql`${newsArticle.search} && ${list(pairs)}`,
      ),
    )
    .orderBy(desc(newsArticle.publishTime))
    .limit(300)
    .as('near');
  const rows = await store.database
    .select()
    .from(near)
    .where(sql`${near.shared} >= ${needed(pairs)}`)
    .orderBy(desc(near.shared), desc(near.time))
    .limit(1);
  return rows.map((row) => ({
    type: 'news' as const,
    title: row.title,
    text: row.summary ?? '',
    time: writeTime(row.time),
    target: page(`/news/article/${row.id}`, `/mobile/news/article/${row.id}`),
  }));
}

const page = (link: string, mobileLink: string): LinkTarget => ({ link, mobileLink, isFrame: 0, isLogin: 0 });
