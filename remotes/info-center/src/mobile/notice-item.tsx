import type { InfoItem } from '@portico/contracts';
import { Icon, listDate } from '@portico/ui';
import { SwipeAction, type SwipeActionProps } from '@portico/ui/mobile/controls';
import { NoticeMarks } from '../ui/notice-marks.tsx';
import { RowTitle } from '../ui/row-title.tsx';
import type { InfoCenter } from '../ui/use-info-center.ts';
import * as css from './notice-item.module.css';

/** One row; drawn to the left it shows what its page offers as buttons. */
export function NoticeItem({ item, center, isChoosing }: { item: InfoItem; center: InfoCenter; isChoosing: boolean }) {
  const { isMember, types } = center;
  const isNotice = item.kind === 'notice';
  const isUnread = isMember && isNotice && !item.read;
  const typeName = isNotice ? types.find(({ type }) => type === item.type)?.name : (item.docNo ?? '公文');
  const row = (
    <RowTitle item={item} to={center.address.noticeAddress(item.idCode)} className={css.link}>
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
      {isChoosing && isNotice && <Choice item={item} center={center} />}
      {isMember && isNotice && !isChoosing ? <SwipeAction actions={waysOf(item, center)}>{row}</SwipeAction> : row}
    </li>
  );
}

function Choice({ item, center: { selection } }: { item: InfoItem; center: InfoCenter }) {
  return (
    <label className={css.choice}>
      <input
        type="checkbox"
        checked={selection.has(item.idCode)}
        aria-label={`选择“${item.title}”`}
        onChange={() => selection.toggle(item)}
      />
    </label>
  );
}

function waysOf(item: InfoItem, { marks, address }: InfoCenter): SwipeActionProps['actions'] {
  const isDismissed = address.filter.view === 'dismissed';
  return [
    { name: item.star ? '取消星标' : '星标', tone: 'plain', onChoose: () => void marks.setStar([item], !item.star) },
    { name: item.read ? '标为未读' : '标为已读', tone: 'fill', onChoose: () => void marks.setRead([item], !item.read) },
    ...(isDismissed ? [{ name: '恢复', tone: 'fill' as const, onChoose: () => void marks.restore([item]) }] : []),
    ...(!isDismissed && item.dismissible ? [{ name: '忽略', tone: 'danger' as const, onChoose: () => void marks.dismiss([item]) }] : []),
  ];
}
