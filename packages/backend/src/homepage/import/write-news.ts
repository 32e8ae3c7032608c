import { eq } from 'drizzle-orm';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { insertMany } from '../../kernel/database/bulk.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import { newsArticle, newsCategory, newsTopic } from '../news/schema.ts';
import type { ImportContext, ListWriter } from './list-writer.ts';
import { pictureAddress } from './write-news-groups.ts';

type Row = typeof newsArticle.$inferInsert;
/** An article's read count stays unchanged. */
const changing: (keyof Row & string)[] = [
  ...(['categoryId', 'title', 'summary', 'cover', 'publisher', 'author', 'publishTime', 'isTop', 'linkType', 'url', 'html'] as const),
  ...(['search', 'audience', 'publicTitle', 'topicIds'] as const),
];

export async function newsWriter({ database, fid, read, codes, refuse }: ImportContext): Promise<ListWriter<'news', Row>> {
  const standing = await database.select().from(newsCategory).where(eq(newsCategory.fid, fid));
  const categories = new Map(standing.map((row) => [row.name, row.id]));
  for (const { code, name } of read.newsCategories) categories.set(name, codes.known('newsCategories', code) ?? '');
  const standingTopics = await database.select().from(newsTopic).where(eq(newsTopic.fid, fid));
  const topics = new Map(standingTopics.map((row) => [row.name, row.id]));
  for (const { code, name } of read.newsTopics) topics.set(name, codes.known('newsTopics', code) ?? '');
  let fresh: (typeof newsCategory.$inferInsert)[] = [];
  let freshTopics: (typeof newsTopic.$inferInsert)[] = [];
  const categoryId = (name: string) => {
    const id = categories.get(name) ?? codes.idOf('categories', name, categories.size);
    if (!categories.has(name)) fresh.push({ id, fid, name, sort: categories.size });
    categories.set(name, id);
    return id;
  };
  const topicId = (name: string) => {
    const id = topics.get(name) ?? codes.idOf('newsTopics', name, topics.size);
    if (!topics.has(name)) freshTopics.push({ id, fid, name, sort: topics.size });
    topics.set(name, id);
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
        topicIds: row.topics.map(topicId),
        title,
        summary,
        cover: pictureAddress(cover),
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
    async before(transaction) {
      const [rows, topicRows] = [fresh, freshTopics];
      [fresh, freshTopics] = [[], []];
      await insertMany(transaction, newsCategory, { rows });
      await insertMany(transaction, newsTopic, { rows: topicRows });
    },
  };
}
