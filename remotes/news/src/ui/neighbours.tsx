import { AreaLink } from '@portico/area/react';
import type { NewsArticle } from '@portico/contracts';
import * as css from './article.module.css';

export function Neighbours({ prev, next }: Pick<NewsArticle, 'prev' | 'next'>) {
  if (!prev && !next) return null;
  return (
    <nav className={css.neighbours} aria-label="上一篇和下一篇">
      <Neighbour name="上一篇" to={prev} />
      <Neighbour name="下一篇" to={next} />
    </nav>
  );
}

function Neighbour({ name, to }: { name: string; to: NewsArticle['prev'] }) {
  if (!to) return null;
  return (
    <p>
      {name}：
      <AreaLink to="news/article" params={{ id: to.id }} title={to.title}>
        {to.title}
      </AreaLink>
    </p>
  );
}
