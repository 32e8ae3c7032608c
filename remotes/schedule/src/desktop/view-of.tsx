import { AgendaList } from '../ui/agenda-list.tsx';
import type { Calendar } from '../ui/use-calendar.ts';
import { MonthGrid } from './month-grid.tsx';
import { TermTable } from './term-table.tsx';
import { TimeGrid } from './time-grid.tsx';
import type { Openers } from './use-openers.ts';

/** The chosen view. */
export function ViewOf({ calendar, openers }: { calendar: Calendar; openers: Openers }) {
  const { wanted, week, days, month } = calendar;
  if (wanted.view === 'month') return <MonthGrid calendar={calendar} openers={openers} />;
  if (wanted.view === 'term') return <TermTable calendar={calendar} />;
  if (wanted.view === 'list') {
    return <AgendaList days={days.filter(({ date }) => date.startsWith(month))} today={calendar.now.date} onOpen={openers.show} />;
  }
  return (
    <TimeGrid calendar={calendar} openers={openers} days={wanted.view === 'day' ? week.filter(({ date }) => date === wanted.date) : week} />
  );
}
