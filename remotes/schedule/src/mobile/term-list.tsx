import { Link, useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { Empty, Skeleton, WhenLoaded } from '@portico/ui';
import { calendar as calls } from '../api.ts';
import { termDays } from '../model/first-calls.ts';
import { isFixed, weeksOf } from '../model/term-weeks.ts';
import { spanWord } from '../model/words.ts';
import type { Calendar } from '../ui/use-calendar.ts';
import * as css from './term-list.module.css';

/** The whole term, week by week, with what each brings beside the classes. */
export function TermList({ calendar: { term, addressOf } }: { calendar: Calendar }) {
  const query = useQuery(calls.days.query(useFirstInput(termDays)));
  return (
    <WhenLoaded query={query} what="学期日程" skeleton={<Skeleton rows={8} picture={false} />} empty={<Empty title="这个学期还没有日程" />}>
      {(days) => (
        <ol className={css.term}>
          {weeksOf(days).map((week) => {
            const [monday] = week;
            const names = new Set(
              week.flatMap(({ name, events }) => [...(name ? [name] : []), ...events.filter(isFixed).map(({ title }) => title)]),
            );
            return (
              monday && (
                <li key={monday.date} data-now={monday.week === term?.nowWeek || undefined}>
                  <Link to={addressOf({ view: 'day', date: monday.date })}>
                    <b>第 {monday.week} 周</b>
                    <span>{spanWord(monday.date, week.at(-1)?.date ?? monday.date)}</span>
                    <small>{[...names].slice(0, 3).join('　') || `${week.flatMap(({ events }) => events).length} 项日程`}</small>
                  </Link>
                </li>
              )
            );
          })}
        </ol>
      )}
    </WhenLoaded>
  );
}
