import { useFirstInput, usePageTitle, useParams } from '@portico/area/react';
import { errorKind, useQuery } from '@portico/client';
import { Cover, Empty, Skeleton, SkeletonLine, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { news } from '../api.ts';
import { topic } from '../model/first-calls.ts';
import { MissingTopic } from '../ui/missing-topic.tsx';
import { ColumnRow } from './column-row.tsx';
import * as css from './mobile.module.css';
import { MoreArticles } from './more-articles.tsx';
import { useOlder } from './use-older.ts';

/** One topic: its picture, what it is about, and its articles; older ones on demand. */
export function TopicPage() {
  const found = useQuery(news.topic.query(useFirstInput(topic)));
  usePageTitle(found.data?.name);
  if (!found.data && errorKind(found.error ?? undefined) === 'not-found') return <MissingTopic />;
  return (
    <WhenLoaded query={found} what="专题" skeleton={<SkeletonLine height={210} />} empty={null} isEmpty={() => false}>
      {({ name, summary, cover, count }) => (
        <>
          <header className={css.lead}>
            <span className={css.leadPicture}>
              <Cover src={cover} eager />
            </span>
            <h1>{name}</h1>
            {summary && <p>{summary}</p>}
            <span className={css.meta}>共 {count} 篇文章</span>
          </header>
          <TopicArticles />
        </>
      )}
    </WhenLoaded>
  );
}

function TopicArticles() {
  const { id = '' } = useParams();
  const [wanted, setWanted] = useState(false);
  const list = useQuery(news.list.query({ topicId: id }));
  const older = useOlder({ of: { topicId: id }, firstPage: 2, pageSize: list.data?.pageSize ?? 20, enabled: wanted });
  return (
    <WhenLoaded
      query={list}
      what="专题的文章"
      skeleton={<Skeleton rows={6} />}
      isEmpty={(data) => data.records.length === 0}
      empty={<Empty title="这个专题还没有文章" />}
    >
      {(data) => (
        <>
          <h2 className="visually-hidden">文章</h2>
          <ul className={css.rows}>
            {[...data.records, ...older.rows].map((item) => (
              <ColumnRow key={item.id} item={item} />
            ))}
          </ul>
          <MoreArticles
            older={older}
            hasMore={older.hasMore ?? data.total > data.records.length}
            onMore={() => (wanted ? older.more() : setWanted(true))}
          />
        </>
      )}
    </WhenLoaded>
  );
}
