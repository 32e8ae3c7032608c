import type { InfoItem } from '@portico/contracts';
import { fullTime, Icon, type IconName, listDate } from '@portico/ui';
import { memo } from 'react';
import { NoticeMarks } from '../ui/notice-marks.tsx';
import { RowTitle } from '../ui/row-title.tsx';
import type { RowContext } from '../ui/use-row-context.ts';
import * as css from './info-row.module.css';

interface RowProps {
  item: InfoItem;
  isChosen: boolean;
  row: RowContext;
}

export const InfoRow = memo(function InfoRow({ item, isChosen, row }: RowProps) {
  const { isMember, toggle } = row;
  const isNotice = item.kind === 'notice';
  const isUnread = isMember && isNotice && !item.read;
  const typeName = row.typeName(item);
  return (
    <li className={css.row} data-unread={isUnread || undefined} data-chosen={isChosen || undefined}>
      {isMember && (
        <span className={css.choice}>
          {isNotice && <input type="checkbox" checked={isChosen} aria-label={`选择“${item.title}”`} onChange={() => toggle(item)} />}
        </span>
      )}
      <i className={css.dot} aria-hidden="true" />
      <div className={css.text}>
        <p className={css.line}>
          <NoticeMarks item={item} />
          <RowTitle item={item} to={row.noticeAddress(item.idCode)} keepsScroll className={css.title}>
            {isUnread && <span className="visually-hidden">未读 </span>}
            {item.title}
          </RowTitle>
          {!isNotice && <Icon name="share" size={14} className={css.away} />}
        </p>
        <p className={css.meta}>
          {item.createrName}
          {typeName && `　${typeName}`}
        </p>
      </div>
      {isMember && isNotice && <RowWays item={item} row={row} />}
      <time className={css.time} dateTime={fullTime(item.sendTime)} title={fullTime(item.sendTime)}>
        {listDate(item.sendTime)}
      </time>
    </li>
  );
});

function RowWays({ item, row: { marks, isDismissed } }: Pick<RowProps, 'item' | 'row'>) {
  return (
    <div className={css.ways} data-star={item.star || undefined}>
      <Way
        name={item.star ? 'starf' : 'star'}
        label={`星标“${item.title}”`}
        title="星标"
        pressed={item.star}
        onClick={() => marks.setStar([item], !item.star)}
      />
      <Way
        name={item.read ? 'mail' : 'check'}
        label={`${item.read ? '标为未读' : '标为已读'}“${item.title}”`}
        title={item.read ? '标为未读' : '标为已读'}
        onClick={() => marks.setRead([item], !item.read)}
      />
      {isDismissed && <Way name="refresh" label={`恢复“${item.title}”`} title="恢复" onClick={() => marks.restore([item])} />}
      {!isDismissed && item.dismissible && (
        <Way name="close" label={`忽略“${item.title}”`} title="忽略" onClick={() => marks.dismiss([item])} />
      )}
    </div>
  );
}

function Way({
  name,
  label,
  title,
  pressed,
  onClick,
}: {
  name: IconName;
  label: string;
  title: string;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={css.way} aria-label={label} title={title} aria-pressed={pressed} onClick={onClick}>
      <Icon name={name} size={16} />
    </button>
  );
}
