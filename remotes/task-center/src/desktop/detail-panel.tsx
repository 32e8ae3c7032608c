import { Tag } from '@portico/ui';
import type { TaskRow } from '../model/task-row.ts';
import { DueLabel } from '../ui/due-label.tsx';
import { OwnActs } from '../ui/own-acts.tsx';
import { ProgressSection } from '../ui/progress-section.tsx';
import { RowFacts } from '../ui/row-facts.tsx';
import type { Center } from '../ui/use-center.ts';
import { WayIn } from '../ui/way-in.tsx';
import * as css from './detail-panel.module.css';

/** The chosen task: its facts, what can be done with it, and where it stands. */
export function DetailPanel({ row, center }: { row: TaskRow; center: Center }) {
  return (
    <section className={css.panel} aria-label="任务详情">
      <div className={css.head}>
        <p className={css.marks}>
          <Tag tone="neutral">{row.sourceName}</Tag>
          {row.state && <Tag tone={row.state.tone}>{row.state.name}</Tag>}
          <DueLabel row={row} today={center.today} />
        </p>
        <h2>{row.title}</h2>
      </div>
      <div className={css.part}>
        <RowFacts row={row} />
      </div>
      <div className={css.ways}>
        <WayIn row={row} center={center} kind="primary" />
        <OwnActs row={row} acts={center.acts} />
      </div>
      <ProgressSection row={row} />
    </section>
  );
}
