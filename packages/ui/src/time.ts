// Times arrive as text in Asia/Shanghai (`YYYY-MM-DD HH:mm:ss`) and stay text: nothing here asks for a clock or a zone.

/** `11-20`, for lists. */
export const listDate = (time: string): string => time.slice(5, 10);
/** `2026-11-20`. */
export const fullDate = (time: string): string => time.slice(0, 10);
/** `2026-11-20 14:20`. */
export const fullTime = (time: string): string => time.slice(0, 16);

/** The parts of a date as a date block shows them. */
export function dateParts(time: string): { day: string; month: string; yearMonth: string } {
  const [year = '', month = '', day = ''] = time.slice(0, 10).split('-');
  return { day, month: `${Number(month)} 月`, yearMonth: `${year}.${month}` };
}

/** 周一 … 周日 for 1 … 7. */
export const weekdayName = (weekday: number): string => `周${'一二三四五六日'[weekday - 1] ?? ''}`;

/** 15 for `HH:mm` times that lie a quarter of an hour apart. */
export const minutesBetween = (from: string, to: string): number => minuteOf(to) - minuteOf(from);

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `3,204`; written out by hand, so that server and browser cannot differ. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
