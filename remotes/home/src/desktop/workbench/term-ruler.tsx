import { useQuery } from '@portico/client';
import { term } from '../../api.ts';
import * as css from './term-ruler.module.css';

/** The weeks of the term as bars: gone, now, to come. Nothing while no term runs. */
export function TermRuler() {
  const { data } = useQuery(term.now.query());
  if (!data || data.nowWeek < 1 || data.totalWeek < 1 || data.totalWeek > 30) return null;
  const { name, nowWeek, totalWeek } = data;
  return (
    <div className={css.ruler} role="img" aria-label={`${name}第 ${nowWeek} 周，共 ${totalWeek} 周`}>
      {Array.from({ length: totalWeek }, (_week, at) => {
        const week = at + 1;
        return (
          <i key={week} data-when={week < nowWeek ? 'past' : week === nowWeek ? 'now' : undefined}>
            {week}
          </i>
        );
      })}
    </div>
  );
}
