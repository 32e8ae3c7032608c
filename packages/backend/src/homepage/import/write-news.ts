import { eq } from 'drizzle-orm';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { insertMany } from '../../kernel/database/bulk.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import { newsArticle, newsCategory } from '../news/schema.ts';
import type { ImportContext } from './import-lists.ts';

type Row = typeof newsArticle.$inferInsert;
/** An article's read count stays unchanged. */
const changing: (keyof Row & string)[] = [
  ...(['categoryId', 'title', 'summary', 'cover', 'publisher', 'author', 'publishTime', 'isTop', 'linkType', 'url', 'html'] as const),
  ...(['search', 'audience'] as const),
];

export async function writeNews({ transaction, fid, read, codes, refuse }: ImportContext): Promise<void> {
  if (read.news.length === 0) return;
  const standing = await transaction.select().from(newsCategory).where(eq(newsCategory.fid, fid));
  const categories = new Map(standing.map((row) => [row.name, row.id]));
  const fresh: (typeof newsCategory.$inferInsert)[] = [];
  const categoryId = (name: string) => {
    const id = categories.get(name) ?? codes.idOf('categories', name, categories.size);
    if (!categories.has(name)) fresh.push({ id, fid, name, sort: categories.size });
    categories.set(name, id);
    return id;
  };
  const rows = read.news.map((row, index): Row => {
    if (row.linkType === 'outer' && !row.url) refuse('news', index + 1, 'url: an outer article needs its address');
    const { title, summary, cover, publisher, author, publishTime, views, isTop, linkType, url, audience } = row;
    return {
      id: codes.idOf('news', row.code, index),
      fid,
      categoryId: categoryId(row.category),
      title,
      summary,
      cover: cover && isPicture(cover) ? cover : undefined,
      publisher,
      author,
      publishTime,
      views,
      isTop,
      linkType,
      url,
      audience,
      html: safeHtml(row.html),
      attachments: [],
      search: bigrams(title, summary),
    };
  });
  await insertMany(transaction, newsCategory, { rows: fresh });
  await insertMany(transaction, newsArticle, { rows, update: { key: [newsArticle.id], columns: changing } });
}

/** One of the portal's drawings, or a picture's address. */
const isPicture = (cover: string) => /^art:[a-z-]+$/.test(cover) || /^https:\/\/\S+$/.test(cover) || /^\/(?!\/)\S+$/.test(cover);
