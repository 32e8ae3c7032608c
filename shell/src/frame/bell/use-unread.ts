import { createClient, useQuery, useQueryClient } from '@portico/client';
import { noticeContract, type OutputOf } from '@portico/contracts';
import { useHydrated } from '../../page-data/hydrated.ts';

export const notices = createClient(noticeContract);
type Shown = OutputOf<typeof noticeContract.show>;

/** How many notices are unread: what the server wrote into the page, else one small call once the page is live. */
export function useUnread(): number {
  const query = useQuery({ ...notices.show.query(), enabled: useHydrated() });
  return query.data?.open === 1 ? query.data.unread : 0;
}

/** Writes down the number that a change has left, for every place that shows it. */
export function useSetUnread(): (unread: number) => void {
  const client = useQueryClient();
  return (unread) =>
    client.setQueryData(notices.show.query().queryKey, (shown: Shown | undefined) => shown && { ...shown, unread, urgent: shown.urgent });
}
