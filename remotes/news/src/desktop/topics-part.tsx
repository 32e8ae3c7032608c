import { AreaLink } from '@portico/area/react';
import type { NewsTopic } from '@portico/contracts';
import { Icon, SectionHead } from '@portico/ui';
import { TopicCard } from '../ui/topic-card.tsx';
import { topicsType } from '../ui/use-topics.ts';
import * as css from './list-page.module.css';

/** The first topics, at the side of the news. */
export function TopicsPart({ topics }: { topics: readonly NewsTopic[] }) {
  return (
    <section>
      <SectionHead
        title="专题"
        more={
          <AreaLink to="news/list" query={{ type: topicsType }} aria-label="全部专题">
            全部
            <Icon name="right" size={12} />
          </AreaLink>
        }
      />
      <ul className={css.topics}>
        {topics.slice(0, 2).map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}
