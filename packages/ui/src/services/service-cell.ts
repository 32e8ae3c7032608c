import type { LinkTarget } from '@portico/area';
import type { ServiceItem } from '@portico/contracts';
import type { ServiceCell } from '../service-cell.ts';

interface Visitor {
  guest: boolean;
  mobile: boolean;
}

/** One service as tables show it: department, summary, tag, and whether and where it opens. */
export function serviceCell(service: ServiceItem, { guest, mobile }: Visitor): ServiceCell {
  const closed = service.status !== 'on';
  const words = closed ? service.statusText || '维护中' : mobile && service.terminal === 'pc' ? '请在电脑端使用' : service.summary;
  return {
    id: service.appId,
    name: service.name,
    icon: service.icon,
    meta: mobile ? (words ?? service.deptName) : [service.deptName, words].filter(Boolean).join('　'),
    badge: closed ? { text: '维护中', tone: 'warning' } : service.badge,
    target: serviceTarget(service, { guest, mobile }),
    ...(closed && { closed: { reason: words ?? '', until: service.resumeTime } }),
    locked: guest && service.isLogin === 1,
    collected: guest ? undefined : service.isCollect,
  };
}

/** The address that opens a service on this device; undefined while it is closed or served at a counter only. */
export function serviceTarget(service: ServiceItem, visitor: Visitor): LinkTarget | undefined {
  if (service.status !== 'on') return undefined;
  const { pcUrl, mobileUrl, isLogin, isFrame, pageNavigationId, terminal } = service;
  return openingTarget({ link: pcUrl, mobileLink: mobileUrl, isLogin, isFrame, pageNavigationId }, { ...visitor, terminal });
}

/** The same of any target of a service, as a search finds it. */
export function openingTarget(
  { mobileLink, pageNavigationId, ...target }: LinkTarget & { mobileLink?: string },
  { guest, mobile, terminal }: Visitor & { terminal?: ServiceItem['terminal'] },
): LinkTarget | undefined {
  const link = mobile ? mobileLink || target.link : target.link;
  if (!link || (mobile && terminal === 'pc')) return undefined;
  // Phones have no page for the frame, and guests may not enter it: public addresses open in a new tab (readings 8).
  const framed = !mobile && !(guest && target.isLogin === 0) && pageNavigationId;
  return { ...target, link, ...(framed && { pageNavigationId: framed }) };
}
