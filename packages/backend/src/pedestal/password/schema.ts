import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** Wrong passwords for one account from one address; they do not lock other addresses. */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    fid: fid(),
    account: text('account').notNull(),
    ip: text('ip').notNull(),
    count: integer('count').notNull(),
    lastTime: moment('last_time').notNull(),
    lockedUntil: moment('locked_until'),
    /** SHA-256 of the one-time link that was mailed at the lock. */
    unlockHash: text('unlock_hash'),
  },
  (table) => [primaryKey({ columns: [table.fid, table.account, table.ip] }), index('sign_in_failure_time').on(table.fid, table.lastTime)],
);
