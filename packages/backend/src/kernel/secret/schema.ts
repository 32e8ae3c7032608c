import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What all nodes of a database share and only they may read or change: each value is sealed with the operator's key, in
 * its own place. `secret-key` holds that key's fingerprint, sealed with it.
 */
export const portalSecret = pgTable('portal_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
