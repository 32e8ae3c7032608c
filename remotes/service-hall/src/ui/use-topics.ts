import { pageAddress } from '@portico/area';
import { useFirstInput, useLocation, usePortal } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { topics } from '../api.ts';
import { topicList } from '../model/first-calls.ts';

/**
 * All topics and their links: the page exists below home and below the hall, and a visitor stays in the same branch.
 */
export function useTopics() {
  const { plan, device } = usePortal();
  const { pathname } = useLocation();
  const belowHome = pathname.startsWith('/home/');
  const at = (address: string | undefined) => (belowHome ? address?.replace(/^\/service-hall\//, '/home/') : address) ?? '';
  return {
    belowHome,
    query: useQuery(topics.list.query(useFirstInput(topicList))),
    listAddress: (type?: string) => at(pageAddress(plan, device, { to: 'service-hall/topics', query: { type } })),
    addressOf: (id: string) => at(pageAddress(plan, device, { to: 'service-hall/topic', params: { id } })),
  };
}
