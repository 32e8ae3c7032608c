import { AreaLink, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Cover } from '@portico/ui';
import { topics } from '../api.ts';
import { topicList } from '../model/first-calls.ts';
import * as css from './side-card.module.css';

/** The first topic, beside the list. */
export function TopicCard() {
  const [topic] = useQuery(topics.list.query(useFirstInput(topicList))).data?.records ?? [];
  if (!topic) return null;
  return (
    <AreaLink to="service-hall/topic" params={{ id: topic.id }} className={`${css.card} ${css.topic}`}>
      <span className={css.cover}>
        <Cover src={topic.cover} />
      </span>
      <b>{topic.name}</b>
      <span>{topic.summary}</span>
    </AreaLink>
  );
}
