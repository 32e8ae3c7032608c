import { useQuery } from '@portico/client';
import type { Progress } from '@portico/contracts';
import { Skeleton, WhenLoaded } from '@portico/ui';
import type { TaskRow } from '../model/task-row.ts';
import * as css from './progress-line.module.css';
import { ProgressLine } from './progress-line.tsx';
import { detailQuery } from './use-refresh.ts';

interface Answer {
  progress?: Progress;
}

/** The time line of one row; nothing where its source says nothing of it. */
export function ProgressSection({ row }: { row: TaskRow }) {
  const query = useQuery<Answer>(detailQuery(row));
  return (
    <WhenLoaded
      query={query}
      what="流转过程"
      skeleton={
        <div className={css.section}>
          <Skeleton rows={3} picture={false} />
        </div>
      }
      isEmpty={({ progress }) => !progress}
      empty={null}
    >
      {({ progress }) =>
        progress && (
          <section className={css.section} aria-label="流转过程">
            <h3>流转过程</h3>
            <ProgressLine progress={progress} />
          </section>
        )
      }
    </WhenLoaded>
  );
}
