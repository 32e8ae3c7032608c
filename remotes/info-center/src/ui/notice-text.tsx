import { PortalLink } from '@portico/area/react';
import type { NoticeDetail } from '@portico/contracts';
import { Button, buttonLook, fullTime, Html, Icon } from '@portico/ui';
import { Attachments } from '@portico/ui/attachments';
import { NoticeMarks } from './notice-marks.tsx';
import * as css from './notice-text.module.css';
import type { InfoCenter } from './use-info-center.ts';

/** A notice as a whole: who sent it and when, its text, its files, and what can be done with it. */
export function NoticeText({ notice, center, titleId }: { notice: NoticeDetail; center: InfoCenter; titleId: string }) {
  const { isMember, marks, address } = center;
  return (
    <article className={css.notice}>
      <header className={css.head}>
        <p className={css.meta}>
          <NoticeMarks item={notice} />
          <span>{notice.createrName}</span>
          <span>{notice.typeName}</span>
          <time dateTime={fullTime(notice.sendTime)}>{fullTime(notice.sendTime)}</time>
        </p>
        <h2 id={titleId}>{notice.title}</h2>
        {notice.expireTime && <p className={css.meta}>有效期至 {fullTime(notice.expireTime)}</p>}
      </header>
      {notice.html ? <Html className={css.body} html={notice.html} /> : <p className={css.plain}>{notice.content}</p>}
      <Attachments files={notice.attachments} heading="h3" />
      <div className={css.ways}>
        {isMember && (
          <>
            <Button aria-pressed={notice.star} onClick={() => void marks.setStar([notice], !notice.star)}>
              <Icon name={notice.star ? 'starf' : 'star'} size={16} />
              星标
            </Button>
            <Button onClick={() => void marks.setRead([notice], !notice.read)}>{notice.read ? '标为未读' : '标为已读'}</Button>
            {notice.dismissible && (
              <Button
                onClick={() => {
                  address.leaveNotice();
                  void marks.dismiss([notice]);
                }}
              >
                忽略
              </Button>
            )}
          </>
        )}
        {notice.url && (
          <PortalLink target={{ link: notice.url }} {...buttonLook({ kind: 'primary' })}>
            {notice.actionText || '去办理'}
          </PortalLink>
        )}
        {notice.sourceUrl && (
          <PortalLink target={{ link: notice.sourceUrl }} {...buttonLook()}>
            查看原文
          </PortalLink>
        )}
      </div>
    </article>
  );
}
