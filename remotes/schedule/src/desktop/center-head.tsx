import { termMarks } from '../model/term-marks.ts';
import { termWord } from '../model/words.ts';
import { TermRuler } from '../ui/term-ruler.tsx';
import type { Calendar } from '../ui/use-calendar.ts';
import * as css from './center-page.module.css';

export function CenterHead({ calendar: { term, now, addressOf, query } }: { calendar: Calendar }) {
  const marks = termMarks(query.data);
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
