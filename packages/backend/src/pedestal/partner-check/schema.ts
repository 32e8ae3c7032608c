import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';

/** What the regular look at a partner of a school found. */
export const partnerLook = pgTable(
  'partner_look',
  {
    fid: fid(),
    partner: text('partner').notNull(),
    /** Of the settings that were tried: with others the result says nothing. */
    version: text('version').notNull(),
    /** The time of the next look. The node that moves it on is the one that looks. */
    due: moment('due').notNull(),
    /** The time of the last look; null: there was none yet. */
    looked: moment('looked'),
    /** Since when looks fail; null: the last one found nothing wrong. */
    failing: moment('failing'),
    /** What failed, and what was said there. */
    step: text('step'),
    said: text('said'),
  },
  (table) => [primaryKey({ columns: [table.fid, table.partner] })],
);
