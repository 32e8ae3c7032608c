import type { UserType } from '@portico/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment; written for visitors by clock.ts. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
/** The school that a row belongs to. Every query names it. */
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
/** Descending as the schema's indexes are: Drizzle makes them NULLS LAST, and PostgreSQL sorts by them only if the query says so too. */
export const newestFirst = (column: AnyPgColumn): SQL => sql`${column} desc nulls last`;
