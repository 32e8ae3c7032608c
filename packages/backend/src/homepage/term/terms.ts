import type { Term } from '@portico/contracts';
import { daysBetween, teachingWeek } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import type { School } from '../../kernel/identity/schema.ts';
import type { HomepageContext } from '../context.ts';
import { term } from './schema.ts';

type Row = typeof term.$inferSelect;

export function termsOf({ database, schools }: Pick<HomepageContext, 'database' | 'schools'>, school: School): Promise<Row[]> {
  return schools.remember(school, 'terms', () => database.select().from(term).where(eq(term.fid, school.fid)).orderBy(term.startDate));
}

/** The term of a day; between two terms the last one, with week 0 and the next one. */
export async function termOfDay(
  services: Pick<HomepageContext, 'database' | 'schools'>,
  school: School,
  day: string,
): Promise<Term | undefined> {
  const rows = await termsOf(services, school);
  const begun = rows.filter((row) => row.startDate <= day);
  const row = begun.at(-1) ?? rows[0];
  if (!row) return undefined;
  const next = rows.find((each) => each.startDate > day && each.id !== row.id);
  return {
    id: row.id,
    name: row.name,
    year: row.year,
    term: row.term,
    startDate: row.startDate,
    endDate: row.endDate,
    nowWeek: teachingWeek(row, day),
    totalWeek: Math.ceil((daysBetween(row.startDate, row.endDate) + 1) / 7),
    ...(next && { next: { name: next.name, startDate: next.startDate } }),
  };
}
