import type { ServiceItem } from '@portico/contracts';
import { services } from '../api.ts';
import { hallInput, servicesAPage, type Wanted } from '../model/hall-address.ts';

/** One page of a list of the hall. */
export interface ServicePage {
  records: readonly ServiceItem[];
  total: number;
}
type Answer = readonly ServiceItem[] | ServicePage;
interface ListQuery {
  queryKey: [string];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Answer>;
}

const shortList = 50;

/** The query of the address's page. The first page's cached answer has the same key. */
export function listQuery(wanted: Wanted): ListQuery {
  const paging = { pageNum: wanted.page, pageSize: servicesAPage };
  if (wanted.tab === 'recommended') return services.recommended.query({ limit: shortList });
  if (wanted.tab === 'hot') return services.hot.query({ limit: shortList });
  if (wanted.tab === 'collected') return services.collected.query(paging);
  if (wanted.tab === 'recent') return services.recentlyUsed.query({ ...paging, kind: 'service' });
  return services.services.query(hallInput(wanted));
}

/** A short list is a page of all that there is. */
export const asPage = (answer: Answer): ServicePage => ('records' in answer ? answer : { records: answer, total: answer.length });
