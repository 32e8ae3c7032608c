import { AreaLink } from '@portico/area/react';
import { buttonLook, Empty, Skeleton, WhenLoaded } from '@portico/ui';
import * as css from './topic.module.css';
import { TopicCard } from './topic-card.tsx';
import { useTopics } from './use-topics.ts';

/** All topics of the school. */
export function AllTopics() {
  return (
    <WhenLoaded
      query={useTopics()}
      what="专题"
      skeleton={<Skeleton rows={3} />}
      empty={
        <Empty
          title="还没有专题"
          action={
            <AreaLink to="news/list" {...buttonLook()}>
              去新闻中心看看
            </AreaLink>
          }
        />
      }
    >
      {(topics) => (
        <>
          <h2 className="visually-hidden">专题</h2>
          <ul className={css.grid}>
            {topics.map((topic) => (
              <li key={topic.id}>
                <TopicCard topic={topic} full />
              </li>
            ))}
          </ul>
        </>
      )}
    </WhenLoaded>
  );
}
