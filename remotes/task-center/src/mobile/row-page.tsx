import { AreaLink, usePageTitle } from '@portico/area/react';
import type { FailedSource, Progress } from '@portico/contracts';
import { useDevice, useNow } from '@portico/session';
import { buttonLook, Empty, type LoadedQuery, Skeleton, Tag, WhenLoaded } from '@portico/ui';
import type { TaskRow } from '../model/task-row.ts';
import { DueLabel } from '../ui/due-label.tsx';
import { FailedSources } from '../ui/failed-sources.tsx';
import { OwnActs } from '../ui/own-acts.tsx';
import * as lineCss from '../ui/progress-line.module.css';
import { ProgressLine } from '../ui/progress-line.tsx';
import { RowFacts } from '../ui/row-facts.tsx';
import { useActs } from '../ui/use-acts.ts';
import { useReturn } from '../ui/use-return.ts';
import { WayIn } from '../ui/way-in.tsx';
import * as css from './mobile.module.css';

interface Answer {
  row: TaskRow | undefined;
  progress?: Progress | undefined;
  failedSources: readonly FailedSource[];
}

/** One task or application on a phone: its facts, where it stands, and what can be done with it. */
export function RowPage({ query }: { query: LoadedQuery<Answer> & { isFetching: boolean } }) {
  const row = query.data?.row;
  usePageTitle(row?.title);
  return (
    <div className={css.detail}>
      <FailedSources sources={query.data?.failedSources ?? []} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      <WhenLoaded
        query={query}
        what="任务"
        skeleton={<Skeleton rows={5} picture={false} />}
        isEmpty={(data) => !data.row}
        empty={
          <Empty
            title="这项任务已经不在了"
            reason="可能已处理完，或已被发起人撤回。"
            action={
              <AreaLink to="task-center/list" {...buttonLook()}>
                返回任务中心
              </AreaLink>
            }
          />
        }
      >
        {({ progress }) => row && <Shown row={row} progress={progress} />}
      </WhenLoaded>
    </div>
  );
}

function Shown({ row, progress }: { row: TaskRow; progress: Progress | undefined }) {
  const device = useDevice();
  const { date } = useNow();
  const open = useReturn();
  const acts = useActs();
  return (
    <article className={css.sheet}>
      <div className={css.marks}>
        <Tag tone="neutral">{row.sourceName}</Tag>
        {row.state && <Tag tone={row.state.tone}>{row.state.name}</Tag>}
        <DueLabel row={row} today={date} />
      </div>
      <h1>{row.title}</h1>
      <RowFacts row={row} />
      <p className={css.said} role="status">
        {acts.said}
      </p>
      <div className={css.ways}>
        <WayIn row={row} center={{ device, open }} kind="primary" />
        <OwnActs row={row} acts={acts} />
      </div>
      {progress && (
        <section className={lineCss.section} aria-label="流转过程">
          <h2>流转过程</h2>
          <ProgressLine progress={progress} />
        </section>
      )}
    </article>
  );
}
