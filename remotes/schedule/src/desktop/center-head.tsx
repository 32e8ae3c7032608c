import { useQuery } from '@portico/client';
import { calendar as calls } from '../api.ts';
import { termMarks } from '../model/term-marks.ts';
import { termWord } from '../model/words.ts';
import { TermRuler } from '../ui/term-ruler.tsx';
import type { Calendar } from '../ui/use-calendar.ts';
import * as css from './center-page.module.css';

export function CenterHead({ calendar: { term, now, addressOf } }: { calendar: Calendar }) {
  const marks = termMarks(useQuery(calls.namedDays.query()).data);
  return (
    <div className={css.head}>
      <div>
        <h1>日程中心</h1>
        <p>{term && termWord(term)}</p>
      </div>
      {term && <TermRuler term={term} today={now.date} marks={marks} addressOf={(date) => addressOf({ view: 'week', date })} />}
    </div>
  );
}
