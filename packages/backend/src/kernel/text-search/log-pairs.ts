import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { holdsText } from './bigrams.ts';

/**
 * The characters and pairs of neighbouring characters of several columns: the expression of an index. The function stands
 * in the database, so that rows need no column for it, which would change the hash that the log's chain has of them.
 */
export const logPairs = (columns: readonly AnyPgColumn[]): SQL =>
  sql`log_pairs(${sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )})`;

/** Rows with the text in one of some columns; `indexed` are the columns of the index, among them these. `check` may say it otherwise. */
export const hasText = (
  { indexed, columns, check }: { indexed: readonly AnyPgColumn[]; columns: readonly AnyPgColumn[]; check?: SQL | undefined },
  text: string,
): SQL => sql`(${logPairs(indexed)} @> log_pairs(${text}) and ${check ?? holdsText([...columns], text)})`;
