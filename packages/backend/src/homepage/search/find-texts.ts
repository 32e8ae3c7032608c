import type { SearchHit } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { newestFirst } from '../../kernel/database/columns.ts';
import { contains, holdsText } from '../../kernel/text-search/bigrams.ts';
import type { HomepageContext } from '../context.ts';
import { readable, visibleCategories } from '../news/articles.ts';
import { newsArticle } from '../news/schema.ts';
import { addressed } from '../notice/notices.ts';
import { notice } from '../notice/schema.ts';
import { rangesOf, summaryOf } from './ranges.ts';
import { folded } from './words.ts';

type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;
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
 * A word in more than every fiftieth text is searched in order among the newest texts; a rarer one by the index.
 * Neither reads more than some thousand rows.
 */
const [newest, frequent, mostCounted] = [1_000, 20, 1_000];
interface Brief {
  id: string;
  title: string;
}
/** A table of texts, and how to show a row. */
interface Texts {
  table: PgTable;
  /** `from` is the text's author. */
  columns: Record<'id' | 'title' | 'text' | 'from' | 'time' | 'isTop' | 'search', AnyPgColumn>;
  /** The condition for rows that the visitor may see. */
  seen: SQL | undefined;
  type: SearchHit['type'];
  pageOf(id: string): { link: string; mobileLink: string };
}
interface TextRow extends Brief {
  text: string | null;
  from: string;
  time: Date;
}

/** Titles with the first word come before texts with it; both keep their order. */
function titleFirst(rows: Brief[], words: readonly string[]): Brief[] {
  const inTitle = (row: Brief) => folded(row.title).includes(words[0] ?? '');
  return [...rows.filter(inTitle), ...rows.filter((row) => !inTitle(row))];
}

export function findNoticesByWords(store: Store, visitor: Visitor, wanted: Wanted): Promise<Found> {
  const { id, title, content: text, createrName: from, sendTime: time, isTop, search } = notice;
  const texts: Texts = {
    table: notice,
    columns: { id, title, text, from, time, isTop, search },
    type: 'notice',
    seen: addressed(store, visitor),
    pageOf: (named) => ({
      link: `/info-center?notice=${encodeURIComponent(named)}`,
      mobileLink: `/mobile/notice?notice=${encodeURIComponent(named)}`,
    }),
  };
  return findTexts(store, texts, wanted);
}

export async function findNewsByWords(store: Store, visitor: Visitor, wanted: Wanted): Promise<Found> {
  const { id, title, summary: text, publisher: from, publishTime: time, isTop, search } = newsArticle;
  const seen = readable(store, visitor, await visibleCategories(store, visitor));
  const texts: Texts = {
    table: newsArticle,
    columns: { id, title, text, from, time, isTop, search },
    type: 'news',
    seen,
    pageOf: (named) => ({ link: `/news/article/${named}`, mobileLink: `/mobile/news/article/${named}` }),
  };
  return findTexts(store, texts, wanted);
}

async function findTexts(store: Store, texts: Texts, { words, limit, offset }: Wanted): Promise<Found> {
  const found = titleFirst(await candidates(store, texts, words), words);
  const ids = found.slice(offset, offset + limit).map((row) => row.id);
  const { id, title, text, from, time } = texts.columns;
  const rows = ids.length > 0 ? await store.database.select({ id, title, text, from, time }).from(texts.table).where(inArray(id, ids)) : [];
  const records = ids
    .flatMap((each) => (rows as TextRow[]).filter((row) => row.id === each))
    .map((row) => {
      const summary = summaryOf(row.text ?? '', words);
      return {
        id: row.id,
        type: texts.type,
        title: row.title,
        summary,
        deptName: row.from,
        time: writeTime(row.time),
        ranges: [...rangesOf('title', row.title, words), ...rangesOf('summary', summary, words)],
        target: { ...texts.pageOf(row.id), isFrame: 0 as const, isLogin: 0 as const },
      };
    });
  return { total: found.length, records };
}

/** Rows that contain all words: among the newest if that gives enough, else by the index. */
async function candidates({ database }: Store, { table, columns, seen }: Texts, words: readonly string[]): Promise<Brief[]> {
  const { id, title, text, time, isTop, search } = columns;
  const order = [newestFirst(isTop), newestFirst(time)];
  const near = database
    .select({ id, title, text })
    .from(table)
    .where(seen)
    .orderBy(...order)
    .limit(newest)
    .as('near');
  const common = await database
    .select({ id: near.id, title: near.title })
    .from(near)
    .where(and(...words.map((word) => holdsText([sql`${near.title}`, sql`${near.text}`], word))));
  if (common.length >= frequent) return common as Brief[];
  const byIndex = await database
    .select({ id, title })
    .from(table)
    .where(and(seen, ...words.map((word) => contains(search, [title, text], word))))
    .orderBy(...order)
    .limit(mostCounted);
  return byIndex as Brief[];
}
