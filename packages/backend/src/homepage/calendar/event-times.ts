import type { EventText } from '@portico/contracts';
import { addDays, atDay, dayjs, dayOf, readTime } from '@portico/contracts/time';
import { invalid } from '../../kernel/api/refusal.ts';
import { lastDayOf } from './repeat.ts';

export const maxDays = 31;

/** Start and end as moments; refused if they are inconsistent. */
export function timesOf({ start, end, allDay }: Pick<EventText, 'start' | 'end' | 'allDay'>): { startTime: Date; endTime: Date } {
  const [from, to] = [momentOf(start), momentOf(end)];
  const startTime = allDay ? atDay(dayOf(from)) : from;
  // An all-day event ends at the start of the next day, whatever hour was sent.
  const endTime = allDay ? atDay(addDays(lastDayOf({ start: from, end: to }), 1)) : to;
  if (endTime <= startTime || to < from) throw invalid('结束时间须晚于开始时间');
  if (dayjs.utc(startTime).add(maxDays, 'day').isBefore(endTime)) throw invalid('单条日程最长 31 天');
  return { startTime, endTime };
}

function momentOf(text: string): Date {
  const at = readTime(text);
  // Rejects 30 February and 25:00.
  if (Number.isNaN(at.getTime()) || text < '1970' || text > '2200') throw invalid('时间有误');
  return at;
}
