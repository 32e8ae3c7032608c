import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { useMemo } from 'react';
import { services } from '../api.ts';
import { recentlyShown, systemsAtOnce } from '../model/systems.ts';

/** All systems, however many pages the server makes of them; what this person used last, and what waits there. */
export function useSystems() {
  const { isGuest } = usePerson();
  const query = useQuery(services.businessSystems.query({ pageSize: systemsAtOnce }));
  const pages = Math.ceil((query.data?.total ?? 0) / systemsAtOnce);
  const more = useQuery({
    queryKey: [...services.businessSystems.query({ pageSize: systemsAtOnce }).queryKey, 'later pages', pages],
    enabled: pages > 1,
    queryFn: async ({ signal }) => {
      const later = Array.from({ length: pages - 1 }, (_page, at) => at + 2);
      const input = (pageNum: number) => ({ pageNum, pageSize: systemsAtOnce });
      const found = await Promise.all(later.map((pageNum) => services.businessSystems(input(pageNum), { quiet: true, signal })));
      return found.flatMap(({ records }) => records);
    },
  });
  const recent = useQuery({
    ...services.recentlyUsed.query({ pageSize: recentlyShown, kind: 'business' }),
    enabled: !isGuest,
  });
  const unread = useQuery({ ...services.systemsUnread.query(), enabled: !isGuest });
  const systems = useMemo(() => [...(query.data?.records ?? []), ...(more.data ?? [])], [query.data, more.data]);
  const byId = new Map(systems.map((system) => [system.appId, system]));
  return {
    query,
    systems,
    recent: (recent.data?.records ?? []).map(({ appId }) => byId.get(appId)).filter((system) => system !== undefined),
    unread: new Map((unread.data ?? []).map(({ appId, unread: count }) => [appId, count])),
  };
}
