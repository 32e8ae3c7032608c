import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Cover, SectionHead, Skeleton, WhenLoaded } from '@portico/ui';
import { topics } from '../api.ts';
import { MoreLink } from '../ui/more-link.tsx';
import * as css from './topics-section.module.css';

export function TopicsSection() {
  const query = useQuery(topics.list.query());
  return (
    <section className={css.section}>
      <SectionHead title="一件事专题" more={<MoreLink to="service-hall/topics">更多</MoreLink>} />
      <WhenLoaded
        query={query}
        what="专题"
        skeleton={<Skeleton rows={1} />}
        empty={<p className={css.empty}>暂时没有专题。</p>}
        isEmpty={(page) => page.records.length === 0}
      >
        {(page) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls sideways must be reachable by keyboard
          <ul className={css.topics} tabIndex={0} aria-label="一件事专题">
            {page.records.map((topic) => (
              <li key={topic.id}>
                <AreaLink to="service-hall/topic" params={{ id: topic.id }} className={css.topic}>
                  <span className={css.cover}>
                    <Cover src={topic.cover} />
                  </span>
                  <b>{topic.name}</b>
                  <small>{topic.appCount} 项服务</small>
                </AreaLink>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
