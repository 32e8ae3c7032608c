import type { InfoItem } from '@portico/contracts';
import { Icon, listDate } from '@portico/ui';
import { SwipeAction, type SwipeActionProps } from '@portico/ui/mobile/controls';
import { memo } from 'react';
import { NoticeMarks } from '../ui/notice-marks.tsx';
import { RowTitle } from '../ui/row-title.tsx';
import type { RowContext } from '../ui/use-row-context.ts';
import * as css from './notice-item.module.css';

interface ItemProps {
  item: InfoItem;
  /** The visitor chooses several. */
  isChoosing: boolean;
  isChosen: boolean;
  row: RowContext;
}

/** One row; drawn to the left it shows what its page offers as buttons. */
export const NoticeItem = memo(function NoticeItem({ item, isChoosing, isChosen, row }: ItemProps) {
  const { isMember } = row;
  const isNotice = item.kind === 'notice';
  const isUnread = isMember && isNotice && !item.read;
  const typeName = row.typeName(item);
  const text = (
    <RowTitle item={item} to={row.noticeAddress(item.idCode)} className={css.link}>
      <span className={css.words}>
        <NoticeMarks item={item} />
        {isUnread && (
          <>
            <i className={css.dot} aria-hidden="true" />
            <span className="visually-hidden">未读 </span>
          </>
        )}
        <b className={css.title}>{item.title}</b>
        <span className={css.content}>{item.content}</span>
      </span>
      <span className={css.meta}>
        {item.star && <Icon name="starf" size={12} />}
        <span>
          {item.createrName}
          {typeName && `　${typeName}`}
        </span>
        <time>{listDate(item.sendTime)}</time>
      </span>
    </RowTitle>
  );
  return (
    <li className={css.row} data-unread={isUnread || undefined}>
      {isChoosing && isNotice && <Choice item={item} isChosen={isChosen} onToggle={row.toggle} />}
      {isMember && isNotice && !isChoosing ? <SwipeAction actions={waysOf(item, row)}>{text}</SwipeAction> : text}
    </li>
  );
});

function Choice({ item, isChosen, onToggle }: { item: InfoItem; isChosen: boolean; onToggle: RowContext['toggle'] }) {
  return (
    <label className={css.choice}>
      <input type="checkbox" checked={isChosen} aria-label={`选择“${item.title}”`} onChange={() => onToggle(item)} />
    </label>
  );
}

function waysOf(item: InfoItem, { marks, isDismissed }: RowContext): SwipeActionProps['actions'] {
  return [
    { name: item.star ? '取消星标' : '星标', tone: 'plain', onChoose: () => void marks.setStar([item], !item.star) },
    { name: item.read ? '标为未读' : '标为已读', tone: 'fill', onChoose: () => void marks.setRead([item], !item.read) },
    ...(isDismissed ? [{ name: '恢复', tone: 'fill' as const, onChoose: () => void marks.restore([item]) }] : []),
    ...(!isDismissed && item.dismissible ? [{ name: '忽略', tone: 'danger' as const, onChoose: () => void marks.dismiss([item]) }] : []),
  ];
}
