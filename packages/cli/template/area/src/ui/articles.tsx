import { AreaLink } from '@portico/area/react';
import type { NewsItem } from '@portico/contracts';
import { listDate } from '@portico/ui';
import * as css from './area.module.css';

/** Rows of titles with their day; plain text if the news area is off. */
export function Articles({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className={css.rows}>
      {items.map(({ id, title, publishTime }) => (
        <li key={id} className={css.row}>
          <AreaLink to="news/article" params={{ id }} className={css.title}>
            {title}
          </AreaLink>
          <time className={css.day}>{listDate(publishTime)}</time>
        </li>
      ))}
    </ul>
  );
}
