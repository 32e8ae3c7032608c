import { PortalLink } from '@portico/area/react';
import { type TaskRow, targetOn } from '../model/task-row.ts';
import { DueLabel } from '../ui/due-label.tsx';
import type { Center } from '../ui/use-center.ts';
import * as css from './mobile.module.css';

/** One task of a block; it opens in its own system. */
export function BlockRow({ row, today, center }: { row: TaskRow; today: string; center: Pick<Center, 'device' | 'open'> }) {
  return (
    <li className={css.blockRow}>
      <PortalLink target={targetOn(row, center.device)} className={css.blockTitle} onClick={() => center.open(row)}>
        {row.title}
      </PortalLink>
      <p>
        <span>{[row.sourceName, row.from].filter(Boolean).join('　')}</span>
        <DueLabel row={row} today={today} />
      </p>
    </li>
  );
}
