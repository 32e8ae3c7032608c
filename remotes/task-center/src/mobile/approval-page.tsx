import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { approvals } from '../api.ts';
import { approvalDetail } from '../model/first-calls.ts';
import { approvalRow } from '../model/task-row.ts';
import { RowPage } from './row-page.tsx';

export function ApprovalPage() {
  const { date, time } = useNow();
  const query = useQuery({
    ...approvals.detail.query(useFirstInput(approvalDetail)),
    select: ({ approval, ...rest }) => ({ ...rest, row: approval && approvalRow(approval, `${date} ${time}`) }),
  });
  return <RowPage query={query} />;
}
