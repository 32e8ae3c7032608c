import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Pairs of neighbouring characters; for a single character, that character. Chinese has no word boundaries. */
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

/** Case and full-width forms are ignored; punctuation separates words. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The pairs that a text with this keyword must contain. */
const pairsOf = (keyword: string) => bigrams(keyword).filter((each, _at, all) => [...each].length > 1 || all.length === 1);

/** Rows whose text contains the keyword, read from the text itself. Typed text is never a pattern. */
export function holdsText(columns: (AnyPgColumn | SQL)[], keyword: string): SQL {
  const pattern = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // ILIKE lowercases the whole text for each row: only letters that have a case need it.
  const likes = columns.map((column) =>
    keyword.toLowerCase() === keyword.toUpperCase() ? sql`${column} like ${pattern}` : sql`${column} ilike ${pattern}`,
  );
  return sql`(${sql.join(likes, sql` or `)})`;
}

/** Rows whose text contains the keyword: the index finds candidates by their pairs, then their text is checked. */
export function contains(index: AnyPgColumn, columns: AnyPgColumn[], keyword: string): SQL {
  const wanted = pairsOf(keyword);
  if (wanted.length === 0) return holdsText(columns, keyword);
  const list = sql.join(
    wanted.map((each) => sql`${each}`),
    sql`, `,
  );
  const found = sql`${index} @> array[${list}]::text[]`;
  // A keyword of one pair needs no second check.
  return wanted.length === 1 && wanted[0] === keyword ? sql`(${found})` : sql`(${found} and ${holdsText(columns, keyword)})`;
}
