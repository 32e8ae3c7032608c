import { pgTable, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

export const captcha = pgTable('captcha', {
  id: text('id').primaryKey(),
  fid: fid(),
  answer: text('answer').notNull(),
  expireTime: moment('expire_time').notNull(),
});
