import { Link } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { addMonths } from '../model/calendar-address.ts';
import { weeksOf } from '../model/term-weeks.ts';
import { dayNumber, dayWord, monthWord, shortWeekDays, yearMonth } from '../model/words.ts';
import type { Calendar } from '../ui/use-calendar.ts';
import { useFollow } from '../ui/use-follow.ts';
import { dayKeys } from './day-keys.ts';
import * as css from './mini-month.module.css';
import * as side from './side-column.module.css';

/** A month of days; each leads to its week or day. */
export function MiniMonth({ calendar }: { calendar: Calendar }) {
  const { wanted, now, days, month, addressOf } = calendar;
  const follow = useFollow({ replace: true, preventScrollReset: true });
  return (
    <section className={side.panel} aria-label={yearMonth(wanted.date)}>
      <div className={side.head}>
        <h2>{yearMonth(wanted.date)}</h2>
        <span className={css.steps}>
          {([-1, 1] as const).map((step) => {
            const date = addMonths(wanted.date, step);
            return (
              <Link key={step} to={addressOf({ date })} replace preventScrollReset aria-label={`${monthWord(date)}`}>
                <Icon name={step < 0 ? 'left' : 'right'} size={14} />
              </Link>
            );
          })}
        </span>
      </div>
      <table className={css.month} onKeyDown={dayKeys} onClick={follow}>
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
          {weeksOf(days).map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, events }) => (
                <td key={date}>
                  <a
                    href={addressOf({ date })}
                    data-day={date}
                    data-other={!date.startsWith(month) || undefined}
                    data-busy={events.length > 0 || undefined}
                    data-today={date === now.date || undefined}
                    aria-current={date === wanted.date ? 'date' : undefined}
                    aria-label={`${dayWord(date)}${events.length > 0 ? `，${events.length} 项` : ''}`}
                    tabIndex={date === wanted.date ? 0 : -1}
                  >
                    {dayNumber(date)}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
