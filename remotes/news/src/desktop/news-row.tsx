import type { NewsItem } from '@portico/contracts';
import { Cover, dateParts } from '@portico/ui';
import { NewsLink } from '../ui/news-link.tsx';
import * as css from './news-row.module.css';

/** One article in a list: its day, title and summary, and its picture where it has one. */
export function NewsRow({ item }: { item: NewsItem }) {
  const { day, yearMonth } = dateParts(item.publishTime);
  return (
    <NewsLink item={item} className={css.row}>
      <span className={css.date}>
        <b>{day}</b>
        {yearMonth}
      </span>
      <div className={css.text}>
        <h3>{item.title}</h3>
        {item.summary && <span className={css.summary}>{item.summary}</span>}
        <span className={css.meta}>{item.publisher}</span>
      </div>
      {item.cover && (
        <span className={css.picture}>
          <Cover src={item.cover} />
        </span>
      )}
    </NewsLink>
  );
}
