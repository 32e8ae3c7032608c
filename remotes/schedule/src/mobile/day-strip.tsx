import { Link } from '@portico/area/react';
import type { CalendarDay } from '@portico/contracts';
import { VisuallyHidden } from '@portico/ui';
import { type TouchEvent, useRef } from 'react';
import { stepped } from '../model/calendar-address.ts';
import { swipeOf } from '../model/swipe.ts';
import { termWeeks, weeksOf } from '../model/term-weeks.ts';
import { dayMark, dayNumber, dayReason, monthWord, shortWeekDays, yearMonth } from '../model/words.ts';
import type { Calendar } from '../ui/use-calendar.ts';
import * as css from './mobile.module.css';

/** The week, or the month unfolded; a swipe sideways steps, up and down folds. The same ways are buttons. */
export function DayStrip({ calendar }: { calendar: Calendar }) {
  const { wanted, now, days, week, month, term, addressOf, go } = calendar;
  const touched = useRef<{ x: number; y: number }>(undefined);
  const isMonth = wanted.view === 'month';
  const rows = isMonth ? weeksOf(days).filter((row) => row.some(({ date }) => date.startsWith(month))) : [week];
  const number = week.find(({ date }) => date === wanted.date)?.week ?? 0;
  const start = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    touched.current = finger && { x: finger.clientX, y: finger.clientY };
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    const swipe = finger && touched.current && swipeOf(touched.current, { x: finger.clientX, y: finger.clientY });
    if (swipe === 'left' || swipe === 'right')
      go({ date: stepped({ date: wanted.date, view: isMonth ? 'month' : 'week' }, swipe === 'left' ? 1 : -1) });
    if (swipe === 'up' && isMonth) go({ view: 'day' });
    if (swipe === 'down' && !isMonth) go({ view: 'month' });
  };
  return (
    <section aria-label={yearMonth(wanted.date)} className={css.strip} onTouchStart={start} onTouchEnd={end}>
      <div className={css.where}>
        <h2>{yearMonth(wanted.date)}</h2>
        <p>{term && number > 0 && `第 ${number} 周，共 ${term.totalWeek} 周`}</p>
      </div>
      {term && (
        <div className={css.weeks} aria-hidden="true">
          {termWeeks(term, now.date).map((each) => (
            <i key={each.number} data-state={each.state} />
          ))}
        </div>
      )}
      <table className={css.days}>
        <thead>
          <tr>
            {shortWeekDays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.date ?? 'none'}>
              {row.map((day) => (
                <td key={day.date}>
                  <Day day={day} isCurrent={day.date === wanted.date} isToday={day.date === now.date} to={addressOf({ date: day.date })} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label="前后" className={css.steps}>
        <Link to={addressOf({ date: stepped({ date: wanted.date, view: isMonth ? 'month' : 'week' }, -1) })} replace preventScrollReset>
          上一{isMonth ? '月' : '周'}
        </Link>
        <Link to={addressOf({ date: now.date })} replace preventScrollReset>
          今天
        </Link>
        <Link to={addressOf({ date: stepped({ date: wanted.date, view: isMonth ? 'month' : 'week' }, 1) })} replace preventScrollReset>
          下一{isMonth ? '月' : '周'}
        </Link>
      </nav>
    </section>
  );
}

function Day({ day, isCurrent, isToday, to }: { day: CalendarDay; isCurrent: boolean; isToday: boolean; to: string }) {
  const { date, events } = day;
  const mark = dayMark(day);
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'date' : undefined}
      data-today={isToday || undefined}
      data-busy={events.length > 0 || undefined}
    >
      <VisuallyHidden>{monthWord(date)}</VisuallyHidden>
      {dayNumber(date)}
      <VisuallyHidden>{['日', isToday && '今天', dayReason(day), `${events.length} 项`].filter(Boolean).join('，')}</VisuallyHidden>
      {mark && <small>{mark}</small>}
    </Link>
  );
}
