import type { BindKind } from '@portico/contracts';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fid, moment } from '../../kernel/database/columns.ts';
import { person } from '../../kernel/identity/schema.ts';

/** An identity in another system (a WeChat unionid, a mobile number, a provider's subject) bound to an account here. */
export const binding = pgTable(
  'binding',
  {
    fid: fid(),
    kind: text('kind').$type<BindKind>().notNull(),
    subject: text('subject').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    bindTime: moment('bind_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fid, table.kind, table.subject] }),
    uniqueIndex('binding_person').on(table.personId, table.kind),
  ],
);
