import { Link, useFirstInput, usePageTitle } from '@portico/area/react';
import { errorKind, useQuery } from '@portico/client';
import type { TopicDetail } from '@portico/contracts';
import { buttonLook, Empty, Html, SkeletonLine, WhenLoaded } from '@portico/ui';
import type { ReactNode } from 'react';
import { topics } from '../api.ts';
import { topic } from '../model/first-calls.ts';
import * as css from './topic.module.css';

/** An id that cannot be one, a topic that is gone, and one that is not for this visitor look alike from outside. */
const gone = ['not-found', 'invalid', 'forbidden'];

/** The topic that the address names, with all its states; the pages give it its frame. */
export function Topic({ back, children }: { back: { to: string; name: string }; children: (topic: TopicDetail) => ReactNode }) {
  const query = useTopic();
  usePageTitle(query.data?.name);
  if (!query.data && query.error && gone.includes(errorKind(query.error)))
    return (
      <div className={css.gone}>
        <Empty
          missing
          title="专题不存在或已下架"
          reason="可能已经结束，或者需要登录后查看。"
          action={
            <Link to={back.to} {...buttonLook()}>
              {back.name}
            </Link>
          }
        />
      </div>
    );
  const skeleton = (
    <div className={css.skeleton}>
      <SkeletonLine height={250} />
      <SkeletonLine height={180} />
      <SkeletonLine height={180} />
    </div>
  );
  return (
    <WhenLoaded query={query} what="专题" skeleton={skeleton} empty={null} isEmpty={() => false}>
      {children}
    </WhenLoaded>
  );
}

/** The topic that the address names, as the page's data have it. */
export function useTopic() {
  return useQuery(topics.detail.query(useFirstInput(topic)));
}

/** The school's own words about it. */
export function TopicIntro({ html }: { html: string }) {
  if (html.replace(/<[^>]*>/g, '').trim() === '') return null;
  return <Html className={css.intro} html={html} />;
}
