import { useLocation, useNavigate, useSearchParams } from '@portico/area/react';
import { useNow } from '@portico/session';
import { queryOf, readAddress, type Wanted } from '../model/calendar-address.ts';

/** The calendars that the address hides; the links to the views take them along. */
export function useHidden() {
  const { date: today } = useNow();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = readAddress(search, today, 'day');
  return {
    wanted,
    go: (changes: Partial<Wanted>) => void navigate(`${pathname}${queryOf({ ...wanted, ...changes }, today, 'day')}`, { replace: true }),
    query: { hide: wanted.hidden.join() || undefined },
  };
}
