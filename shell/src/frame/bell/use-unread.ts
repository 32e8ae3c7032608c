import { createClient, useQuery, useQueryClient } from '@portico/client';
import { noticeContract, type OutputOf } from '@portico/contracts';
import { useHydrated } from '../../page-data/hydrated.ts';

export const notices = createClient(noticeContract);
type Shown = OutputOf<typeof noticeContract.show>;

/** The number of unread notices: from the server-rendered page, else one small call after hydration. */
export function useUnread(): number {
  const query = useQuery({ ...notices.show.query(), enabled: useHydrated() });
  return query.data?.open === 1 ? query.data.unread : 0;
}

/** Stores the number after a change, for every component that shows it. */
export function useSetUnread(): (unread: number) => void {
  const client = useQueryClient();
  return (unread) =>
    client.setQueryData(notices.show.query().queryKey, (shown: Shown | undefined) => shown && { ...shown, unread, urgent: shown.urgent });
}
