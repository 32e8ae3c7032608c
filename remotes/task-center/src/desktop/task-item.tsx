import { Link } from '@portico/area/react';
import { listDate, Tag } from '@portico/ui';
import type { ListItem } from '../model/groups.ts';
import { DueLabel } from '../ui/due-label.tsx';
import { RowCheck } from '../ui/read-bar.tsx';
import type { Center } from '../ui/use-center.ts';
import { WayIn } from '../ui/way-in.tsx';
import * as css from './task-item.module.css';

/** A head, or a task: its title chooses it for the panel, its button opens it in its own system. */
export function TaskItem({ item, center }: { item: ListItem; center: Center }) {
  if (item.kind === 'head') {
    return (
      <h2 className={css.group}>
        {item.name} {item.count !== undefined && <span>{item.count} 项</span>}
      </h2>
    );
  }
  const { row } = item;
  const { selected, addressOf, today } = center;
  const canMark = row.actions.includes('markRead');
  return (
    <div className={css.row} data-current={row.key === selected?.key || undefined} data-check={canMark || undefined}>
      {canMark && <RowCheck center={center} row={row} />}
      <Link
        to={addressOf({ item: row.key })}
        replace
        preventScrollReset
        className={css.title}
        aria-current={row.key === selected?.key || undefined}
        title={row.title}
      >
        {row.isUrgent && <Tag tone="danger">紧急</Tag>} {row.title}
      </Link>
      <p className={css.meta}>
        {[row.sourceName, row.from, row.node, `${listDate(row.time)} ${row.timeName}`].filter(Boolean).join('　')}
        {row.state && <Tag tone={row.state.tone}>{row.state.name}</Tag>}
      </p>
      <span className={css.due}>
        <DueLabel row={row} today={today} />
      </span>
      <span className={css.way}>
        <WayIn row={row} center={center} kind="text" size="s" />
      </span>
    </div>
  );
}
