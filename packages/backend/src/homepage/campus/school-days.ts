import type { SchoolDay } from '@portico/contracts';
import { addDays } from '@portico/contracts/time';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { School } from '../../kernel/identity/schema.ts';
import { calendarDay } from '../calendar/schema.ts';
import type { HomepageContext } from '../context.ts';
import { termOfDay } from '../term/terms.ts';

/** The special days of a day's term. Days in a row with the same name are one entry. */
export async function schoolDays(services: HomepageContext, school: School, today: string): Promise<SchoolDay[]> {
  const term = await termOfDay(services, school, today);
  if (!term) return [];
  const rows = await services.database
    .select()
    .from(calendarDay)
    .where(and(eq(calendarDay.fid, school.fid), gte(calendarDay.date, term.startDate), lte(calendarDay.date, term.endDate)))
    .orderBy(calendarDay.date);
  return joined(rows);
}

type Row = Pick<typeof calendarDay.$inferSelect, 'date' | 'type' | 'name' | 'makeupFor'>;

export function joined(rows: readonly Row[]): SchoolDay[] {
  const days: SchoolDay[] = [];
  for (const { date, type, name, makeupFor } of rows) {
    if (type === 'teach' || !name) continue;
    const last = days.at(-1);
    const goesOn = last && !makeupFor && last.name === name && last.type === type && addDays(last.endDate, 1) === date;
    if (goesOn) last.endDate = date;
    else days.push({ name, type, startDate: date, endDate: date, ...(makeupFor && { makeupFor }) });
  }
  return days;
}
