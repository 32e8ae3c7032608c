import { dayjs, readTime } from '@portico/contracts/time';
import { invalidFields } from '../act/conflict.ts';

/** A time after another one, and at most a year ahead. */
export function laterTime(path: string, text: string, after: Date): Date {
  const time = readTime(text);
  if (Number.isNaN(time.getTime())) throw invalidFields([{ path, text: '没有这个时间' }]);
  if (time <= after) throw invalidFields([{ path, text: path === 'due' ? '时间已经过去' : '结束要晚于开始' }]);
  if (dayjs(time).isAfter(dayjs(after).add(1, 'year'))) throw invalidFields([{ path, text: '最多安排一年以内' }]);
  return time;
}
