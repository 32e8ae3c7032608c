import { errorKind } from '@portico/client';
import { Empty, SkeletonLine, WhenLoaded } from '@portico/ui';
import type { ReactNode } from 'react';
import * as css from './notice-text.module.css';
import { NoticeText } from './notice-text.tsx';
import type { InfoCenter } from './use-info-center.ts';
import { useOpened } from './use-opened.ts';

/** The notice of the address, with all its states; `back` leads to the list where there is none. */
export function OpenedNotice({ id, center, titleId, back }: { id: string; center: InfoCenter; titleId: string; back: ReactNode }) {
  const query = useOpened(id, center);
  if (!query.data && ['not-found', 'invalid'].includes(errorKind(query.error ?? undefined)))
    return (
      <>
        <h2 id={titleId} className="visually-hidden">
          消息
        </h2>
        <Empty missing title="这条消息不存在或已过期" reason="可能已经撤回，或者不是发给您的。" action={back} />
      </>
    );
  return (
    <WhenLoaded query={query} what="消息" skeleton={<NoticeSkeleton titleId={titleId} />} empty={null} isEmpty={() => false}>
      {(notice) => <NoticeText notice={notice} center={center} titleId={titleId} />}
    </WhenLoaded>
  );
}

function NoticeSkeleton({ titleId }: { titleId: string }) {
  return (
    <div className={css.skeleton} id={titleId}>
      <SkeletonLine width="70%" height={28} />
      <SkeletonLine width="40%" />
      <SkeletonLine height={16} />
      <SkeletonLine width="92%" height={16} />
      <SkeletonLine width="60%" height={16} />
    </div>
  );
}
