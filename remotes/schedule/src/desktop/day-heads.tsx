import { Link } from '@portico/area/react';
import type { CalendarDay } from '@portico/contracts';
import { VisuallyHidden } from '@portico/ui';
import { dayMark, dayNumber, dayReason, monthWord, weekDayOfDate } from '../model/words.ts';
import type { Calendar } from '../ui/use-calendar.ts';
import * as css from './time-grid.module.css';

export const isRest = ({ type, week, date }: Pick<CalendarDay, 'type' | 'week' | 'date'>): boolean =>
  type === 'holiday' || (type === 'event' && week > 0 && /周[六日]/.test(weekDayOfDate(date)));

/** Weekday, number, and what is special about the day; each leads to its own view. */
export function DayHeads({ calendar: { now, addressOf }, days }: { calendar: Calendar; days: readonly CalendarDay[] }) {
  const [first] = days;
  return (
    <div className={css.heads}>
      <span>
        {first && first.week > 0 && <>第 {first.week} 周</>}
        <br />
        {first && monthWord(first.date)}
      </span>
      {days.map((day) => (
        <Link
          key={day.date}
          to={addressOf({ view: 'day', date: day.date })}
          preventScrollReset
          data-today={day.date === now.date || undefined}
          data-rest={isRest(day) || undefined}
        >
          {weekDayOfDate(day.date)}
          {dayMark(day) && <small data-type={day.type}>{dayMark(day)}</small>}
          <b>{dayNumber(day.date)}</b>
          <VisuallyHidden>{['日', monthWord(day.date), dayReason(day)].filter(Boolean).join('，')}</VisuallyHidden>
        </Link>
      ))}
    </div>
  );
}
