import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '../database/bytes.ts';
import { audience, fid } from '../database/columns.ts';

/** A downloadable file of an article or guide. */
export const storedFile = pgTable('stored_file', {
  id: text('id').primaryKey(),
  fid: fid(),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  content: bytes('content').notNull(),
  audience: audience(),
});
