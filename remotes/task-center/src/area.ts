import { defineArea } from '@portico/area';
import {
  approvalCounts,
  approvalDetail,
  approvalList,
  overdueInBlock,
  taskDetail,
  taskList,
  todoCount,
  todoInBlock,
  types,
} from './model/first-calls.ts';

const detail = { secondary: true, hideFooter: true } as const;

export const area = defineArea({
  id: 'task-center',
  title: '任务中心',
  contract: '^1',
  pages: {
    list: {
      title: '任务中心',
      membersOnly: true,
      menu: { icon: 'task', sort: 4, badge: { call: todoCount, field: 'todo', what: '待办' } },
      desktop: { path: '/task-center' },
      mobile: { path: '/mobile/task-center', keepalive: true },
      calls: [types, taskList, approvalCounts],
    },
    approvals: {
      title: '审批',
      membersOnly: true,
      desktop: { path: '/task-center/approvals' },
      mobile: { path: '/mobile/task-center/approvals', keepalive: true },
      calls: [types, approvalList, approvalCounts],
    },
    detail: {
      title: '任务详情',
      membersOnly: true,
      mobile: { path: '/mobile/task-center/detail/:source/:id', ...detail },
      calls: [taskDetail],
    },
    approval: {
      title: '审批详情',
      membersOnly: true,
      mobile: { path: '/mobile/task-center/approval/:source/:id', ...detail },
      calls: [approvalDetail],
    },
  },
  blocks: {
    'task-center.todo': { title: '待办', height: { desktop: 399, mobile: 320 }, membersOnly: true, calls: [todoInBlock, types] },
    'task-center.overdue': { title: '已逾期', height: { desktop: 170, mobile: 150 }, membersOnly: true, calls: [overdueInBlock] },
  },
});
