import { useLocation, useNavigate, useSearchParams } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useNow } from '@portico/session';
import { useMemo } from 'react';
import { calendar, term } from '../api.ts';
import { mondayOf, monthInput, monthOf, queryOf, readAddress, readHidden, type View, type Wanted } from '../model/calendar-address.ts';
import { shownDays } from '../model/day-events.ts';

/** What the address asks for, the days of its month, and where else one can go. */
export function useCalendar(usual: View) {
  const now = useNow();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = readAddress(search, now.date, usual);
  const query = useQuery(calendar.days.query(monthInput(wanted, now.date, usual)));
  const addressOf = (changes: Partial<Wanted>) => `${pathname}${queryOf({ ...wanted, ...changes }, now.date, usual)}`;
  const hidden = wanted.hidden.join();
  // The same days as long as their answer and the hidden calendars are the same: their cells are not drawn again.
  const days = useMemo(() => shownDays(query.data ?? [], readHidden(hidden)), [query.data, hidden]);
  const monday = mondayOf(wanted.date);
  const from = days.findIndex(({ date }) => date === monday);
  return {
    now,
    wanted,
    query,
    /** The six weeks of the month, and the shown week of them. */
    days,
    week: from < 0 ? [] : days.slice(from, from + 7),
    month: monthOf(wanted.date),
    term: useQuery(term.now.query()).data,
    restTimes: useQuery(calendar.restTimes.query()).data ?? [],
    addressOf,
    go: (changes: Partial<Wanted>) => void navigate(addressOf(changes), { replace: true, preventScrollReset: true }),
  };
}
export type Calendar = ReturnType<typeof useCalendar>;
