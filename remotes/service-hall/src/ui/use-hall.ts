import { pageAddress } from '@portico/area';
import { useLocation, useNavigate, usePortal, useSearchParams } from '@portico/area/react';
import { keepPreviousData, useQuery } from '@portico/client';
import type { ServiceItem } from '@portico/contracts';
import { useDevice, usePerson } from '@portico/session';
import { countOpening, type ServiceCell, serviceCell, useCollect } from '@portico/ui/services';
import { services } from '../api.ts';
import { facets, hallInput, hallQuery, isNarrowed, readHall, type Wanted } from '../model/hall-address.ts';

/** What the address asks for, what was found, and the addresses that ask for something else. */
export function useHall() {
  const { plan, device } = usePortal();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = readHall(query);
  /** Another filter starts at its first page. */
  const addressOf = (change: Partial<Wanted>) =>
    pageAddress(plan, device, { to: 'service-hall/list', query: hallQuery({ ...wanted, page: 1, ...change }) }) ?? '';
  const nothing = Object.fromEntries(facets.map((facet) => [facet, undefined]));
  return {
    wanted,
    addressOf,
    narrowed: isNarrowed(wanted),
    allAddress: addressOf({ keyword: '', ...nothing }),
    found: useQuery({ ...services.services.query(hallInput(wanted)), placeholderData: keepPreviousData }),
    searchFor: (keyword: string) => navigate(addressOf({ keyword }), { replace: device === 'mobile' && wanted.keyword !== '' }),
  };
}
export type Hall = ReturnType<typeof useHall>;

/** What the cells of services hold and do; a guest's star leads to the login page and back. */
export function useCells() {
  const { plan, device } = usePortal();
  const { isGuest } = usePerson();
  const mobile = useDevice() === 'mobile';
  const collect = useCollect();
  const signIn = useSignIn();
  const cellOf = (service: ServiceItem): ServiceCell => {
    const cell = serviceCell(service, { guest: isGuest, mobile });
    const guide = service.hasGuide ? pageAddress(plan, device, { to: 'service-hall/guide', params: { id: service.appId } }) : undefined;
    // What is handled at a counter only leads to its guide, which says where and when.
    const target = cell.target ?? (service.status === 'on' && guide ? { link: guide } : undefined);
    return { ...cell, guide, target, collected: service.isCollect };
  };
  return { cellOf, onOpen: countOpening, onCollect: isGuest ? signIn : collect };
}

/** Leads to the login page, and from there back to where the visitor stands. */
export function useSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
}
