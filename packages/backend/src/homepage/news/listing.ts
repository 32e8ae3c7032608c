import type { NewsCategory, NewsItem } from '@portico/contracts';
import { and, eq, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { isVisible } from '../../kernel/database/columns.ts';
import { contains } from '../../kernel/text-search/bigrams.ts';
import { allCategories, isOpen, type ListRow, newsCategoryOf, newsItem, readable, type Store } from './articles.ts';
import { newsArticle } from './schema.ts';

/** What a visitor's lists contain: articles that they may read, and for a guest also titles that are public. */
export interface Listing {
  categories: NewsCategory[];
  /** The condition for every row of the list. */
  where: SQL | undefined;
  /** The condition for rows that contain a keyword, in nothing that this visitor may not read. */
  matching: (keyword: string) => SQL | undefined;
  /** A row as this visitor sees it. */
  item: (row: ListRow) => NewsItem;
}

export async function listingFor(store: Store, visitor: Visitor): Promise<Listing> {
  const { school, userType } = visitor;
  const rows = await allCategories(store, school);
  const open = rows.filter((row) => isOpen(row, userType));
  const mayRead = readable(store, visitor, open);
  const listed = userType === 'GUEST' ? rows.filter((row) => row.publicTitle === 1 || open.includes(row)) : open;
  const categories = listed.map((row) => newsCategoryOf(open.includes(row) ? row : { ...row, isLogin: 1 }));
  const openIds = new Set(open.map(({ id }) => id));
  const publicIds = listed.filter((row) => row.publicTitle === 1).map(({ id }) => id);
  const hasPublicTitle = and(
    eq(newsArticle.fid, school.fid),
    lte(newsArticle.publishTime, store.now()),
    inArray(newsArticle.categoryId, ['-', ...categories.map(({ id }) => id)]),
    or(eq(newsArticle.publicTitle, 1), inArray(newsArticle.categoryId, ['-', ...publicIds])),
  );
  const titleOnly = userType === 'GUEST' ? and(hasPublicTitle, not(mayRead ?? sql`true`)) : sql`false`;
  const inText = (keyword: string) => contains(newsArticle.search, [newsArticle.title, newsArticle.summary], keyword);
  const inTitle = (keyword: string) => contains(newsArticle.search, [newsArticle.title], keyword);
  return {
    categories,
    where: userType === 'GUEST' ? or(mayRead, titleOnly) : mayRead,
    matching: (keyword) => or(and(mayRead, inText(keyword)), and(titleOnly, inTitle(keyword))),
    item(row) {
      const item = newsItem(row, categories, store.now());
      return isVisible(row, userType) && openIds.has(row.categoryId) ? item : onlyTitle(item);
    },
  };
}

function onlyTitle({ id, categoryId, categoryName, title, publishTime, isTop, isNew }: NewsItem): NewsItem {
  return { id, categoryId, categoryName, title, publishTime, isTop, isNew, publisher: '', views: 0, linkType: 'inner', isLocked: 1 };
}
