import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '../../kernel/database/bytes.ts';
import { fid } from '../../kernel/database/columns.ts';

/** A school's logo, drawn again as WebP. Its name is the hash of its bytes. */
export const schoolPicture = pgTable('school_picture', {
  name: text('name').primaryKey(),
  fid: fid(),
  content: bytes('content').notNull(),
});
