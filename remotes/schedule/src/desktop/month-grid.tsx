import type { CalendarDay } from '@portico/contracts';
import { VisuallyHidden } from '@portico/ui';
import { type MouseEvent, memo } from 'react';
import { keyOf } from '../model/day-events.ts';
import { weeksOf } from '../model/term-weeks.ts';
import { dayMark, dayNumber, dayReason, monthWord, shortWeekDays, spokenFacts } from '../model/words.ts';
import * as kinds from '../ui/kinds.module.css';
import type { Calendar } from '../ui/use-calendar.ts';
import { useFollow } from '../ui/use-follow.ts';
import { dayKeys } from './day-keys.ts';
import * as css from './month-grid.module.css';
import type { Openers } from './use-openers.ts';

/** Entries that a day shows: the number of nodes does not grow with the events of a term. */
const most = 3;

/** The month. Its handlers are those of the table, so that a day's cell depends on the day alone and is drawn once. */
export function MonthGrid({ calendar, openers }: { calendar: Calendar; openers: Openers }) {
  const { days, month, now, wanted, addressOf } = calendar;
  const follow = useFollow();
  const weeks = weeksOf(days).filter((week) => week.some(({ date }) => date.startsWith(month)));
  const press = (click: MouseEvent<HTMLElement>) => {
    const key = click.target instanceof Element && click.target.closest('button')?.dataset.event;
    const event = key && days.flatMap(({ events }) => events).find((each) => keyOf(each) === key);
    if (event) openers.show(event, false);
    else follow(click);
  };
  return (
    <table className={css.month} onKeyDown={dayKeys} onClick={press}>
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
              <DayCell
                key={day.date}
                day={day}
                address={addressOf({ view: 'day', date: day.date })}
                isOther={!day.date.startsWith(month)}
                isToday={day.date === now.date}
                isWanted={day.date === wanted.date}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Cell {
  day: CalendarDay;
  address: string;
  isOther: boolean;
  isToday: boolean;
  isWanted: boolean;
}

const DayCell = memo(function DayCell({ day, address, isOther, isToday, isWanted }: Cell) {
  const { date, events } = day;
  const mark = dayMark(day);
  const reason = dayReason(day);
  const count = `日，${events.length} 项日程`;
  // A label costs no elements, but it would have to hold the marks as they are shown, between the day and its count.
  const isPlain = !mark && !reason;
  return (
    <td data-other={isOther || undefined} data-today={isToday || undefined}>
      <a
        href={address}
        data-day={date}
        tabIndex={isWanted ? 0 : -1}
        aria-label={isPlain ? `${monthWord(date)} ${dayNumber(date)} ${count}` : undefined}
      >
        {!isPlain && <VisuallyHidden>{monthWord(date)}</VisuallyHidden>}
        <b>{dayNumber(date)}</b>
        {!isPlain && <VisuallyHidden>{count}</VisuallyHidden>}
        {mark && <span data-type={day.type}>{mark}</span>}
        {reason && <small>{reason}</small>}
      </a>
      {events.length > 0 && (
        <ul>
          {events.slice(0, events.length > most ? most - 1 : most).map((event) => (
            <li key={keyOf(event)}>
              <button
                type="button"
                tabIndex={-1}
                className={kinds.event}
                data-kind={event.layer}
                data-event={keyOf(event)}
                aria-haspopup="dialog"
                aria-label={`${event.allDay ? '' : `${event.start.slice(11, 16)} `}${event.title}${spokenFacts(event)}`}
              >
                {!event.allDay && <time>{event.start.slice(11, 16)}</time>} <b>{event.title}</b>
              </button>
            </li>
          ))}
          {events.length > most && <li className={css.more}>还有 {events.length - most + 1} 项</li>}
        </ul>
      )}
    </td>
  );
});
