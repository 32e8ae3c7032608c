import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Cover, Icon, SectionHead, WhenLoaded } from '@portico/ui';
import { topics } from '../api.ts';
import * as css from './topics-section.module.css';

const shown = 4;

/** 一件事: bundles of services for one matter. */
export function TopicsSection() {
  const query = useQuery(topics.list.query());
  return (
    <section className={css.section}>
      <SectionHead
        title="一件事专题"
        more={
          <AreaLink to="service-hall/topics">
            全部专题
            <Icon name="right" size={12} />
          </AreaLink>
        }
      />
      <WhenLoaded
        query={query}
        what="专题"
        skeleton={<div className={css.waiting} />}
        empty={<p className={css.empty}>暂时没有专题。</p>}
        isEmpty={(page) => page.records.length === 0}
      >
        {(page) => (
          <ul className={css.topics}>
            {page.records.slice(0, shown).map((topic) => (
              <li key={topic.id}>
                <AreaLink to="service-hall/topic" params={{ id: topic.id }} className={css.topic}>
                  <span className={css.words}>
                    <b>{topic.name}</b>
                    <small>{topic.summary}</small>
                    <small>共 {topic.appCount} 项</small>
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
