import { addDays, atDay, dayjs, dayOf, weekDayOf } from '@portico/contracts/time';

/** Moments relative to the day of seeding, so that the demo is up to date whenever it is started. */
export interface Moments {
  now: Date;
  today: string;
  /** A number of days ago at `HH:mm`, but never in the future. */
  ago(days: number, time: string): Date;
  /** In a number of days at `HH:mm`. */
  ahead(days: number, time: string): Date;
  /** `12 月 1 日`, in a number of days. */
  dateAhead(days: number): string;
  /** `2026—2027`. */
  schoolYear: string;
  /** The running term: today is in its eleventh week. */
  term: { start: string; end: string; number: 1 | 2; name: string; nextStart: string; nextName: string };
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function momentsAround(now: Date): Moments {
  const today = dayOf(now);
  const start = addDays(today, 1 - weekDayOf(today) - 70);
  const month = Number(today.slice(5, 7));
  const number = month >= 8 || month === 1 ? 1 : 2;
  const first = Number(today.slice(0, 4)) - (month >= 8 ? 0 : 1);
  const year = (from: number) => `${from}—${from + 1}`;
  const nextFirst = number === 1 ? first : first + 1;
  return {
    now,
    today,
    ago: (days, time) =>
      earlier(
        atDay(addDays(today, -days), minutesOf(time)),
        dayjs(now)
          .subtract(10 * (days + 1), 'minute')
          .toDate(),
      ),
    ahead: (days, time) => atDay(addDays(today, days), minutesOf(time)),
    dateAhead: (days) => {
      return dayjs.utc(today).add(days, 'day').format('M 月 D 日');
    },
    schoolYear: year(first),
    term: {
      start,
      end: addDays(start, 20 * 7 - 1),
      number,
      name: `${year(first)} 学年第${number === 1 ? '一' : '二'}学期`,
      nextStart: addDays(start, 26 * 7),
      nextName: `${year(nextFirst)} 学年第${number === 1 ? '二' : '一'}学期`,
    },
  };
}
