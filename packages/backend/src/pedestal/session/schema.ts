import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { moment } from '../../kernel/database/columns.ts';

/** A key pair for tokens. The newest signs; the others verify until they are retired. All nodes share them. */
export const signingKey = pgTable('signing_key', {
  kid: text('kid').primaryKey(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  createTime: moment('create_time').notNull(),
});
