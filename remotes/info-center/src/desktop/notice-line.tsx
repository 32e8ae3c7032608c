import { PortalLink } from '@portico/area/react';
import { fullTime, listDate, Tag } from '@portico/ui';
import type { NoticeFacts } from '@portico/ui/desktop';
import * as css from './notice-line.module.css';

/** A notice in one line: sender, title, day. */
export function NoticeLine({ time, title, sender, top, unread, target }: NoticeFacts) {
  const look = `${css.title} ${unread ? css.unread : ''}`;
  return (
    <li className={css.line}>
      <Tag tone={top ? 'danger' : 'neutral'}>{top ? '置顶' : sender}</Tag>
      {unread && <span className="visually-hidden">未读 </span>}
      {target ? (
        <PortalLink target={target} className={look} title={title}>
          {title}
        </PortalLink>
      ) : (
        <span className={look} title={title}>
          {title}
        </span>
      )}
      <time className={css.time} dateTime={fullTime(time)}>
        {listDate(time)}
      </time>
    </li>
  );
}
