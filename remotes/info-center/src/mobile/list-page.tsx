import { Link } from '@portico/area/react';
import { buttonLook } from '@portico/ui';
import { useId } from 'react';
import { OpenedNotice } from '../ui/opened-notice.tsx';
import { UndoBar } from '../ui/undo-bar.tsx';
import { type InfoCenter, useInfoCenter } from '../ui/use-info-center.ts';
import * as css from './list-page.module.css';
import { NoticeList } from './notice-list.tsx';

/** The list, or the notice that the address names. */
export function ListPage() {
  const center = useInfoCenter();
  const { notice } = center.address;
  return (
    <div className={css.page}>
      {notice ? <NoticePage key={notice} id={notice} center={center} /> : <NoticeList center={center} />}
      <UndoBar center={center} />
    </div>
  );
}

function NoticePage({ id, center }: { id: string; center: InfoCenter }) {
  const titleId = useId();
  const { addressOf } = center.address;
  return (
    <div className={css.notice}>
      <h1 className="visually-hidden">消息详情</h1>
      <OpenedNotice
        id={id}
        center={center}
        titleId={titleId}
        back={
          <Link to={addressOf({})} {...buttonLook()}>
            查看全部消息
          </Link>
        }
      />
    </div>
  );
}
