import type { LinkTarget } from '@portico/area';
import type { ServiceItem } from '@portico/contracts';
import type { ServiceCell } from '../service-cell.ts';

interface Visitor {
  guest: boolean;
  mobile: boolean;
}

/** One service as the tables show it: department and a few words, its tag, and whether and where it opens. */
export function serviceCell(service: ServiceItem, { guest, mobile }: Visitor): ServiceCell {
  const closed = service.status !== 'on';
  const words = closed ? service.statusText || '维护中' : service.summary;
  return {
    id: service.appId,
    name: service.name,
    icon: service.icon,
    meta: mobile ? (words ?? service.deptName) : [service.deptName, words].filter(Boolean).join('　'),
    badge: closed ? { text: '维护中', tone: 'warning' } : service.badge,
    target: serviceTarget(service, mobile),
    locked: guest && service.isLogin === 1,
    collected: guest ? undefined : service.isCollect,
  };
}

/** Where a service opens on this device; nowhere while it is closed, and where there is only a counter. */
export function serviceTarget(service: ServiceItem, mobile: boolean): LinkTarget | undefined {
  if (service.status !== 'on') return undefined;
  const link = (mobile ? service.mobileUrl || service.pcUrl : service.pcUrl) || undefined;
  return link ? { link, isLogin: service.isLogin, isFrame: service.isFrame } : undefined;
}
