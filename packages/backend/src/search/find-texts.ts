import type { SearchHit } from '@portico/contracts';
import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Visitor } from '../api/visitor.ts';
import { writeTime } from '../clock.ts';
import { readable, visibleCategories } from '../news/articles.ts';
import { newsArticle } from '../news/schema.ts';
import { addressed } from '../notice/notices.ts';
import { notice } from '../notice/schema.ts';
import type { Workshop } from '../services.ts';
import { contains } from './bigrams.ts';
import { rangesOf, summaryOf } from './ranges.ts';

type Store = Pick<Workshop, 'database' | 'schools' | 'now'>;
interface Wanted {
  words: readonly string[];
  limit: number;
  offset: number;
}
export interface Found {
  total: number;
  records: SearchHit[];
}
/** Only the newest so many matches are ranked and counted: a word that stands everywhere costs no more than another. */
export const mostCounted = 1_000;

/** Titles that hold the first word come before texts that do; then what is newer. */
const titleFirst = (title: SQL.Aliased | SQL, words: readonly string[]) =>
  desc(sql`(${title} ilike ${`%${(words[0] ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`})`);

export async function findNoticesByWords(store: Store, visitor: Visitor, { words, limit, offset }: Wanted): Promise<Found> {
  const { database } = store;
  const near = database
    .select({ id: notice.id, title: notice.title, time: notice.sendTime })
    .from(notice)
    .where(and(addressed(store, visitor), ...words.map((word) => contains(notice.search, [notice.title, notice.content], word))))
    .orderBy(desc(notice.isTop), desc(notice.sendTime))
    .limit(mostCounted)
    .as('near');
  const page = await database
    .select({ id: near.id, total: sql<string>`count(*) over ()` })
    .from(near)
    .orderBy(titleFirst(sql`${near.title}`, words), desc(near.time), desc(near.id))
    .limit(limit)
    .offset(offset);
  const ids = page.map((row) => row.id);
  const rows = ids.length > 0 ? await database.select().from(notice).where(inArray(notice.id, ids)) : [];
  const records = ids
    .flatMap((id) => rows.filter((row) => row.id === id))
    .map((row) => {
      const summary = summaryOf(row.content, words);
      return {
        ...{ id: row.id, type: 'notice' as const, title: row.title, summary, deptName: row.createrName, time: writeTime(row.sendTime) },
        ranges: [...rangesOf('title', row.title, words), ...rangesOf('summary', summary, words)],
        target: pageOf(`/info-center?notice=${encodeURIComponent(row.id)}`, `/mobile/notice?notice=${encodeURIComponent(row.id)}`),
      };
    });
  return { total: Number(page[0]?.total ?? 0), records };
}

export async function findNewsByWords(store: Store, visitor: Visitor, { words, limit, offset }: Wanted): Promise<Found> {
  const { database } = store;
  const categories = await visibleCategories(store, visitor);
  const near = database
    .select({ id: newsArticle.id, title: newsArticle.title, time: newsArticle.publishTime })
    .from(newsArticle)
    .where(
      and(
        readable(store, visitor, categories),
        ...words.map((word) => contains(newsArticle.search, [newsArticle.title, newsArticle.summary], word)),
      ),
    )
    .orderBy(desc(newsArticle.isTop), desc(newsArticle.publishTime))
    .limit(mostCounted)
    .as('near');
  const page = await database
    .select({ id: near.id, total: sql<string>`count(*) over ()` })
    .from(near)
    .orderBy(titleFirst(sql`${near.title}`, words), desc(near.time), desc(near.id))
    .limit(limit)
    .offset(offset);
  const ids = page.map((row) => row.id);
  const rows = ids.length > 0 ? await database.select(newsColumns).from(newsArticle).where(inArray(newsArticle.id, ids)) : [];
  const records = ids
    .flatMap((id) => rows.filter((row) => row.id === id))
    .map((row) => {
      const summary = summaryOf(row.summary ?? '', words);
      return {
        ...{ id: row.id, type: 'news' as const, title: row.title, summary, deptName: row.publisher, time: writeTime(row.publishTime) },
        ranges: [...rangesOf('title', row.title, words), ...rangesOf('summary', summary, words)],
        target: pageOf(`/news/article/${row.id}`, `/mobile/news/article/${row.id}`),
      };
    });
  return { total: Number(page[0]?.total ?? 0), records };
}

const newsColumns = {
  id: newsArticle.id,
  title: newsArticle.title,
  summary: newsArticle.summary,
  publisher: newsArticle.publisher,
  publishTime: newsArticle.publishTime,
};
const pageOf = (link: string, mobileLink: string) => ({ link, mobileLink, isFrame: 0 as const, isLogin: 0 as const });
