import { AreaLink } from '@portico/area/react';
import type { TopicDetail } from '@portico/contracts';
import { fullDate } from '@portico/ui';
import * as css from './topic.module.css';

/** What was written about it; where the news are off, the server sends none. */
export function TopicNews({ news }: { news: TopicDetail['news'] }) {
  if (news.length === 0) return null;
  return (
    <section className={css.news} aria-labelledby="topic-news">
      <h2 id="topic-news">相关新闻</h2>
      <ul>
        {news.map(({ id, title, publisher, publishTime }) => (
          <li key={id}>
            <AreaLink to="news/article" params={{ id }} title={title}>
              {title}
            </AreaLink>
            <span>
              {publisher}　{fullDate(publishTime)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
