import type { BusRoute } from '@portico/contracts';

interface Now {
  /** 1 Monday … 7 Sunday */
  weekday: number;
  /** HH:mm */
  time: string;
}
export type Departure = BusRoute['times'][number] & { gone: boolean };
/** One line of the campus buses as today has it. */
export interface Line {
  route: BusRoute;
  /** Nothing on a day on which it does not run. */
  departures: readonly Departure[];
  next?: Departure;
}

const isTime = (text: string) => /^\d{2}:\d{2}$/.test(text);

/** Every line with today's departures; those that still run today come first. */
export function linesOf(routes: readonly BusRoute[], { weekday, time }: Now): readonly Line[] {
  const lines = routes.map((route): Line => {
    const running = route.days.includes(weekday) ? route.times.filter(({ depart }) => isTime(depart)) : [];
    const departures = running
      .toSorted((a, b) => (a.depart < b.depart ? -1 : 1))
      .map((departure) => ({ ...departure, gone: departure.depart < time }));
    const next = departures.find(({ gone }) => !gone);
    return { route, departures, ...(next && { next }) };
  });
  return lines.toSorted((a, b) => Number(!a.next) - Number(!b.next));
}

/** 12 分钟后; hours are said from two on. */
export const inWords = (minutes: number): string =>
  minutes === 0 ? '现在发车' : minutes < 120 ? `${minutes} 分钟后` : `约 ${Math.round(minutes / 60)} 小时后`;

/** 周一至周五, 周六、周日, 每天. */
export function daysInWords(days: readonly number[]): string {
  const name = (day: number) => `周${'一二三四五六日'[day - 1] ?? ''}`;
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const [first = 1] = sorted;
  const last = sorted.at(-1) ?? first;
  if (sorted.length === 7) return '每天';
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${name(first)}至${name(last)}`;
  return sorted.map(name).join('、');
}
