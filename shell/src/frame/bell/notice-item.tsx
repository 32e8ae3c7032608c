import { usePortal } from '@portico/area/react';
import type { Notice } from '@portico/contracts';
import { fullTime, Icon, Tag } from '@portico/ui';
import { SwipeAction, type SwipeActionProps } from '@portico/ui/mobile/controls';
import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './notice-drawer.module.css';
import type { NoticeActions } from './use-notice-actions.ts';

/** One notice: its title opens it; the buttons mark it as read, star or dismiss it. */
export function NoticeItem({ notice, typeName, actions }: { notice: Notice; typeName?: string; actions: NoticeActions }) {
  if (actions.dismissed.has(notice.idCode)) return <PutAway notice={notice} onUndo={() => actions.undo(notice)} />;
  const unfolded = actions.unfolded === notice.idCode;
  return (
    <Row notice={notice} actions={actions}>
      <button type="button" className={css.title} aria-expanded={notice.url ? undefined : unfolded} onClick={() => actions.open(notice)}>
        {!notice.read && (
          <>
            <i className={css.dot} aria-hidden="true" />
            <span className="visually-hidden">未读 </span>
          </>
        )}
        {notice.priority === 'urgent' && <Tag tone="danger">紧急</Tag>} {notice.title}
      </button>
      <p className={css.content} data-whole={unfolded || undefined}>
        {notice.content}
      </p>
      <p className={css.meta}>
        {typeName && `${typeName}　`}
        {notice.createrName}　{fullTime(notice.sendTime)}
      </p>
      <div className={css.ways}>
        <button type="button" className={css.way} aria-pressed={notice.star} onClick={() => actions.star(notice)}>
          <Icon name={notice.star ? 'starf' : 'star'} size={16} />
          星标
        </button>
        {!notice.read && (
          <button type="button" className={css.way} onClick={() => actions.markRead([notice])}>
            <Icon name="check" size={16} />
            标为已读
          </button>
        )}
        {notice.dismissible && (
          <button type="button" className={css.way} onClick={() => actions.dismiss(notice)}>
            <Icon name="close" size={16} />
            忽略
          </button>
        )}
      </div>
    </Row>
  );
}

/** The row of a notice; on a phone swiping reveals its buttons. */
function Row({ notice, actions, children }: { notice: Notice; actions: NoticeActions; children: ReactNode }) {
  const { device } = usePortal();
  const ways: SwipeActionProps['actions'][number][] = [];
  if (!notice.read) ways.push({ name: '标为已读', tone: 'fill', onChoose: () => actions.markRead([notice]) });
  if (notice.dismissible) ways.push({ name: '忽略', tone: 'danger', onChoose: () => actions.dismiss(notice) });
  const row = <div className={css.notice}>{children}</div>;
  return (
    <li className={css.row} data-read={notice.read || undefined}>
      {device === 'mobile' ? <SwipeAction actions={ways}>{row}</SwipeAction> : row}
    </li>
  );
}

/** Shown for five seconds in place of a dismissed notice; the undo button has the focus. */
function PutAway({ notice, onUndo }: { notice: Notice; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={`${css.row} ${css.putAway}`}>
      <span role="status">已忽略“{notice.title}”</span>
      <button ref={undo} type="button" className={css.way} onClick={onUndo}>
        撤销
      </button>
    </li>
  );
}
