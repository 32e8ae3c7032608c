import { pageAddress, usePortal } from '@portico/area/react';
import { keepPreviousData, useQuery } from '@portico/client';
import type { Notice } from '@portico/contracts';
import { usePerson } from '@portico/session';
import { notices } from '../api.ts';
import { latest } from '../model/first-calls.ts';

/** The newest notices of one kind, or of all. */
export function useLatest(type: string) {
  const query = useQuery({ ...notices.list.query(type === 'all' ? latest : { ...latest, type }), placeholderData: keepPreviousData });
  return { ...query, data: query.data?.records };
}

/** Tabs over the kinds of notices that this visitor gets. */
export function useKinds(most: number): { key: string; name: string }[] {
  const kinds = useQuery(notices.types.query()).data ?? [];
  return [{ key: 'all', name: '全部' }, ...kinds.slice(0, most).map(({ type, name }) => ({ key: type, name }))];
}

/** A notice as rows show it; a guest has read and unread ones alike. It opens in the info center where that is on. */
export function useRowOf() {
  const { isGuest } = usePerson();
  const { plan, device } = usePortal();
  const targetOf = ({ idCode, url }: Notice) => {
    const link = pageAddress(plan, device, { to: 'info-center/list', query: { notice: idCode } }) ?? url;
    return link ? { link } : undefined;
  };
  return (notice: Notice) => ({
    time: notice.sendTime,
    title: notice.title,
    sender: notice.createrName,
    top: notice.isTop === 1,
    unread: !isGuest && !notice.read,
    target: targetOf(notice),
  });
}
