import type { NewsItem } from '@portico/contracts';
import { Cover, listDate } from '@portico/ui';
import { Headline } from '../ui/headline.tsx';
import { NewsLink } from '../ui/news-link.tsx';
import { Publisher } from '../ui/publisher.tsx';
import * as css from './mobile.module.css';

export function ColumnRow({ item }: { item: NewsItem }) {
  return (
    <li className={css.row}>
      <NewsLink item={item} className={css.rowLink}>
        <div className={css.rowText}>
          <h3>
            <Headline item={item} />
          </h3>
          <span className={css.meta}>
            <Publisher item={item} />　{listDate(item.publishTime)}
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
