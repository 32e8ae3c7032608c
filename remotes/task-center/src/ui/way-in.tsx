import { PortalLink } from '@portico/area/react';
import { type ButtonLook, buttonLook, Icon } from '@portico/ui';
import { type TaskRow, targetOn, wayIn } from '../model/task-row.ts';
import type { Center } from './use-center.ts';

/** Opens a task in its own system, by the portal's rule for links. */
export function WayIn({ row, center: { device, open }, ...look }: { row: TaskRow; center: Pick<Center, 'device' | 'open'> } & ButtonLook) {
  const name = wayIn(row);
  if (!name) return null;
  return (
    <PortalLink target={targetOn(row, device)} aria-label={`${name}：${row.title}`} onClick={() => open(row)} {...buttonLook(look)}>
      {name}
      <Icon name="share" size={14} />
    </PortalLink>
  );
}
