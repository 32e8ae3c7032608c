import { eq } from 'drizzle-orm';
import { newsCategory, newsTopic } from '../news/schema.ts';
import type { ImportContext, IndexedRow, ListWriter } from './list-writer.ts';

type Category = typeof newsCategory.$inferInsert;
type Topic = typeof newsTopic.$inferInsert;
/** The fields that a row gives; the others of a standing row stay as they are. */
const given = <Field extends string>(row: Partial<Record<Field, unknown>>, fields: readonly Field[]) =>
  fields.filter((field) => row[field] !== undefined);

export async function newsCategoryWriter({ database, fid, codes }: ImportContext): Promise<ListWriter<'newsCategories', Category>> {
  const standing = await database.select().from(newsCategory).where(eq(newsCategory.fid, fid));
  const idOf = ({ row, index }: IndexedRow<'newsCategories'>) => codes.idOf('newsCategories', row.code, index);
  return {
    table: newsCategory,
    fid: newsCategory.fid,
    id: { column: newsCategory.id, name: 'id' },
    key: [newsCategory.id],
    changing: (row) => given(row, ['name', 'isLogin', 'publicTitle', 'audience', 'sort']),
    check(rows) {
      for (const { row, index } of rows) {
        // A column with this name and no code is the same one.
        const same = codes.known('newsCategories', row.code) ? undefined : standing.find(({ name }) => name === row.name);
        if (same) codes.adopt('newsCategories', row.code, same.id);
        idOf({ row, index });
      }
    },
    idOf,
    make({ row, index }) {
      const { name, isLogin, publicTitle, audience, sort = index } = row;
      return { id: idOf({ row, index }), fid, name, isLogin, publicTitle, audience, sort };
    },
  };
}

export async function newsTopicWriter({ database, fid, codes }: ImportContext): Promise<ListWriter<'newsTopics', Topic>> {
  const standing = await database.select().from(newsTopic).where(eq(newsTopic.fid, fid));
  const idOf = ({ row, index }: IndexedRow<'newsTopics'>) => codes.idOf('newsTopics', row.code, index);
  return {
    table: newsTopic,
    fid: newsTopic.fid,
    id: { column: newsTopic.id, name: 'id' },
    key: [newsTopic.id],
    changing: (row) => given(row, ['name', 'cover', 'summary', 'audience', 'sort']),
    check(rows) {
      for (const { row, index } of rows) {
        const same = codes.known('newsTopics', row.code) ? undefined : standing.find(({ name }) => name === row.name);
        if (same) codes.adopt('newsTopics', row.code, same.id);
        idOf({ row, index });
      }
    },
    idOf,
    make({ row, index }) {
      const { name, cover, summary, audience, sort = index } = row;
      return { id: idOf({ row, index }), fid, name, cover: pictureAddress(cover), summary, audience, sort };
    },
  };
}

/** One of the portal's drawings, or a picture's address; anything else is none. */
export const pictureAddress = (cover: string | undefined): string | undefined =>
  cover && (/^art:[a-z-]+$/.test(cover) || /^https:\/\/\S+$/.test(cover) || /^\/(?!\/)\S+$/.test(cover)) ? cover : undefined;
