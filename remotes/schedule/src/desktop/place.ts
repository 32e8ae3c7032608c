import type { DayAxis } from '../model/day-axis.ts';

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e5) / 1e3}%`;

/** A place along the axis, as shares of its height. */
export const along = ({ height: whole }: DayAxis, top: number, height: number) => ({
  top: percent(top, whole),
  height: percent(height, whole),
});

/** A lane among others beside it. */
export const lane = (at: number, of: number) => ({ left: percent(at, of), width: percent(1, of) });
