import type { Term } from '@portico/contracts';
import { termWeeks } from '../model/term-weeks.ts';
import { dayWord } from '../model/words.ts';
import * as css from './term-ruler.module.css';
import { useFollow } from './use-follow.ts';

/** The weeks of the term as bars; each leads to its week. */
export function TermRuler({
  term,
  today,
  marks,
  addressOf,
}: {
  term: Term;
  today: string;
  marks: ReadonlyMap<string, string>;
  addressOf: (date: string) => string;
}) {
  const follow = useFollow({ replace: true, preventScrollReset: true });
  return (
    <nav aria-label={`本学期${term.nowWeek > 0 ? `第 ${term.nowWeek} 周，` : ''}共 ${term.totalWeek} 周`} className={css.ruler}>
      {termWeeks(term, today).map(({ number, monday, state }) => (
        <a
          key={number}
          onClick={follow}
          href={addressOf(monday)}
          data-state={state}
          data-mark={marks.get(monday)}
          aria-current={state === 'now' ? 'date' : undefined}
          aria-label={`第 ${number} 周，${dayWord(monday)}起${marks.has(monday) ? `，${marks.get(monday)}` : ''}`}
        >
          {number}
        </a>
      ))}
    </nav>
  );
}
