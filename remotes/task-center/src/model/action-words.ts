import type { OutputOf, TaskAct, taskContract } from '@portico/contracts';

export const actNames: Record<TaskAct, string> = { markRead: '标记已阅', urge: '催办', withdraw: '撤回' };
const doneWords: Record<TaskAct, string> = { markRead: '已标记为已阅', urge: '已催办', withdraw: '已撤回' };

/** What came of an action, as the page says it. */
export function outcomeWords(action: TaskAct, { done, failed }: OutputOf<typeof taskContract.act>): string {
  const succeeded = done.length > 0 ? `${done.length} 条${doneWords[action]}。` : '';
  const reasons = [...new Set(failed.map(({ reason }) => reason))].join('；');
  return failed.length > 0 ? `${succeeded}${failed.length} 条没有处理：${reasons}。` : succeeded;
}
