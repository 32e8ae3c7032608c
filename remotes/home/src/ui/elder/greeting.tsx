import { useNow, usePerson } from '@portico/session';
import { dateParts, weekdayName } from '@portico/ui';
import { greetingAt } from '../../model/greeting.ts';
import * as css from './elder.module.css';

/** 周景行，下午好, and what day it is. */
export function Greeting() {
  const { isGuest, name } = usePerson();
  const { date, weekday, time } = useNow();
  const { day, month } = dateParts(date);
  return (
    <p className={css.greeting}>
      <strong>
        {!isGuest && `${name}，`}
        {greetingAt(time)}
      </strong>
      {month} {Number(day)} 日 {weekdayName(weekday).replace('周', '星期')}
    </p>
  );
}
