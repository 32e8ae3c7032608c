import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { CalendarDay } from '@portico/contracts';
import { Empty, Skeleton, VisuallyHidden, WhenLoaded } from '@portico/ui';
import { calendar as calls } from '../api.ts';
import { shownDays } from '../model/day-events.ts';
import { termDays } from '../model/first-calls.ts';
import { isFixed, weeksOf } from '../model/term-weeks.ts';
import { dayMark, dayNumber, dayWord, monthWord, shortWeekDays } from '../model/words.ts';
import type { Calendar } from '../ui/use-calendar.ts';
import { useFollow } from '../ui/use-follow.ts';
import * as css from './term-table.module.css';

/** The whole term: a row for each week, a number for each day, and what the weeks bring. */
export function TermTable({ calendar }: { calendar: Calendar }) {
  const query = useQuery(calls.days.query(useFirstInput(termDays)));
  const follow = useFollow();
  return (
    <WhenLoaded
      query={query}
      what="学期日程"
      skeleton={<Skeleton rows={10} picture={false} />}
      empty={<Empty title="这个学期还没有日程" />}
    >
      {(days) => (
        <table className={css.term}>
          <thead>
            <tr>
              <th scope="col">周次</th>
              {shortWeekDays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">考试、校历与会议</th>
            </tr>
          </thead>
          <tbody>
            {weeksOf(shownDays(days, calendar.wanted.hidden)).map((week) => (
              <WeekRow key={week[0]?.date} week={week} calendar={calendar} follow={follow} />
            ))}
          </tbody>
        </table>
      )}
    </WhenLoaded>
  );
}

interface Row {
  week: readonly CalendarDay[];
  calendar: Calendar;
  follow: ReturnType<typeof useFollow>;
}

function WeekRow({ week, calendar: { now, term, addressOf }, follow }: Row) {
  const [monday] = week;
  if (!monday) return null;
  const names = new Set(week.flatMap(({ name, events }) => [...(name ? [name] : []), ...events.filter(isFixed).map(({ title }) => title)]));
  return (
    <tr data-now={monday.week === term?.nowWeek || undefined}>
      <th scope="row">
        <a
          onClick={follow}
          href={addressOf({ view: 'week', date: monday.date })}
          aria-label={`第 ${monday.week} 周，${dayWord(monday.date)}起`}
        >
          {monday.week}
        </a>
      </th>
      {week.map((day) => (
        <td key={day.date}>
          <a
            onClick={follow}
            href={addressOf({ view: 'day', date: day.date })}
            data-today={day.date === now.date || undefined}
            data-load={Math.min(4, day.events.length)}
          >
            <VisuallyHidden>{monthWord(day.date)}</VisuallyHidden>
            {dayNumber(day.date)}
            <VisuallyHidden>日，{day.events.length} 项</VisuallyHidden>
            {dayMark(day) && <small>{dayMark(day)}</small>}
          </a>
        </td>
      ))}
      <td>{[...names].slice(0, 4).join('　')}</td>
    </tr>
  );
}
