import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useSchool } from '@portico/session';
import { Cover, SectionHead, WhenLoaded } from '@portico/ui';
import { topics } from '../../api.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { TopicSteps } from '../../ui/topic-steps.tsx';
import * as css from './topics-wall.module.css';

const shown = 3;

/** 专题服务 with their pictures, three to a row. With the school's specialStyle the first shows its steps. */
export function TopicsWall() {
  const query = useQuery(topics.list.query());
  const special = useSchool().specialStyle === 1;
  return (
    <section>
      <SectionHead title="专题服务" more={<MoreLink to="service-hall/topics">全部专题</MoreLink>} />
      <WhenLoaded
        query={query}
        what="专题"
        skeleton={<div className={css.waiting} />}
        empty={<p className={css.waiting}>暂时没有专题。</p>}
        isEmpty={(page) => page.records.length === 0}
      >
        {(page) => (
          <ul className={css.topics}>
            {page.records.slice(0, shown).map(({ id, name, cover, summary, appCount }, at) => (
              <li key={id}>
                <AreaLink to="service-hall/topic" params={{ id }} className={css.topic}>
                  <span className={css.cover}>
                    <Cover src={cover} />
                  </span>
                  <span className={css.words}>
                    <b>{name}</b>
                    {special && at === 0 ? (
                      <TopicSteps id={id} />
                    ) : (
                      <small>
                        {appCount} 项服务，{summary}
                      </small>
                    )}
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
