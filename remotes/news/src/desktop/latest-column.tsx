import type { NewsItem } from '@portico/contracts';
import { Cover, fullDate, listDate } from '@portico/ui';
import { homeLayout } from '../model/home-layout.ts';
import { NewsLink } from '../ui/news-link.tsx';
import { Publisher } from '../ui/publisher.tsx';
import * as css from './latest-block.module.css';

/** One column as home shows it. */
export function LatestColumn({ items, look }: { items: readonly NewsItem[]; look?: unknown }) {
  const { lead, pictures, headlines } = homeLayout(items);
  if (!lead) return null;
  if (look === 'one' || look === 'pair') return <Pictures items={look === 'one' ? [lead] : [lead, ...pictures.slice(0, 1)]} />;
  return (
    <div className={css.columns} data-headlines={headlines.length > 0 || undefined} data-pictures={pictures.length > 0 || undefined}>
      <NewsLink item={lead} className={css.lead}>
        <span className={css.leadPicture}>
          <Cover src={lead.cover} />
        </span>
        <h3>{lead.title}</h3>
        <span className={css.meta}>
          <Publisher item={lead} />　{fullDate(lead.publishTime)}
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
                  <Publisher item={item} />　{listDate(item.publishTime)}
                </span>
              </NewsLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One or two articles with their pictures, side by side. */
function Pictures({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className={css.beside} data-one={items.length === 1 || undefined}>
      {items.map((item) => (
        <li key={item.id}>
          <NewsLink item={item} className={css.picture}>
            <span className={css.besidePicture}>
              <Cover src={item.cover} />
            </span>
            <h3>{item.title}</h3>
            <span className={css.meta}>
              <Publisher item={item} />　{listDate(item.publishTime)}
            </span>
          </NewsLink>
        </li>
      ))}
    </ul>
  );
}
