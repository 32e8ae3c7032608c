import { dayjs, showTime } from '@portico/contracts/shown-time';
import type { TaskRow } from './task-row.ts';

export interface Due {
  words: string;
  tone: 'danger' | 'warning' | 'plain';
  group: 'overdue' | 'today' | 'soon' | 'later';
}
/** Days within which a task counts as due soon. */
const soonDays = 3;

/** When a task has to be done, in words: colour never says it alone. Nothing for what is over or has no date. */
export function dueOf({ dueTime, overdue, state }: Pick<TaskRow, 'dueTime' | 'overdue' | 'state'>, today: string): Due | undefined {
  if (!dueTime || (state && state.tone !== 'info')) return undefined;
  const days = daysUntil(dueTime.slice(0, 10), today);
  if (overdue || days < 0) return { words: days < 0 ? `已逾期 ${-days} 天` : '已逾期', tone: 'danger', group: 'overdue' };
  if (days === 0) {
    const at = showTime(dueTime, 'HH:mm');
    return { words: at === '23:59' || at === '00:00' ? '今日到期' : `今日 ${at} 到期`, tone: 'danger', group: 'today' };
  }
  return { words: `剩 ${days} 天`, tone: days <= soonDays ? 'warning' : 'plain', group: days <= soonDays ? 'soon' : 'later' };
}

/** At noon, so that a zone with summer time counts whole days too. */
const daysUntil = (day: string, today: string): number => Math.round(dayjs(day).hour(12).diff(dayjs(today).hour(12), 'day', true));
