import { type Approval, type ApprovalKind, approvalContract } from '@portico/contracts';
import { addDays, writeTime } from '@portico/contracts/time';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import { safeLink } from '../../kernel/content/safe-target.ts';
import type { HomepageContext } from '../context.ts';
import { holds } from '../search/words.ts';
import { pageOf } from '../service/filter.ts';
import type { Gathered } from '../source/sources.ts';
import { progressOf } from '../task/progress.ts';
import { countSources, refreshMs } from '../task/source-rows.ts';

type Row = Gathered<'approvals'>['records'][number];
/** Number of newest rows in the merged call. */
const newest = 10;

export function approvalCalls({ sources, now }: HomepageContext): ServedCall[] {
  return serve(
    approvalContract,
    {
      async list({ aprvType, keyword, sourceCode, status, startTime, endTime, ...paging }, { visitor }) {
        const { records, failedSources } = await sources.gather('approvals', visitor);
        const found = inOrder(records, aprvType).filter(
          (row) =>
            (status === undefined || row.statusCode === status) &&
            (!startTime || writeTime(row.insertTime) >= startTime) &&
            (!endTime || writeTime(row.insertTime) < addDays(endTime, 1)) &&
            holds(`${row.title} ${row.formName} ${row.sponsor}`, keyword),
        );
        const page = pageOf(
          found.filter((row) => !sourceCode || row.sourceCode === sourceCode),
          paging,
        );
        return { list: page.records.map(item), total: page.total, sources: countSources(found), failedSources };
      },
      async merged({ aprvType }, { visitor }) {
        const { records, failedSources } = await sources.gather('approvals', visitor);
        const count = (kind: ApprovalKind) => records.filter((row) => row.aprvType === kind).length;
        const list = inOrder(records, aprvType as ApprovalKind)
          .slice(0, newest)
          .map(item);
        return { counts: { 1: count(1), 2: count(2), 3: count(3), 4: count(4) }, list, failedSources };
      },
      async detail({ id, sourceCode }, { visitor }) {
        const { records, failedSources } = await sources.gather('approvals', visitor, { sourceCode, maxAgeMs: refreshMs });
        const row = records.find((each) => each.id === id);
        return { ...(row && { approval: item(row), progress: progress(row, now()) }), failedSources };
      },
    },
    { module: 'task-center' },
  );
}

const inOrder = (rows: Row[], kind: ApprovalKind) =>
  rows.filter((row) => row.aprvType === kind).sort((a, b) => b.updateTime.getTime() - a.updateTime.getTime() || (a.id < b.id ? -1 : 1));

const states = ['running', 'passed', 'rejected', 'withdrawn'] as const;

const progress = (row: Row, now: Date) =>
  progressOf(
    {
      steps: row.steps,
      submitter: row.sponsor,
      submitTime: row.insertTime,
      state: states[row.statusCode],
      holder: row.uname,
      node: '审批',
      dueTime: row.dueTime,
      endTime: row.updateTime,
    },
    now,
  );

function item(row: Row): Approval {
  const mobile = row.mobileLinkUrl ? safeLink(row.mobileLinkUrl) : '';
  return {
    id: row.id,
    formUserId: row.formUserId,
    formId: row.formId,
    formName: row.formName,
    title: row.title,
    sponsor: row.sponsor,
    uname: row.uname,
    aprvStatus: row.aprvStatus,
    statusCode: row.statusCode,
    pageLinkUrl: safeLink(row.pageLinkUrl),
    ...(mobile && { mobileLinkUrl: mobile }),
    insertTime: writeTime(row.insertTime),
    updateTime: writeTime(row.updateTime),
    ...(row.dueTime && { dueTime: writeTime(row.dueTime) }),
    sourceCode: row.sourceCode,
    sourceName: row.sourceName,
  };
}
