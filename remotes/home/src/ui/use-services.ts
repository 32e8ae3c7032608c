import { useMutation, useQuery, useQueryClient } from '@portico/client';
import type { ServiceItem } from '@portico/contracts';
import { services } from '../api.ts';
import { type ServiceList, servicesShown } from '../model/service-lists.ts';

const queries = {
  recommended: () => services.recommended.query({ limit: servicesShown }),
  hot: () => services.hot.query({ limit: servicesShown }),
  collected: () => services.collected.query({ pageSize: servicesShown }),
  recent: () => services.recentlyUsed.query({ pageSize: servicesShown }),
};

const recordsOf = (data: unknown): ServiceItem[] =>
  Array.isArray(data) ? data : ((data as { records?: ServiceItem[] } | undefined)?.records ?? []);

/** One list of services; the last one stays on screen while another is fetched. */
export function useServices(list: ServiceList) {
  const query = useQuery<unknown>(queries[list]());
  return { ...query, data: query.data === undefined ? undefined : recordsOf(query.data) };
}

/** Saves a favourite: shown at once, taken back when the server refuses. */
export function useCollect() {
  const client = useQueryClient();
  const mark = (appId: string, isCollect: boolean) =>
    client.setQueriesData<unknown>(
      { predicate: ({ queryKey }) => /getRecommendApp|getHotApp|getRecentlyUsedApp/.test(String(queryKey[0])) },
      (data: unknown) => {
        const change = (service: ServiceItem) => (service.appId === appId ? { ...service, isCollect } : service);
        if (Array.isArray(data)) return (data as ServiceItem[]).map(change);
        return data ? { ...data, records: recordsOf(data).map(change) } : data;
      },
    );
  return useMutation({
    mutationFn: ({ appId, isCollect }: { appId: string; isCollect: boolean }) => services.collect({ appId, op: isCollect ? 1 : 0 }),
    onMutate: ({ appId, isCollect }) => mark(appId, isCollect),
    onError: (_error, { appId, isCollect }) => mark(appId, !isCollect),
    onSettled: () => client.invalidateQueries({ queryKey: services.collected.query({ pageSize: servicesShown }).queryKey }),
  });
}

/** Counts the opening of a service; the visitor does not wait for it. */
export function countOpening(appId: string): void {
  services.hit({ appId }, { quiet: true }).catch(() => undefined);
}
