import type { grantRoles } from '@portico/area/operator';
import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/database/columns.ts';
import { person } from '../../kernel/identity/schema.ts';

export type GrantRole = (typeof grantRoles)[number];

/** A person's role in the administration of a school, or of all schools. One person may have several. */
export const consoleGrant = pgTable(
  'console_grant',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    role: text('role').$type<GrantRole>().notNull(),
    /** Empty: every school. */
    fid: text('fid').notNull(),
    /** An editor's departments. */
    departments: jsonb('departments').$type<string[]>().notNull().default([]),
    mayReview: boolean('may_review').notNull().default(false),
    until: moment('until'),
    grantedBy: text('granted_by').notNull(),
    reason: text('reason').notNull().default(''),
    time: moment('time').notNull(),
  },
  (table) => [uniqueIndex('console_grant_role').on(table.personId, table.role, table.fid)],
);
