import { AreaLink } from '@portico/area/react';
import type { NewsTopic } from '@portico/contracts';
import { Cover } from '@portico/ui';
import * as css from './topic.module.css';

/** A topic with its picture; `full`: with what it is about and how much there is. */
export function TopicCard({ topic: { id, name, cover, summary, count }, full = false }: { topic: NewsTopic; full?: boolean }) {
  return (
    <AreaLink to="news/topic" params={{ id }} className={css.card}>
      <span className={css.picture}>
        <Cover src={cover} />
      </span>
      <h3>{name}</h3>
      {full && summary && <span className={css.summary}>{summary}</span>}
      {full && <span className={css.meta}>{count} 篇文章</span>}
    </AreaLink>
  );
}
