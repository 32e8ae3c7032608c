import type { NewsItem } from '@portico/contracts';
import { Cover, fullDate, Icon, listDate, Tag } from '@portico/ui';
import { NewsLink } from '../ui/news-link.tsx';
import { Publisher } from '../ui/publisher.tsx';
import * as css from './news-cards.module.css';

/** The lead with its summary, and three cards below it. */
export function NewsCards({ lead, cards }: { lead: NewsItem; cards: readonly NewsItem[] }) {
  return (
    <>
      <NewsLink item={lead} className={css.lead}>
        <span className={css.leadPicture}>
          <Cover src={lead.cover} eager />
        </span>
        <div className={css.leadText}>
          <span className={css.meta}>
            <Tag>头条</Tag>　<Publisher item={lead} />　{fullDate(lead.publishTime)}
          </span>
          <h2>{lead.title}</h2>
          {lead.summary && <span className={css.summary}>{lead.summary}</span>}
          <span className={css.read}>
            阅读全文
            <Icon name="arrow" size={16} />
          </span>
        </div>
      </NewsLink>
      {cards.length > 0 && (
        <ul className={css.cards}>
          {cards.map((item) => (
            <li key={item.id}>
              <NewsLink item={item} className={css.card}>
                <span className={css.cardPicture}>
                  <Cover src={item.cover} />
                </span>
                <h3>{item.title}</h3>
                <span className={css.meta}>
                  {item.publisher}　{listDate(item.publishTime)}
                </span>
              </NewsLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
