import { useQuery } from '@portico/client';
import { useNow, usePerson, useSchool } from '@portico/session';
import { Art, dateParts, weekdayName } from '@portico/ui';
import { curriculum, tasks } from '../../api.ts';
import { coursesLeft, greetingAt } from '../../model/greeting.ts';
import * as css from './greeting-band.module.css';
import { TermRuler } from './term-ruler.tsx';

/** 132 px: how one is greeted, what today still holds, and where the term stands. */
export function GreetingBand() {
  const { isGuest, name } = usePerson();
  const { unitName } = useSchool();
  const { date, weekday, time } = useNow();
  const { day, month } = dateParts(date);
  return (
    <section className={css.band} aria-label="今日">
      <Art name="band" className={css.art} />
      <div className={css.inner}>
        <div className={css.words}>
          <h1>
            {greetingAt(time)}，{isGuest ? `欢迎来到${unitName}` : name}
          </h1>
          <p>
            {month} {Number(day)} 日 {weekdayName(weekday)}
            {!isGuest && <Left time={time} />}
          </p>
        </div>
        <TermRuler />
      </div>
    </section>
  );
}

/** 今天还有 2 节课，2 项待办到期; what is not known is not said. */
function Left({ time }: { time: string }) {
  const courses = useQuery(curriculum.day.query()).data?.courses;
  const due = useQuery(tasks.types.query()).data?.find(({ type }) => type === 'todo')?.dueToday;
  const left = courses && coursesLeft(courses, time);
  const words = [left ? `今天还有 ${left} 节课` : '', due ? `${due} 项待办今日到期` : ''].filter(Boolean);
  return words.length > 0 && `　${words.join('，')}`;
}
