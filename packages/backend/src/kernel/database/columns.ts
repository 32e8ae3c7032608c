import type { UserType } from '@portico/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment; clock.ts formats it for visitors. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
/** The school of a row. Every query names it. */
export const fid = () => text('fid').notNull();
/** The kinds of people who may see a row. */
export const audience = () => text('audience').array().$type<UserType[]>().notNull().default(sql`'{GUEST,STUDENT,STAFF}'::text[]`);

/** The rule for audiences, in SQL: an administrator sees everything of the school. */
export function mayBeSeenBy(column: AnyPgColumn, userType: UserType): SQL | undefined {
  return userType === 'ADMIN' ? undefined : sql`${column} @> array[${userType}]::text[]`;
}
/** The same rule for rows in memory. */
export const isVisible = (row: { audience: readonly UserType[] }, userType: UserType): boolean =>
  userType === 'ADMIN' || row.audience.includes(userType);
/**
 * Descending like the schema's indexes: Drizzle makes them NULLS LAST, and PostgreSQL uses them only if the query does
 * too.
 */
export const newestFirst = (column: AnyPgColumn): SQL => sql`${column} desc nulls last`;
