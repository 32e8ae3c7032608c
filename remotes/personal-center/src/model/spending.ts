import { dayjs } from '@portico/contracts/shown-time';

export interface DaySum {
  /** YYYY-MM-DD */
  day: string;
  cents: number;
}
type Row = Readonly<Record<string, string | number | null>>;

const centsOf = (value: Row[string] | undefined): number => Math.round(Number(String(value ?? '').replaceAll(',', '')) * 100) || 0;

/** What was spent on each of a number of days up to today: the negative amounts, in cents. */
export function spending(rows: readonly Row[], columns: { day: string; amount: string }, { today, days }: { today: string; days: number }) {
  const sums: DaySum[] = Array.from({ length: days }, (_day, at) => ({
    day: dayjs(today)
      .subtract(days - 1 - at, 'day')
      .format('YYYY-MM-DD'),
    cents: 0,
  }));
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  for (const row of rows) {
    const sum = byDay.get(String(row[columns.day] ?? '').slice(0, 10));
    const cents = centsOf(row[columns.amount]);
    if (sum && cents < 0) sum.cents -= cents;
  }
  return sums;
}

/** The days of the running month up to today. */
export const daysOfMonth = (today: string): number => Number(today.slice(8, 10));

/** `186.20` */
export const money = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export const sumOf = (days: readonly DaySum[]): number => days.reduce((sum, { cents }) => sum + cents, 0);
