import { PortalLink } from '@portico/area/react';
import { Tag } from '@portico/ui';
import { type TaskRow, targetOn } from '../model/task-row.ts';
import { DueLabel } from '../ui/due-label.tsx';
import type { Center } from '../ui/use-center.ts';
import * as css from './block.module.css';

/** One task of a block; it opens in its own system. */
export function BlockRow({ row, today, center }: { row: TaskRow; today: string; center: Pick<Center, 'device' | 'open'> }) {
  return (
    <li className={css.row}>
      <div className={css.text}>
        <PortalLink target={targetOn(row, center.device)} className={css.title} title={row.title} onClick={() => center.open(row)}>
          {row.title}
        </PortalLink>
        <p className={css.meta}>{row.from}</p>
      </div>
      <span>
        <Tag tone="neutral">{row.sourceName}</Tag>
      </span>
      <span className={css.when}>
        <DueLabel row={row} today={today} />
      </span>
    </li>
  );
}
