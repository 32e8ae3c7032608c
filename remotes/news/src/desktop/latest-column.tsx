import type { NewsItem } from '@portico/contracts';
import { Cover, fullDate, listDate } from '@portico/ui';
import { homeLayout } from '../model/home-layout.ts';
import { NewsLink } from '../ui/news-link.tsx';
import * as css from './latest-block.module.css';

/** One column as home shows it. */
export function LatestColumn({ items }: { items: readonly NewsItem[] }) {
  const { lead, pictures, headlines } = homeLayout(items);
  if (!lead) return null;
  return (
    <div className={css.columns} data-headlines={headlines.length > 0 || undefined} data-pictures={pictures.length > 0 || undefined}>
      <NewsLink item={lead} className={css.lead}>
        <span className={css.leadPicture}>
          <Cover src={lead.cover} />
        </span>
        <h3>{lead.title}</h3>
        <span className={css.meta}>
          {lead.publisher}　{fullDate(lead.publishTime)}
        </span>
      </NewsLink>
      {pictures.length > 0 && (
        <ul className={css.pictures}>
          {pictures.map((item) => (
            <li key={item.id}>
              <NewsLink item={item} className={css.picture}>
                <span className={css.smallPicture}>
                  <Cover src={item.cover} />
                </span>
                <h3>{item.title}</h3>
              </NewsLink>
            </li>
          ))}
        </ul>
      )}
      {headlines.length > 0 && (
        <ul>
          {headlines.map((item) => (
            <li key={item.id}>
              <NewsLink item={item} className={css.headline}>
                <h3>{item.title}</h3>
                <span className={css.meta}>
                  {item.publisher}　{listDate(item.publishTime)}
                </span>
              </NewsLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
