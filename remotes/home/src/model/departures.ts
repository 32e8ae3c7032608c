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
      .sort((a, b) => (a.depart < b.depart ? -1 : 1))
      .map((departure) => ({ ...departure, gone: departure.depart < time }));
    const next = departures.find(({ gone }) => !gone);
    return { route, departures, ...(next && { next }) };
  });
  return lines.sort((a, b) => Number(!a.next) - Number(!b.next));
}

/** 12 分钟后; hours are said from two on. */
export const inWords = (minutes: number): string =>
  minutes === 0 ? '现在发车' : minutes < 120 ? `${minutes} 分钟后` : `约 ${Math.round(minutes / 60)} 小时后`;
