import type { Approval, ProgressStep, SourceRow, Task } from '@portico/contracts';
import { approvalContract, taskContract } from '@portico/contracts';
import { fakeServer, planWith } from '@portico/testing';
import { area } from './area.ts';

// Only tests read this file.
export const plan = planWith(area);

export const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  title: `任务 ${id}`,
  type: 'todo',
  sourceCode: 'oa',
  sourceName: '公文 OA',
  initiator: '沈一鸣',
  deptName: '教务处',
  receiveTime: '2026-11-19 16:05:00',
  overdue: false,
  priority: 0,
  status: 'todo',
  target: { link: `https://oa.example/${id}`, isFrame: 0, isLogin: 1 },
  actions: ['handle'],
  ...more,
});

export const approval = (id: string, more: Partial<Approval> = {}): Approval => ({
  id,
  formUserId: '1',
  formId: '1',
  formName: '差旅费报销',
  title: `审批 ${id}`,
  sponsor: '苏敏',
  uname: '周景行',
  aprvStatus: '审批中',
  statusCode: 0,
  pageLinkUrl: `https://flow.example/${id}`,
  insertTime: '2026-11-18 09:20:00',
  updateTime: '2026-11-19 15:40:00',
  sourceCode: 'finance',
  sourceName: '财务报销',
  ...more,
});

const types = [
  { type: 'todo', name: '待办', count: 3, dueToday: 1 },
  { type: 'read', name: '待阅', count: 2, dueToday: 0 },
  { type: 'mine', name: '我发起的', count: 1, dueToday: 0 },
];
const steps: ProgressStep[] = [
  { name: '提交申请', handler: '林知夏', time: '2026-11-19 16:05:00', state: 'done' },
  { name: '辅导员审批', handler: '蒋予安', state: 'current' },
];
const sourcesOf = (tasks: readonly Task[]) =>
  [...new Map(tasks.map((each) => [each.sourceCode, each.sourceName]))].map(([sourceCode, sourceName]) => ({
    sourceCode,
    sourceName,
    count: tasks.filter((each) => each.sourceCode === sourceCode).length,
  }));

interface School {
  tasks: Task[];
  failed?: { sourceCode: string; sourceName: string }[];
}

/** A school whose tasks can be changed while a page shows them. */
export function taskServer(school: School) {
  const found = ({ id, sourceCode }: SourceRow) => school.tasks.find((each) => each.id === id && each.sourceCode === sourceCode);
  const failedSources = () => school.failed ?? [];
  return fakeServer(taskContract, {
    types: () => types,
    list: ({ type, keyword = '', sourceCode, pageNum, pageSize, overdue }) => {
      const all = school.tasks.filter((each) => each.type === type && each.title.includes(keyword) && (!overdue || each.overdue));
      const rows = all.filter((each) => !sourceCode || each.sourceCode === sourceCode);
      const records = rows.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      return { records, total: rows.length, pageNum, pageSize, sources: sourcesOf(all), failedSources: failedSources() };
    },
    detail: (ref) => {
      const row = found(ref);
      const progress = {
        state: 'running',
        holder: '蒋予安',
        node: '辅导员审批',
        dueTime: '2026-11-21 23:59:00',
        overdue: false,
        steps,
      } as const;
      return { task: row, ...(row?.type === 'mine' && { progress: { ...progress, steps } }), failedSources: failedSources() };
    },
    act: ({ tasks }) => {
      school.tasks = school.tasks.filter((each) => !tasks.some((ref) => ref.id === each.id));
      return { done: tasks, failed: [] };
    },
  }).and(approvalContract, {
    merged: () => ({ counts: { 1: 2, 2: 0, 3: 0, 4: 1 }, list: [], failedSources: [] }),
    list: ({ aprvType }) => ({
      list: [
        approval(`${aprvType}a`),
        approval(`${aprvType}b`, { sourceCode: 'oa', sourceName: '公文 OA', statusCode: 1, aprvStatus: '已通过' }),
      ],
      total: 2,
      sources: [],
      failedSources: failedSources(),
    }),
    detail: ({ id }) => ({
      approval: approval(id),
      progress: { state: 'running' as const, holder: '财务处', overdue: false, steps },
      failedSources: [],
    }),
  });
}
