import type { CalendarDay, Term } from '@portico/contracts';
import { addDays } from '@portico/contracts/time';

export interface TermWeek {
  number: number;
  monday: string;
  state: 'past' | 'now' | 'future';
}

/** The weeks of a term for its ruler. */
export function termWeeks({ startDate, totalWeek, nowWeek }: Term, today: string): TermWeek[] {
  return Array.from({ length: totalWeek }, (_, at) => {
    const monday = addDays(startDate, at * 7);
    const number = at + 1;
    const isPast = nowWeek > 0 ? number < nowWeek : addDays(monday, 6) < today;
    return { number, monday, state: number === nowWeek ? 'now' : isPast ? 'past' : 'future' };
  });
}

/** The rows of the term view. */
export function weeksOf(days: readonly CalendarDay[]): CalendarDay[][] {
  const rows: CalendarDay[][] = [];
  for (let at = 0; at < days.length; at += 7) rows.push(days.slice(at, at + 7));
  return rows;
}

/** What the term view names: not the classes and a person's own events, of which there are hundreds. */
export const isFixed = ({ layer }: Pick<CalendarDay['events'][number], 'layer'>): boolean => layer !== 'course' && layer !== 'personal';
