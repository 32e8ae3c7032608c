import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from '../../kernel/database/bytes.ts';
import { moment } from '../../kernel/database/columns.ts';
import { person } from '../../kernel/identity/schema.ts';

/** A person's redrawn picture: WebP, two sizes under one random name. */
export const avatar = pgTable(
  'avatar',
  {
    name: text('name').notNull(),
    /** Pixels of a side. */
    size: integer('size').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    content: bytes('content').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.size] }), index('avatar_person').on(table.personId)],
);
