import { pageAddress } from '@portico/area';
import { useNavigate, usePortal, useSearchParams } from '@portico/area/react';
import { keepPreviousData, useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { facets, hallQuery, isNarrowed, readHall, tabs, tabsFor, type Wanted } from '../model/hall-address.ts';
import { asPage, listQuery } from './hall-list.ts';

/** What the address asks for, what was found, and the addresses that ask for something else. */
export function useHall() {
  const { isGuest } = usePerson();
  const { plan, device } = usePortal();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = readHall(query, isGuest);
  /** Another filter starts at its first page. */
  const addressOf = (change: Partial<Wanted>) =>
    pageAddress(plan, device, { to: 'service-hall/list', query: hallQuery({ ...wanted, page: 1, ...change }) }) ?? '';
  const nothing = Object.fromEntries(facets.map((facet) => [facet, undefined]));
  return {
    wanted,
    addressOf,
    narrowed: isNarrowed(wanted),
    allAddress: addressOf({ keyword: '', ...nothing }),
    found: useQuery({ ...listQuery(wanted), select: asPage, placeholderData: keepPreviousData }),
    tabs: tabsFor(isGuest).map((key) => ({ key, name: tabs[key], to: addressOf({ ...nothing, keyword: '', sort: 'default', tab: key }) })),
    searchFor: (keyword: string) => navigate(addressOf({ keyword, tab: 'all' }), { replace: device === 'mobile' && wanted.keyword !== '' }),
  };
}
export type Hall = ReturnType<typeof useHall>;
