import { PortalLink } from '@portico/area/react';
import type { NoticeFacts } from '../notice-facts.ts';
import { dateParts, fullTime } from '../time.ts';
import * as css from './notice-row.module.css';

/** A notice in a list: the day at the left, the title in at most two lines, who sent it. */
export function NoticeRow({ time, title, sender, top, unread, target, onOpen }: NoticeFacts & { onOpen?: () => void }) {
  const { day, month } = dateParts(time);
  const words = (
    <>
      {top && <span className={css.top}>置顶</span>}
      {unread && <span className="visually-hidden">未读 </span>}
      {title}
    </>
  );
  const look = `${css.title} ${unread ? css.unread : ''}`;
  return (
    <li className={css.row}>
      <time className={css.date} dateTime={fullTime(time)}>
        <b>{day}</b>
        {month}
      </time>
      <span className={css.text}>
        {target ? (
          <PortalLink target={target} className={look} title={title} onClick={onOpen}>
            {words}
          </PortalLink>
        ) : (
          <span className={look} title={title}>
            {words}
          </span>
        )}
        <span className={css.meta}>{sender}</span>
      </span>
    </li>
  );
}
