import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useSchool } from '@portico/session';
import { Cover, SectionHead, WhenLoaded } from '@portico/ui';
import { topics } from '../api.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { TopicSteps } from '../ui/topic-steps.tsx';
import * as css from './topics-section.module.css';

const shown = 4;

/** 一件事: bundles of services for one matter. With the school's specialStyle the first is wide and shows its steps. */
export function TopicsSection() {
  const query = useQuery(topics.list.query());
  const special = useSchool().specialStyle === 1;
  return (
    <section>
      <SectionHead title="一件事专题" more={<MoreLink to="service-hall/topics">全部专题</MoreLink>} />
      <WhenLoaded
        query={query}
        what="专题"
        skeleton={<div className={css.waiting} />}
        empty={<p className={css.empty}>暂时没有专题。</p>}
        isEmpty={(page) => page.records.length === 0}
      >
        {(page) => (
          <ul className={css.topics}>
            {page.records.slice(0, special ? shown - 1 : shown).map((topic, at) => (
              <li key={topic.id} data-wide={(special && at === 0) || undefined}>
                <AreaLink to="service-hall/topic" params={{ id: topic.id }} className={css.topic}>
                  <span className={css.words}>
                    <b>{topic.name}</b>
                    <small>{topic.summary}</small>
                    <small>共 {topic.appCount} 项</small>
                    {special && at === 0 && <TopicSteps id={topic.id} />}
                  </span>
                  <span className={css.cover}>
                    <Cover src={topic.cover} />
                  </span>
                </AreaLink>
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
