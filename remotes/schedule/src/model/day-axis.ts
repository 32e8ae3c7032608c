import type { RestTime } from '@portico/contracts';

/** One row of the grid; heights and places in design pixels. */
export interface Band {
  key: string;
  kind: 'section' | 'rest' | 'off';
  /** A section's number, or a rest's name. */
  name: string;
  /** Minutes of the day. */
  start: number;
  end: number;
  top: number;
  height: number;
}
export interface DayAxis {
  bands: readonly Band[];
  height: number;
}
export interface Minutes {
  start: number;
  end: number;
}

const sectionHeight = 58;
const restHeight = 22;
/** A rest in which something happens, and the time before and after the sections. */
const busyHeight = 48;
const hourHeight = 32;
/** Shorter breaks have no row. */
const shortestRest = 30;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Rows of the day: the school's sections, the rests between them, and what lies around them as far as events need it. */
export function dayAxis(sections: readonly RestTime[], events: readonly Minutes[]): DayAxis {
  const rows = sections.length > 0 ? sections.map(sectionRow) : hours;
  const first = rows[0]?.start ?? 0;
  const last = rows.at(-1)?.end ?? 1_440;
  const earliest = Math.min(first, ...events.map(({ start }) => Math.floor(start / 60) * 60));
  const latest = Math.max(last, ...events.map(({ end }) => Math.ceil(end / 60) * 60));
  const bands: Band[] = [];
  const add = (band: Omit<Band, 'top'>) => bands.push({ ...band, top: bands.reduce((sum, { height }) => sum + height, 0) });
  const addOff = (start: number, end: number) => {
    if (start < end)
      add({
        key: `off ${start}`,
        kind: 'off',
        name: timeOf(start),
        start,
        end,
        height: Math.max(restHeight, ((end - start) / 60) * hourHeight),
      });
  };
  addOff(earliest, first);
  let before = first;
  for (const row of rows) {
    const length = row.start - before;
    const isBusy = events.some(({ start, end }) => start < row.start && end > before);
    if (length > 0) {
      const height = length < shortestRest ? 0 : isBusy ? busyHeight : restHeight;
      add({ key: `rest ${before}`, kind: 'rest', name: restName(before), start: before, end: row.start, height });
    }
    add({ ...row, height: sectionHeight });
    before = row.end;
  }
  addOff(last, latest);
  return { bands, height: bands.reduce((sum, { height }) => sum + height, 0) };
}

const restName = (start: number) => (start < 780 ? '午间休息' : '晚间休息');
const sectionRow = ({ section, startTime, endTime }: RestTime): Omit<Band, 'top' | 'height'> => ({
  key: `section ${section}`,
  kind: 'section',
  name: String(section),
  start: minutesOf(startTime),
  end: minutesOf(endTime),
});
/** For a school that has not stated its sections. */
const hours = Array.from({ length: 13 }, (_, at) => ({
  key: `hour ${at}`,
  kind: 'section' as const,
  name: '',
  start: (at + 8) * 60,
  end: (at + 9) * 60,
}));

/** Where a minute stands on the axis. */
export function placeOf({ bands, height }: DayAxis, minute: number): number {
  const band = bands.find(({ end }) => minute < end);
  if (!band) return height;
  const within = Math.max(0, minute - band.start) / (band.end - band.start);
  return band.top + within * band.height;
}

/** The minute at a place, in steps of five. */
export function minuteAt({ bands }: DayAxis, place: number): number {
  const seen = bands.filter((band) => band.height > 0);
  const band = seen.find(({ top, height }) => place < top + height) ?? seen.at(-1);
  if (!band) return 0;
  const within = Math.min(1, Math.max(0, (place - band.top) / band.height));
  return Math.round((band.start + within * (band.end - band.start)) / 5) * 5;
}
