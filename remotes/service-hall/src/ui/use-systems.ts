import { useFirstInput } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { usePerson } from '@portico/session';
import { useMemo } from 'react';
import { services } from '../api.ts';
import { recentSystems, systems } from '../model/first-calls.ts';
import { systemsAtOnce } from '../model/systems.ts';

/** All systems, however many pages the server makes of them; what this person used last, and what waits there. */
export function useSystems() {
  const { isGuest } = usePerson();
  const first = services.businessSystems.query(useFirstInput(systems));
  const query = useQuery(first);
  const pages = Math.ceil((query.data?.total ?? 0) / systemsAtOnce);
  const more = useQuery({
    queryKey: [...first.queryKey, 'later pages', pages],
    enabled: pages > 1,
    queryFn: async ({ signal }) => {
      const later = Array.from({ length: pages - 1 }, (_page, at) => at + 2);
      const input = (pageNum: number) => ({ pageNum, pageSize: systemsAtOnce });
      const found = await Promise.all(later.map((pageNum) => services.businessSystems(input(pageNum), { quiet: true, signal })));
      return found.flatMap(({ records }) => records);
    },
  });
  const recent = useQuery({
    ...services.recentlyUsed.query(useFirstInput(recentSystems)),
    enabled: !isGuest,
  });
  const unread = useQuery({ ...services.systemsUnread.query(), enabled: !isGuest });
  const all = useMemo(() => [...(query.data?.records ?? []), ...(more.data ?? [])], [query.data, more.data]);
  const byId = new Map(all.map((system) => [system.appId, system]));
  return {
    query,
    systems: all,
    recent: (recent.data?.records ?? []).map(({ appId }) => byId.get(appId)).filter((system) => system !== undefined),
    unread: new Map((unread.data ?? []).map(({ appId, unread: count }) => [appId, count])),
  };
}
