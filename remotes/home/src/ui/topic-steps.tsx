import { useQuery } from '@portico/client';
import { topics } from '../api.ts';
import * as css from './topic-steps.module.css';

const shown = 3;

/** The steps of one matter in their order; nothing until they are there. */
export function TopicSteps({ id }: { id: string }) {
  const groups = useQuery(topics.detail.query({ id })).data?.groups.slice(0, shown) ?? [];
  if (groups.length < 2) return null;
  return (
    <span className={css.steps}>
      {groups.map(({ name }, at) => (
        <span key={name} className={css.step}>
          <i>{at + 1}</i>
          {name}
        </span>
      ))}
    </span>
  );
}
