import { AreaLink } from '@portico/area/react';
import type { NewsCategory, NewsItem } from '@portico/contracts';
import { Icon, SectionHead } from '@portico/ui';
import * as css from './list-page.module.css';
import { NewsRow } from './news-row.tsx';

/** Further articles of this column. */
export function LatestRows({ category, rows }: { category: NewsCategory; rows: readonly NewsItem[] }) {
  return (
    <section>
      <SectionHead
        title="最新"
        more={
          <AreaLink to="news/more" params={{ id: category.id }}>
            更多
            <Icon name="right" size={12} />
          </AreaLink>
        }
      />
      <ul>
        {rows.map((item) => (
          <li key={item.id}>
            <NewsRow item={item} />
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className={css.none}>本栏目近期的新闻都在上面了。</p>}
    </section>
  );
}
