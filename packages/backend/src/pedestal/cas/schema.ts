import { pgTable, text } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';
import { session } from '../../kernel/identity/schema.ts';

/** The session of a CAS ticket, so that single log-out on any node ends it. */
export const casTicket = pgTable('cas_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  fid: fid(),
  sessionId: text('session_id')
    .notNull()
    .unique()
    .references(() => session.id, { onDelete: 'cascade' }),
  /** Of the ticket's service address, to which log-out is posted. */
  path: text('path').notNull(),
  time: moment('time').notNull(),
});
