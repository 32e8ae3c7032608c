import { z } from 'zod';
import { contract } from './call.ts';
import { progress, sourceCount, sourceRow } from './progress.ts';
import { dateTime, day, failedSource, id, keyword, paging, wholeNumber } from './shapes.ts';

/** 1 waits for me, 2 decided by me, 3 copied to me, 4 begun by me. */
const aprvType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const approval = z.object({
  id,
  formUserId: id,
  formId: id,
  formName: z.string(),
  title: z.string(),
  sponsor: z.string(),
  /** Who has to decide now. */
  uname: z.string(),
  aprvStatus: z.string(),
  /** 0 running, 1 passed, 2 rejected, 3 withdrawn. */
  statusCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  pageLinkUrl: z.string(),
  mobileLinkUrl: z.string().optional(),
  insertTime: dateTime,
  updateTime: dateTime,
  dueTime: dateTime.optional(),
  sourceCode: z.string(),
  sourceName: z.string(),
});

export const approvalContract = contract({
  list: {
    method: 'POST',
    path: '/homepage/approval/getApprovalData',
    summary: 'This person’s approvals of one kind, over all sources; a source that fails is named.',
    who: 'member',
    input: z.object({
      ...paging,
      aprvType: z.union([aprvType, z.enum(['1', '2', '3', '4']).transform((text) => Number(text) as ApprovalKind)]).default(1),
      keyword: keyword.optional(),
      sourceCode: z.string().max(64).optional(),
      status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).optional(),
      startTime: day.optional(),
      endTime: day.optional(),
    }),
    output: z.object({
      list: z.array(approval),
      total: z.number().int(),
      sources: z.array(sourceCount),
      failedSources: z.array(failedSource),
    }),
  },
  merged: {
    method: 'GET',
    path: '/homepage/approval/getMergerApprovalData',
    summary: 'How many approvals of each kind there are, and the newest of one kind.',
    who: 'member',
    input: z.object({ aprvType: wholeNumber(1, 4).default(1) }),
    output: z.object({
      counts: z.object({ 1: z.number().int(), 2: z.number().int(), 3: z.number().int(), 4: z.number().int() }),
      list: z.array(approval),
      failedSources: z.array(failedSource),
    }),
  },
  detail: {
    method: 'GET',
    path: '/homepage/approval/getApprovalDetail',
    summary: 'One approval as its engine has it now, with its progress; no approval where it is gone.',
    who: 'member',
    input: sourceRow,
    output: z.object({ approval: approval.optional(), progress: progress.optional(), failedSources: z.array(failedSource) }),
  },
});

export type Approval = z.output<typeof approval>;
export type ApprovalKind = z.output<typeof aprvType>;
