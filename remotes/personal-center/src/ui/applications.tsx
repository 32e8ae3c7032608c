import { AreaLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { Task } from '@portico/contracts';
import { Empty, Skeleton, Tag, WhenLoaded } from '@portico/ui';
import { tasks } from '../api.ts';
import { ownApplications } from '../model/first-calls.ts';
import { dayWords } from '../model/words.ts';
import { FailedSources } from './failed-sources.tsx';
import * as css from './panel.module.css';
import { useDays } from './use-days.ts';

const states: Partial<Record<Task['status'], { name: string; tone: 'success' | 'danger' | 'neutral' }>> = {
  done: { name: '已办结', tone: 'success' },
  rejected: { name: '已退回', tone: 'danger' },
  withdrawn: { name: '已撤回', tone: 'neutral' },
};

/** What the person has applied for; the task center shows the rest. */
export function Applications() {
  const query = useQuery(tasks.list.query(useFirstInput(ownApplications)));
  const { today, yesterday } = useDays();
  return (
    <WhenLoaded
      query={query}
      what="我的申请"
      skeleton={<Skeleton rows={4} picture={false} />}
      isEmpty={({ records, failedSources }) => records.length === 0 && failedSources.length === 0}
      empty={<Empty title="还没有申请" reason="在服务大厅提交的申请，进度会显示在这里。" />}
    >
      {({ records, failedSources }) => (
        <>
          <FailedSources sources={failedSources} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
          <ul className={css.rows}>
            {records.map((task) => (
              <li key={`${task.sourceCode} ${task.id}`}>
                <AreaLink to="task-center/list" query={{ tab: 'mine', item: `${task.sourceCode}:${task.id}` }} className={css.link}>
                  {task.title}
                </AreaLink>
                <small>{dayWords(task.receiveTime, today, yesterday)}</small>
                <span className={css.push}>
                  <Tag tone={states[task.status]?.tone}>{states[task.status]?.name ?? task.node ?? '办理中'}</Tag>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </WhenLoaded>
  );
}
