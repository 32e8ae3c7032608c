import type { ReleaseHealth } from '@portico/contracts/console';

export interface FailurePoint {
  time: string;
  /** Percent of the tabs that started until then. */
  failed: number;
}

/** The share of failed tabs of a build, growing with the hours. */
export function failureLine(ticks: ReleaseHealth['ticks'], buildId: string): FailurePoint[] {
  let [tabs, failed] = [0, 0];
  return ticks
    .filter((tick) => tick.buildId === buildId)
    .map((tick) => {
      tabs += tick.tabs;
      failed += tick.failed;
      return { time: tick.time, failed: tabs === 0 ? 0 : (failed / tabs) * 100 };
    });
}

/** Minutes since 1970 of a time as the server writes it; only differences matter. */
export const minutesOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`) / 60_000;

/** The clock of such a minute, `13:20`. */
export const clockOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);

export interface FailureDrawing {
  /** Every time at which one of the builds had tabs. */
  minutes: number[];
  /** Percent at each of them; null where a build had no tabs. */
  fresh: (number | null)[];
  old: (number | null)[];
  moments: { minutes: number; action: string }[];
  from: number;
  to: number;
  most: number;
}

const anHour = 60;
/** The server counts tabs by five minutes. */
const tick = 5;

/** What the chart draws of a build beside the one before: at least the last hour of both, and the acts within. */
export function failureDrawing({ ticks, moments }: ReleaseHealth, build: string, before: string): FailureDrawing {
  const lines = [failureLine(ticks, build), failureLine(ticks, before)];
  const [fresh, old] = lines.map((line) => new Map(line.map(({ time, failed }) => [minutesOf(time), failed]))) as [
    Map<number, number>,
    Map<number, number>,
  ];
  const minutes = [...new Set([...fresh.keys(), ...old.keys()])].sort((one, other) => one - other);
  const last = Math.max(...minutes) + tick;
  const from = Math.min(last - anHour, ...minutes);
  const acts = moments
    .filter(({ buildId }) => buildId === null || buildId === build || buildId === before)
    .map(({ time, action }) => ({ minutes: minutesOf(time), action }))
    .filter((moment) => moment.minutes >= from);
  return {
    minutes,
    fresh: minutes.map((minute) => fresh.get(minute) ?? null),
    old: minutes.map((minute) => old.get(minute) ?? null),
    moments: acts,
    from,
    to: Math.max(last, ...acts.map((moment) => moment.minutes)),
    most: Math.max(1, ...fresh.values(), ...old.values()),
  };
}

interface Tick {
  time: string;
  /** Undefined where the build had no tabs. */
  fresh: ReleaseHealth['ticks'][number] | undefined;
  old: ReleaseHealth['ticks'][number] | undefined;
}

/** The counts of both builds, the newest time first. */
export const ticksByTime = (ticks: ReleaseHealth['ticks'], build: string, before: string): Tick[] =>
  [...Map.groupBy(ticks, ({ time }) => time)]
    .map(([time, of]) => ({
      time,
      fresh: of.find(({ buildId }) => buildId === build),
      old: of.find(({ buildId }) => buildId === before),
    }))
    .sort((one, other) => other.time.localeCompare(one.time));
