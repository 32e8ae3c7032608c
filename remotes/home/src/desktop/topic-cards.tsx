import { AreaLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { TopicItem } from '@portico/contracts';
import { useSchool } from '@portico/session';
import { Cover, SectionHead, WhenLoaded } from '@portico/ui';
import type { ReactNode } from 'react';
import { topics } from '../api.ts';
import { MoreLink } from '../ui/more-link.tsx';

/**
 * The school's topics as cards in one row. With the school's specialStyle the first is special: it shows its steps.
 */
export function TopicCards({
  title,
  most,
  css,
  children,
}: {
  title: string;
  most: (special: boolean) => number;
  /** How a template draws them: `topics`, `topic`, `words`, `cover`, `waiting`. */
  css: Readonly<Record<string, string>>;
  /** What a card says below its name. */
  children: (topic: TopicItem, special: boolean) => ReactNode;
}) {
  const query = useQuery(topics.list.query());
  const special = useSchool().specialStyle === 1;
  return (
    <section>
      <SectionHead title={title} more={<MoreLink to="service-hall/topics">全部专题</MoreLink>} />
      <WhenLoaded
        query={query}
        what="专题"
        skeleton={<div className={css.waiting} />}
        empty={<p className={css.waiting}>暂时没有专题。</p>}
        isEmpty={(page) => page.records.length === 0}
      >
        {(page) => (
          <ul className={css.topics}>
            {page.records.slice(0, most(special)).map((topic, at) => (
              <li key={topic.id} data-special={(special && at === 0) || undefined}>
                <AreaLink to="service-hall/topic" params={{ id: topic.id }} className={css.topic}>
                  <span className={css.words}>
                    <b>{topic.name}</b>
                    {children(topic, special && at === 0)}
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
