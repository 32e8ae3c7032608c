import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** A sign-in that has begun and is under way at a partner, bound to the browser that began it. */
export const signInFlow = pgTable(
  'sign_in_flow',
  {
    /** SHA-256 of the state. */
    stateHash: text('state_hash').primaryKey(),
    fid: fid(),
    kind: text('kind').notNull(),
    /** SHA-256 of the browser's nonce cookie. */
    browserHash: text('browser_hash').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('sign_in_flow_expire').on(table.expireTime)],
);

/** Tickets and nonces that have been used: each is good once. Only their hashes are kept. */
export const spentValue = pgTable(
  'spent_value',
  {
    valueHash: text('value_hash').primaryKey(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('spent_value_expire').on(table.expireTime)],
);
