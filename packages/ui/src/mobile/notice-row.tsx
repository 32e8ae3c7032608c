import { PortalLink } from '@portico/area/react';
import type { NoticeFacts } from '../notice-facts.ts';
import { dateParts, fullTime } from '../time.ts';
import * as css from './mobile.module.css';

/** A notice in a list; the whole row is the link. */
export function NoticeRow({ time, title, sender, top, unread, target, onOpen }: NoticeFacts & { onOpen?: () => void }) {
  const { day, month } = dateParts(time);
  const content = (
    <>
      <time className={css.date} dateTime={fullTime(time)}>
        <b>{day}</b>
        {month}
      </time>
      <span className={css.text}>
        <span className={`${css.title} ${unread ? css.unread : ''}`}>
          {top && <span className={css.top}>置顶</span>}
          {unread && <span className="visually-hidden">未读 </span>}
          {title}
        </span>
        <span className={css.meta}>{sender}</span>
      </span>
    </>
  );
  return (
    <li className={css.notice}>
      {target ? (
        <PortalLink target={target} className={css.noticeLink} onClick={onOpen}>
          {content}
        </PortalLink>
      ) : (
        <div className={css.noticeLink}>{content}</div>
      )}
    </li>
  );
}
