import { useQuery } from '@portico/client';
import type { ServiceItem } from '@portico/contracts';
import { services } from '../api.ts';
import { recentInput, recommendedInput } from '../model/first-inputs.ts';
import { type ServiceList, servicesShown } from '../model/service-lists.ts';

const queries = {
  recommended: () => services.recommended.query(recommendedInput),
  hot: () => services.hot.query({ limit: servicesShown }),
  collected: () => services.collected.query({ pageSize: servicesShown }),
  recent: () => services.recentlyUsed.query(recentInput),
};

const recordsOf = (data: unknown): ServiceItem[] =>
  Array.isArray(data) ? data : ((data as { records?: ServiceItem[] } | undefined)?.records ?? []);

/** One list of services; the last one stays on screen while another is fetched. */
export function useServices(list: ServiceList) {
  const query = useQuery<unknown>(queries[list]());
  return { ...query, data: query.data === undefined ? undefined : recordsOf(query.data) };
}
