import { useDevice, usePerson } from '@portico/session';
import { countOpening, serviceCell } from '@portico/ui/services';
import type { ServiceList } from '../model/service-lists.ts';
import { useServices } from './use-services.ts';

/** A list of services ready for a table, and what its cells can do. */
export function useServiceCells(list: ServiceList) {
  const guest = usePerson().isGuest;
  const mobile = useDevice() === 'mobile';
  const query = useServices(list);
  return {
    query: { ...query, data: query.data?.map((service) => serviceCell(service, { guest, mobile })) },
    onOpen: countOpening,
  };
}

/** What a list says when it holds nothing. */
export const emptyLists: Record<ServiceList, { title: string; reason?: string }> = {
  recommended: { title: '暂时没有推荐的服务' },
  hot: { title: '暂时没有热门服务' },
  collected: { title: '还没有收藏的服务', reason: '点服务右上角的星，就会收在这里。' },
  recent: { title: '最近没有用过服务' },
};
