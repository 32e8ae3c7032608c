import { Link } from '@portico/area/react';
import type { CalendarDay } from '@portico/contracts';
import { VisuallyHidden } from '@portico/ui';
import { keyOf } from '../model/day-events.ts';
import { weeksOf } from '../model/term-weeks.ts';
import { dayMark, dayNumber, dayReason, monthWord, shortWeekDays, spokenFacts } from '../model/words.ts';
import * as kinds from '../ui/kinds.module.css';
import type { Calendar } from '../ui/use-calendar.ts';
import { dayKeys } from './day-keys.ts';
import * as css from './month-grid.module.css';
import type { Openers } from './use-openers.ts';

/** Entries that a day shows: the number of nodes does not grow with the events of a term. */
const most = 3;

export function MonthGrid({ calendar, openers }: { calendar: Calendar; openers: Openers }) {
  const { days, month } = calendar;
  const weeks = weeksOf(days).filter((week) => week.some(({ date }) => date.startsWith(month)));
  return (
    <table className={css.month} onKeyDown={dayKeys}>
      <thead>
        <tr>
          <th scope="col">周次</th>
          {shortWeekDays.map((name) => (
            <th key={name} scope="col">
              周{name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            <th scope="row">{week[0] && week[0].week > 0 ? `第 ${week[0].week} 周` : '—'}</th>
            {week.map((day) => (
              <DayCell key={day.date} day={day} calendar={calendar} openers={openers} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, calendar, openers }: { day: CalendarDay; calendar: Calendar; openers: Openers }) {
  const { date, events } = day;
  const { now, wanted, month, addressOf } = calendar;
  const mark = dayMark(day);
  const reason = dayReason(day);
  return (
    <td data-other={!date.startsWith(month) || undefined} data-today={date === now.date || undefined}>
      <Link to={addressOf({ view: 'day', date })} data-day={date} tabIndex={date === wanted.date ? 0 : -1}>
        <VisuallyHidden>{monthWord(date)}</VisuallyHidden>
        <b>{dayNumber(date)}</b>
        <VisuallyHidden>日，{events.length} 项日程</VisuallyHidden>
        {mark && <span data-type={day.type}>{mark}</span>}
        {reason && <small>{reason}</small>}
      </Link>
      <ul>
        {events.slice(0, events.length > most ? most - 1 : most).map((event) => (
          <li key={keyOf(event)}>
            <button
              type="button"
              tabIndex={-1}
              className={kinds.event}
              data-kind={event.layer}
              aria-haspopup="dialog"
              onClick={() => openers.show(event, false)}
            >
              {!event.allDay && <time>{event.start.slice(11, 16)}</time>} <b>{event.title}</b>
              <VisuallyHidden>{spokenFacts(event)}</VisuallyHidden>
            </button>
          </li>
        ))}
        {events.length > most && <li className={css.more}>还有 {events.length - most + 1} 项</li>}
      </ul>
    </td>
  );
}
