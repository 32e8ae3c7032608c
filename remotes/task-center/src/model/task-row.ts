import type { Approval, LinkTarget, Task } from '@portico/contracts';

/** A task or an approval as both lists show it. */
export interface TaskRow {
  key: string;
  kind: 'task' | 'approval';
  id: string;
  sourceCode: string;
  sourceName: string;
  title: string;
  /** Who it comes from: 教务处 沈一鸣. */
  from: string;
  node?: string | undefined;
  time: string;
  /** What happened then. */
  timeName: '到达' | '提交' | '更新' | '保存';
  dueTime?: string | undefined;
  overdue: boolean;
  isUrgent: boolean;
  /** Nothing where it simply waits for the person. */
  state?: { name: string; tone: 'info' | 'success' | 'warning' | 'danger' | 'neutral' };
  target: LinkTarget & { mobileLink?: string };
  actions: Task['actions'];
}

export const keyOf = ({ id, sourceCode }: { id: string; sourceCode: string }): string => `${sourceCode}:${id}`;

const states: Partial<Record<Task['status'], TaskRow['state']>> = {
  draft: { name: '草稿', tone: 'neutral' },
  doing: { name: '办理中', tone: 'info' },
  done: { name: '已办结', tone: 'success' },
  rejected: { name: '已退回', tone: 'danger' },
  withdrawn: { name: '已撤回', tone: 'neutral' },
};

const timeNames: Record<string, TaskRow['timeName']> = { mine: '提交', draft: '保存' };

export const taskRow = (task: Task): TaskRow => ({
  key: keyOf(task),
  kind: 'task',
  id: task.id,
  sourceCode: task.sourceCode,
  sourceName: task.sourceName,
  title: task.title,
  from: [...new Set([task.deptName, task.initiator])].filter(Boolean).join(' '),
  node: task.node,
  time: task.receiveTime,
  timeName: timeNames[task.type] ?? '到达',
  dueTime: task.dueTime,
  overdue: task.overdue,
  isUrgent: task.priority === 2,
  state: states[task.status],
  target: task.target,
  actions: task.actions,
});

const tones = ['info', 'success', 'danger', 'neutral'] as const;

/** `now` is `YYYY-MM-DD HH:mm`: engines send no mark for what is overdue. */
export const approvalRow = (approval: Approval, now: string): TaskRow => ({
  key: keyOf(approval),
  kind: 'approval',
  id: approval.id,
  sourceCode: approval.sourceCode,
  sourceName: approval.sourceName,
  title: approval.title,
  from: [approval.formName, approval.sponsor].filter(Boolean).join(' '),
  node: approval.statusCode === 0 ? approval.uname : undefined,
  time: approval.updateTime,
  timeName: '更新',
  dueTime: approval.dueTime,
  overdue: approval.statusCode === 0 && approval.dueTime !== undefined && approval.dueTime.slice(0, 16) < now,
  isUrgent: false,
  state: { name: approval.aprvStatus, tone: tones[approval.statusCode] },
  target: { link: approval.pageLinkUrl, mobileLink: approval.mobileLinkUrl, isFrame: 0, isLogin: 1 },
  actions: ['view'],
});

/** The address of a task on this device. */
export const targetOn = ({ target }: Pick<TaskRow, 'target'>, device: 'desktop' | 'mobile'): LinkTarget =>
  device === 'mobile' && target.mobileLink ? { ...target, link: target.mobileLink } : target;

/** What the person does with it in its own system. */
export const wayIn = ({ actions, target, state }: Pick<TaskRow, 'actions' | 'target' | 'state'>): string | undefined => {
  if (!target.link) return undefined;
  if (!actions.includes('handle')) return '查看';
  return state === states.draft ? '继续填写' : '去处理';
};
