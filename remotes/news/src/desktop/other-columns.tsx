import { AreaLink } from '@portico/area/react';
import { Icon, listDate, SectionHead } from '@portico/ui';
import type { Column } from '../model/front-page.ts';
import { NewsLink } from '../ui/news-link.tsx';
import * as css from './list-page.module.css';
import { MostRead } from './most-read.tsx';

/** At the side: what is read most, and the headlines of the other columns. */
export function OtherColumns({ columns }: { columns: readonly Column[] }) {
  return (
    <aside className={css.others} aria-label="排行与其他栏目">
      <MostRead />
      {columns.map(({ category, top }) => (
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
