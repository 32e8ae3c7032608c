import { first } from '@portico/area';
import { approvalContract, taskContract } from '@portico/contracts';

export const rowsAPage = 50;
/** Rows of a block on a home page. */
export const rowsInBlock = 6;
const filter = {
  keyword: '?keyword',
  sourceCode: '?source',
  startTime: '?start',
  endTime: '?end',
  pageSize: rowsAPage,
} as const;

export const types = first(taskContract.types);
export const taskList = first(taskContract.list, { ...filter, type: '?tab', sort: '?sort' as '?sort' });
export const approvalCounts = first(approvalContract.merged);
export const approvalList = first(approvalContract.list, { ...filter, aprvType: '?type' });
export const taskDetail = first(taskContract.detail, { id: ':id', sourceCode: ':source' });
export const approvalDetail = first(approvalContract.detail, { id: ':id', sourceCode: ':source' });
export const todoCount = first(taskContract.count);
export const todoInBlock = first(taskContract.list, { type: 'todo', pageSize: rowsInBlock });
export const overdueInBlock = first(taskContract.list, { type: 'todo', overdue: true, pageSize: rowsInBlock });
