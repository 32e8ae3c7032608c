import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { holdsText } from './bigrams.ts';

/**
 * Every one, two and three neighbouring characters of several columns: the expression of an index. The function stands
 * in the database, so that rows need no column for it, which would change the hash that the log's chain has of them.
 */
export const logParts = (columns: readonly AnyPgColumn[]): SQL =>
  sql`log_parts(${sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )})`;

/** Rows with the text in one of some columns; `indexed` are the columns of the index, among them these. `check` may say it otherwise. */
export const hasText = (
  { indexed, columns, check }: { indexed: readonly AnyPgColumn[]; columns: readonly AnyPgColumn[]; check?: SQL | undefined },
  text: string,
): SQL =>
  sql`(${logParts(indexed)} @> array[${sql.join(longestParts(text), sql`, `)}]::text[] and ${check ?? holdsText([...columns], text)})`;

/** The parts of three characters, or the whole of a shorter text: the fewer rows have a part, the sooner it is found. */
function longestParts(text: string): SQL[] {
  const signs = [...text];
  const starts = Array.from({ length: Math.max(1, signs.length - 2) }, (_, at) => signs.slice(at, at + 3).join(''));
  return [...new Set(starts)].map((part) => sql`lower(${part}::text)`);
}
