/** Asia/Shanghai has been eight hours ahead of UTC, without summer time, since 1991: the one place that says so. */
const ahead = 8 * 3_600_000;
export const dayLength = 86_400_000;

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const writeTime = (at: Date): string => new Date(at.getTime() + ahead).toISOString().slice(0, 19).replace('T', ' ');
/** `YYYY-MM-DD` in Asia/Shanghai. */
export const dayOf = (at: Date): string => writeTime(at).slice(0, 10);
/** The moment at which a day begins in Asia/Shanghai, plus some minutes. */
export const atDay = (day: string, minutes = 0): Date => new Date(Date.parse(`${day}T00:00:00Z`) - ahead + minutes * 60_000);
/** Another day, so many days later. */
export const addDays = (day: string, days: number): string => dayOf(new Date(atDay(day).getTime() + days * dayLength));
/** 1 Monday … 7 Sunday. */
export const weekDayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
