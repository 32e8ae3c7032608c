import { AreaLink } from '@portico/area/react';
import { Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { monthOf } from '../model/calendar-address.ts';
import { AgendaList } from '../ui/agenda-list.tsx';
import { OutOfTerm } from '../ui/out-of-term.tsx';
import { useCalendar } from '../ui/use-calendar.ts';
import { DayStrip } from './day-strip.tsx';
import { DayTimeline } from './day-timeline.tsx';
import * as css from './mobile.module.css';
import { TermList } from './term-list.tsx';
import { TopBar } from './top-bar.tsx';
import { useShowDetail } from './use-show-detail.ts';

/** The day under its week or month; the list and the whole term instead where they are chosen. */
export function SchedulePage() {
  const calendar = useCalendar('day');
  const show = useShowDetail();
  const { wanted, now, days, query, term } = calendar;
  const day = days.find(({ date }) => date === wanted.date);
  return (
    <div className={css.page}>
      <TopBar calendar={calendar} />
      <OutOfTerm term={term} />
      {wanted.view === 'term' ? (
        <TermList calendar={calendar} />
      ) : (
        <>
          <DayStrip calendar={calendar} />
          <WhenLoaded query={query} what="日程" skeleton={<Skeleton rows={5} picture={false} />} empty={null} isEmpty={() => false}>
            {() =>
              wanted.view === 'list' ? (
                <AgendaList days={days.filter(({ date }) => date.startsWith(monthOf(wanted.date)))} today={now.date} onOpen={show} />
              ) : (
                day && <DayTimeline day={day} now={now} onOpen={show} />
              )
            }
          </WhenLoaded>
        </>
      )}
      <AreaLink to="schedule/edit" query={{ date: wanted.date }} className={css.create}>
        <Icon name="plus" size={20} />
        新建
      </AreaLink>
    </div>
  );
}
