import { eq } from 'drizzle-orm';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { insertMany } from '../../kernel/database/bulk.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import { newsArticle, newsCategory } from '../news/schema.ts';
import type { ImportContext, ListWriter } from './list-writer.ts';

type Row = typeof newsArticle.$inferInsert;
/** An article's read count stays unchanged. */
const changing: (keyof Row & string)[] = [
  ...(['categoryId', 'title', 'summary', 'cover', 'publisher', 'author', 'publishTime', 'isTop', 'linkType', 'url', 'html'] as const),
  ...(['search', 'audience', 'publicTitle'] as const),
];

export async function newsWriter({ database, fid, codes, refuse }: ImportContext): Promise<ListWriter<'news', Row>> {
  const standing = await database.select().from(newsCategory).where(eq(newsCategory.fid, fid));
  const categories = new Map(standing.map((row) => [row.name, row.id]));
  let fresh: (typeof newsCategory.$inferInsert)[] = [];
  const categoryId = (name: string) => {
    const id = categories.get(name) ?? codes.idOf('categories', name, categories.size);
    if (!categories.has(name)) fresh.push({ id, fid, name, sort: categories.size });
    categories.set(name, id);
    return id;
  };
  return {
    table: newsArticle,
    fid: newsArticle.fid,
    id: { column: newsArticle.id, name: 'id' },
    key: [newsArticle.id],
    changing: () => changing,
    check(rows) {
      for (const { row, index } of rows) {
        if (row.linkType === 'outer' && !row.url) refuse('news', index + 1, 'url: an outer article needs its address');
        codes.idOf('news', row.code, index);
      }
    },
    idOf: ({ row, index }) => codes.idOf('news', row.code, index),
    make({ row, index }) {
      const { title, summary, cover, publisher, author, publishTime, views, isTop, linkType, url, audience, publicTitle } = row;
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
        publicTitle,
        html: safeHtml(row.html),
        attachments: [],
        search: bigrams(title, summary),
      };
    },
    before(transaction) {
      const rows = fresh;
      fresh = [];
      return insertMany(transaction, newsCategory, { rows });
    },
  };
}

/** One of the portal's drawings, or a picture's address. */
const isPicture = (cover: string) => /^art:[a-z-]+$/.test(cover) || /^https:\/\/\S+$/.test(cover) || /^\/(?!\/)\S+$/.test(cover);
