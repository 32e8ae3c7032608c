import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Pairs of neighbouring characters; of a single character, that character. Chinese has no words to split at. */
export function bigrams(...texts: (string | null | undefined)[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const run of plain(text ?? '').split(/\s+/)) {
      const signs = [...run];
      signs.forEach((sign, at) => {
        found.add(sign);
        const next = signs[at + 1];
        if (next !== undefined) found.add(sign + next);
      });
    }
  }
  found.delete('');
  return [...found];
}

/** Case and full-width forms don't matter to who searches; punctuation parts words. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Rows whose text contains the keyword: the index finds candidates by their pairs, ILIKE looks at them again. What a
 * visitor types is never a pattern.
 */
export function contains(index: AnyPgColumn, columns: AnyPgColumn[], keyword: string): SQL | undefined {
  const wanted = bigrams(keyword).filter((each, _at, all) => [...each].length > 1 || all.length === 1);
  const pattern = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const likes = sql.join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  );
  if (wanted.length === 0) return sql`(${likes})`;
  const list = sql.join(
    wanted.map((each) => sql`${each}`),
    sql`, `,
  );
  return sql`(${index} @> array[${list}]::text[] and (${likes}))`;
}
