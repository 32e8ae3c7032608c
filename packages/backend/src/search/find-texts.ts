import type { SearchHit } from '@portico/contracts';
import { and, inArray, sql } from 'drizzle-orm';
import type { Visitor } from '../api/visitor.ts';
import { writeTime } from '../clock.ts';
import { newestFirst } from '../database/columns.ts';
import { readable, visibleCategories } from '../news/articles.ts';
import { newsArticle } from '../news/schema.ts';
import { addressed } from '../notice/notices.ts';
import { notice } from '../notice/schema.ts';
import type { Workshop } from '../services.ts';
import { contains, holdsText } from './bigrams.ts';
import { rangesOf, summaryOf } from './ranges.ts';
import { folded } from './words.ts';

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
/**
 * A word that stands in every fiftieth text is looked for among the newest of them, in their order; a rarer one by the
 * index. So neither reads more than some thousand rows.
 */
const [newest, frequent, mostCounted] = [1_000, 20, 1_000];
interface Brief {
  id: string;
  title: string;
}

/** Titles that hold the first word come before texts that do; both in the order in which they came. */
function titleFirst(rows: Brief[], words: readonly string[]): Brief[] {
  const inTitle = (row: Brief) => folded(row.title).includes(words[0] ?? '');
  return [...rows.filter(inTitle), ...rows.filter((row) => !inTitle(row))];
}

export async function findNoticesByWords(store: Store, visitor: Visitor, { words, limit, offset }: Wanted): Promise<Found> {
  const { database } = store;
  const brief = { id: notice.id, title: notice.title };
  const order = [newestFirst(notice.isTop), newestFirst(notice.sendTime)];
  const seen = addressed(store, visitor);
  const near = database
    .select({ ...brief, content: notice.content })
    .from(notice)
    .where(seen)
    .orderBy(...order)
    .limit(newest)
    .as('near');
  const common = await database
    .select({ id: near.id, title: near.title })
    .from(near)
    .where(and(...words.map((word) => holdsText([sql`${near.title}`, sql`${near.content}`], word))));
  const byIndex = () =>
    database
      .select(brief)
      .from(notice)
      .where(and(seen, ...words.map((word) => contains(notice.search, [notice.title, notice.content], word))))
      .orderBy(...order)
      .limit(mostCounted);
  const all = titleFirst(common.length >= frequent ? common : await byIndex(), words);
  const page = all.slice(offset, offset + limit);
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
  return { total: all.length, records };
}

export async function findNewsByWords(store: Store, visitor: Visitor, { words, limit, offset }: Wanted): Promise<Found> {
  const { database } = store;
  const categories = await visibleCategories(store, visitor);
  const brief = { id: newsArticle.id, title: newsArticle.title };
  const order = [newestFirst(newsArticle.isTop), newestFirst(newsArticle.publishTime)];
  const seen = readable(store, visitor, categories);
  const near = database
    .select({ ...brief, summary: newsArticle.summary })
    .from(newsArticle)
    .where(seen)
    .orderBy(...order)
    .limit(newest)
    .as('near');
  const common = await database
    .select({ id: near.id, title: near.title })
    .from(near)
    .where(and(...words.map((word) => holdsText([sql`${near.title}`, sql`${near.summary}`], word))));
  const byIndex = () =>
    database
      .select(brief)
      .from(newsArticle)
      .where(and(seen, ...words.map((word) => contains(newsArticle.search, [newsArticle.title, newsArticle.summary], word))))
      .orderBy(...order)
      .limit(mostCounted);
  const all = titleFirst(common.length >= frequent ? common : await byIndex(), words);
  const page = all.slice(offset, offset + limit);
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
  return { total: all.length, records };
}

const newsColumns = {
  id: newsArticle.id,
  title: newsArticle.title,
  summary: newsArticle.summary,
  publisher: newsArticle.publisher,
  publishTime: newsArticle.publishTime,
};
const pageOf = (link: string, mobileLink: string) => ({ link, mobileLink, isFrame: 0 as const, isLogin: 0 as const });
