import type { NewsCategory, NewsItem, UserType } from '@portico/contracts';
import { dayjs, writeTime } from '@portico/contracts/time';
import { and, eq, getTableColumns, inArray, lte, type SQL } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { isVisible, mayBeSeenBy } from '../../kernel/database/columns.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { HomepageContext } from '../context.ts';
import { newsArticle, newsCategory } from './schema.ts';

/** Time in ms for which an article counts as new. */
const newForDays = 3;

/** A list needs all columns except the text and the search index. */
const { html: _html, attachments: _attachments, search: _search, fid: _fid, ...columns } = getTableColumns(newsArticle);
export const listColumns = columns;
export type ListRow = Pick<typeof newsArticle.$inferSelect, keyof typeof listColumns>;
type CategoryRow = typeof newsCategory.$inferSelect;
export type Store = Pick<HomepageContext, 'database' | 'schools' | 'now'>;

/** Every column of a school, for all kinds of visitors. */
export const allCategories = ({ database, schools }: Store, school: School): Promise<CategoryRow[]> =>
  schools.remember(school, 'news.categories', () =>
    database.select().from(newsCategory).where(eq(newsCategory.fid, school.fid)).orderBy(newsCategory.sort, newsCategory.id),
  );

/** Whether this kind of visitor may read a column. */
export const isOpen = (row: CategoryRow, userType: UserType): boolean =>
  isVisible(row, userType) && (row.isLogin === 0 || userType !== 'GUEST');

export const newsCategoryOf = ({ id, name, parentId, sort, isLogin }: CategoryRow): NewsCategory => ({
  id,
  name,
  sort,
  isLogin,
  ...(parentId && { parentId }),
});

/** The columns that a visitor may read. */
export async function visibleCategories(store: Store, { school, userType }: Visitor): Promise<NewsCategory[]> {
  const rows = await allCategories(store, school);
  return rows.filter((row) => isOpen(row, userType)).map(newsCategoryOf);
}

/** The SQL condition for articles that this visitor may read; an article is hidden before its publication time. */
export function readable({ now }: Store, { school, userType }: Visitor, categories: readonly Pick<NewsCategory, 'id'>[]): SQL | undefined {
  return and(
    eq(newsArticle.fid, school.fid),
    mayBeSeenBy(newsArticle.audience, userType),
    lte(newsArticle.publishTime, now()),
    // An empty list would be invalid SQL; no category has this id.
    inArray(newsArticle.categoryId, ['-', ...categories.map((category) => category.id)]),
  );
}

export function newsItem(row: ListRow, categories: NewsCategory[], now: Date): NewsItem {
  return {
    id: row.id,
    categoryId: row.categoryId,
    categoryName: categories.find((category) => category.id === row.categoryId)?.name ?? '',
    title: row.title,
    ...(row.summary && { summary: row.summary }),
    ...(row.cover && { cover: row.cover }),
    publisher: row.publisher,
    ...(row.author && { author: row.author }),
    publishTime: writeTime(row.publishTime),
    views: row.views,
    isTop: row.isTop,
    isNew: dayjs(row.publishTime).add(newForDays, 'day').isAfter(now) ? 1 : 0,
    linkType: row.linkType,
    ...(row.url && { url: row.url }),
  };
}

/** Articles in the order of their ids; articles that the visitor may not read are omitted. */
export async function articlesById(store: Store, visitor: Visitor, ids: string[]): Promise<NewsItem[]> {
  if (ids.length === 0) return [];
  const categories = await visibleCategories(store, visitor);
  const rows = await store.database
    .select(listColumns)
    .from(newsArticle)
    .where(and(readable(store, visitor, categories), inArray(newsArticle.id, ids)));
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => newsItem(row, categories, store.now()));
}
