import type { LinkTarget } from '@portico/area';
import type { ServiceItem } from '@portico/contracts';

/** How many services the section holds. */
export const servicesShown = 12;

export type ServiceList = 'recommended' | 'hot' | 'collected' | 'recent';

/** The section's tabs; what is personal is not offered to guests. */
export function serviceLists(guest: boolean): readonly { key: ServiceList; name: string; short: string }[] {
  const forAll = [
    { key: 'recommended', name: '为你推荐', short: '推荐' },
    { key: 'hot', name: '热门服务', short: '热门' },
  ] as const;
  if (guest) return forAll;
  return [...forAll, { key: 'collected', name: '我的收藏', short: '收藏' }, { key: 'recent', name: '最近使用', short: '最近' }];
}

/** One service as the tables show it: department and a few words, its tag, and whether and where it opens. */
export function serviceCell(service: ServiceItem, { guest, mobile }: { guest: boolean; mobile: boolean }) {
  const closed = service.status !== 'on';
  const words = closed ? service.statusText || '维护中' : service.summary;
  return {
    id: service.appId,
    name: service.name,
    icon: service.icon,
    meta: mobile ? (words ?? service.deptName) : [service.deptName, words].filter(Boolean).join('　'),
    badge: closed ? { text: '维护中', tone: 'warning' as const } : service.badge,
    target: closed ? undefined : serviceTarget(service, mobile),
    locked: guest && service.isLogin === 1,
    collected: guest ? undefined : service.isCollect,
  };
}

function serviceTarget(service: ServiceItem, mobile: boolean): LinkTarget | undefined {
  const link = (mobile ? service.mobileUrl || service.pcUrl : service.pcUrl) || undefined;
  return link ? { link, isLogin: service.isLogin, isFrame: service.isFrame } : undefined;
}
