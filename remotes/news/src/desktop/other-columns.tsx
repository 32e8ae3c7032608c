import { AreaLink } from '@portico/area/react';
import { Icon, listDate, SectionHead } from '@portico/ui';
import type { Column } from '../model/front-page.ts';
import { NewsLink } from '../ui/news-link.tsx';
import { useTopics } from '../ui/use-topics.ts';
import * as css from './list-page.module.css';
import { MostRead } from './most-read.tsx';
import { TopicsPart } from './topics-part.tsx';

/** At the side: what is read most, and topics; a school without topics has the headlines of its other columns there. */
export function OtherColumns({ columns }: { columns: readonly Column[] }) {
  const topics = useTopics();
  const hasTopics = topics.data && topics.data.length > 0;
  return (
    <aside className={css.others} aria-label={hasTopics ? '排行与专题' : '排行与其他栏目'}>
      <MostRead />
      {hasTopics && <TopicsPart topics={topics.data} />}
      {(hasTopics || topics.isPending ? [] : columns).map(({ category, top }) => (
        <section key={category.id}>
          <SectionHead
            title={category.name}
            more={
              <AreaLink to="news/list" query={{ type: category.id }} aria-label={`更多${category.name}`}>
                更多
                <Icon name="right" size={12} />
              </AreaLink>
            }
          />
          <ul className={css.headlines}>
            {top.slice(0, 4).map((item) => (
              <li key={item.id}>
                <NewsLink item={item}>
                  <span>{item.title}</span>
                  <time dateTime={item.publishTime}>{listDate(item.publishTime)}</time>
                </NewsLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}
