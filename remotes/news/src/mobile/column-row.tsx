import type { NewsItem } from '@portico/contracts';
import { Cover, listDate } from '@portico/ui';
import { NewsLink } from '../ui/news-link.tsx';
import * as css from './mobile.module.css';

export function ColumnRow({ item }: { item: NewsItem }) {
  return (
    <li className={css.row}>
      <NewsLink item={item} className={css.rowLink}>
        <div className={css.rowText}>
          <h3>{item.title}</h3>
          <span className={css.meta}>
            {item.publisher}　{listDate(item.publishTime)}
          </span>
        </div>
        {item.cover && (
          <span className={css.rowPicture}>
            <Cover src={item.cover} />
          </span>
        )}
      </NewsLink>
    </li>
  );
}
