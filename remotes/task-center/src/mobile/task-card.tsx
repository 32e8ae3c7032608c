import { AreaLink } from '@portico/area/react';
import { listDate, Tag } from '@portico/ui';
import { dueOf } from '../model/due.ts';
import type { ListItem } from '../model/groups.ts';
import { DueLabel } from '../ui/due-label.tsx';
import { RowCheck } from '../ui/read-bar.tsx';
import type { Center } from '../ui/use-center.ts';
import { WayIn } from '../ui/way-in.tsx';
import * as css from './mobile.module.css';

/** A head, or a task: its title leads to its page, its button into its own system. */
export function TaskCard({ item, center }: { item: ListItem; center: Center }) {
  if (item.kind === 'head') {
    return (
      <h2 className={css.group}>
        {item.name} {item.count !== undefined && <span>{item.count} 项</span>}
      </h2>
    );
  }
  const { row } = item;
  const isPressing = row.actions.includes('handle') && dueOf(row, center.today)?.tone === 'danger';
  return (
    <div className={css.card}>
      <div className={css.marks}>
        {row.actions.includes('markRead') && <RowCheck center={center} row={row} />}
        <Tag tone="neutral">{row.sourceName}</Tag>
        {row.isUrgent && <Tag tone="danger">紧急</Tag>}
        {row.state && <Tag tone={row.state.tone}>{row.state.name}</Tag>}
        <DueLabel row={row} today={center.today} />
      </div>
      <AreaLink
        to={row.kind === 'task' ? 'task-center/detail' : 'task-center/approval'}
        params={{ source: row.sourceCode, id: row.id }}
        className={css.title}
      >
        {row.title}
      </AreaLink>
      <div className={css.foot}>
        <p>{[row.from, row.node, listDate(row.time)].filter(Boolean).join('　')}</p>
        <WayIn row={row} center={center} kind={isPressing ? 'primary' : 'plain'} size="s" />
      </div>
    </div>
  );
}
