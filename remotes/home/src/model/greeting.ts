import type { Course } from '@portico/contracts';

/** How one greets at this time, `HH:mm`. */
export function greetingAt(time: string): string {
  const hour = Number(time.slice(0, 2));
  if (hour < 5) return '夜深了';
  if (hour < 9) return '早上好';
  if (hour < 12) return '上午好';
  if (hour < 14) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}

/** How many of the day's courses are still to come or running. */
export const coursesLeft = (courses: readonly Course[], time: string): number => courses.filter((course) => course.endTime > time).length;
