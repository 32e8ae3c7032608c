import type { ConsoleSource } from '@portico/contracts/console';
import type { Tone } from './tone.ts';

const states: Record<ConsoleSource['state'], { name: string; tone: Tone }> = {
  ok: { name: '正常', tone: 'success' },
  slow: { name: '变慢', tone: 'warning' },
  open: { name: '断路中', tone: 'danger' },
  paused: { name: '已停', tone: 'off' },
  unknown: { name: '还没有查询', tone: 'off' },
};

/** 断路中（18 秒后重试） */
export function stateOfSource({ state, retryIn }: Pick<ConsoleSource, 'state' | 'retryIn'>): { name: string; tone: Tone } {
  const { name, tone } = states[state];
  return { name: state === 'open' && retryIn ? `${name}（${retryIn} 秒后重试）` : name, tone };
}
export const stateName = (state: ConsoleSource['state']): string => states[state].name;

export const offers = [
  { key: 'tasks', name: '待办' },
  { key: 'approvals', name: '审批' },
  { key: 'documents', name: '公文' },
  { key: 'courses', name: '课表' },
  { key: 'assets', name: '我的数据' },
  { key: 'records', name: '记录' },
] as const;
export const offersInWords = (given: readonly string[]): string =>
  given.map((each) => offers.find(({ key }) => key === each)?.name ?? each).join('、');

/** What stands in the field of a system's settings, and back. Undefined: the text is no JSON object. */
export const settingsText = (http: ConsoleSource['http']): string => (http ? JSON.stringify(http, null, 2) : '');
export function settingsOf(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return read && typeof read === 'object' && !Array.isArray(read) ? (read as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
