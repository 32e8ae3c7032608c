import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** A sign-in that is in progress at a partner, bound to the browser that started it. */
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

/** Used tickets and nonces: each is valid once. Only their hashes are stored. */
export const spentValue = pgTable(
  'spent_value',
  {
    valueHash: text('value_hash').primaryKey(),
    expireTime: moment('expire_time').notNull(),
  },
  (table) => [index('spent_value_expire').on(table.expireTime)],
);
