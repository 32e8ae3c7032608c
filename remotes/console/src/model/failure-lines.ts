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

/** Points in a drawing of this size, from the first to the last of all times. */
export function drawnLine(
  points: readonly FailurePoint[],
  { from, to, most, width, height }: { from: number; to: number; most: number; width: number; height: number },
): string {
  const x = (time: string) => (to === from ? width / 2 : ((minutesOf(time) - from) / (to - from)) * width);
  return points.map(({ time, failed }) => `${x(time).toFixed(1)},${(height - (failed / most) * height).toFixed(1)}`).join(' ');
}
