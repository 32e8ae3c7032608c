import type { NewsItem } from '@portico/contracts';
import { Cover, dateParts, grouped } from '@portico/ui';
import { Headline } from '../ui/headline.tsx';
import { NewsLink } from '../ui/news-link.tsx';
import { Publisher } from '../ui/publisher.tsx';
import * as css from './news-row.module.css';

/** One article in a list: its day, title and summary, and its picture where it has one. `counted`: how often it was read. */
export function NewsRow({ item, counted = false }: { item: NewsItem; counted?: boolean }) {
  const { day, yearMonth } = dateParts(item.publishTime);
  return (
    <NewsLink item={item} className={css.row}>
      <span className={css.date}>
        <b>{day}</b>
        {yearMonth}
      </span>
      <div className={css.text}>
        <h3>
          <Headline item={item} />
        </h3>
        {item.summary && <span className={css.summary}>{item.summary}</span>}
        <span className={css.meta}>
          <Publisher item={item} />
          {counted && !item.isLocked && `　阅读 ${grouped(item.views)}`}
        </span>
      </div>
      {item.cover && (
        <span className={css.picture}>
          <Cover src={item.cover} />
        </span>
      )}
    </NewsLink>
  );
}
