import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** The newest code for a mobile number, whether or not the number has an owner. */
export const mobileCode = pgTable(
  'mobile_code',
  {
    fid: fid(),
    mobile: text('mobile').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Wrong and right answers. */
    tries: integer('tries').notNull().default(0),
    sentTime: moment('sent_time').notNull(),
    expireTime: moment('expire_time').notNull(),
    /** Codes of this day (Asia/Shanghai). */
    day: text('day').notNull(),
    sentToday: integer('sent_today').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.fid, table.mobile] })],
);
