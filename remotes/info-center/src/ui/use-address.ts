import { useLocation, useNavigate, useSearchParams } from '@portico/area/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { filterQuery, type ListFilter, readFilter } from '../model/list-address.ts';

/** What the address says of the page, and the addresses that lead on. */
export interface Address {
  path: string;
  filter: ListFilter;
  /** The id of the notice that is open. */
  notice: string | undefined;
  addressOf: (filter: ListFilter) => string;
  noticeAddress: (id: string) => string;
  /** Leaves the open notice: as Back does where it was opened from the list. */
  leaveNotice: () => void;
}

export function useAddress(): Address {
  const { pathname: path } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => readFilter(search), [search]);
  const notice = search.get('notice') || undefined;
  const noticeAddress = useCallback((id: string) => path + filterQuery(filter, id), [path, filter]);
  const wasOpenedHere = useRef(false);
  const before = useRef(notice);
  useEffect(() => {
    if (notice !== before.current) wasOpenedHere.current = notice !== undefined && before.current === undefined;
    before.current = notice;
  }, [notice]);
  return {
    path,
    filter,
    notice,
    addressOf: (wanted) => path + filterQuery(wanted),
    noticeAddress,
    leaveNotice: () => void (wasOpenedHere.current ? navigate(-1) : navigate(path + filterQuery(filter), { replace: true })),
  };
}
