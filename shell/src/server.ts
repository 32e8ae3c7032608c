import type { Device, Plan, PlannedArea } from '@portico/area';
import { callsFor, firstInput } from '@portico/area';
import { callKey as keyOf } from '@portico/contracts';
import { accessAt } from './access/access-at.ts';
import { blocksOf } from './areas/first-blocks.ts';
import { pageOf } from './areas/page-of.ts';
import { portalFacts } from './page-data/portal-facts.ts';
import { identityCalls, startupCalls } from './page-data/startup-calls.ts';
import { isMobilePath, mobileHome, resolveRoot, resolveViewport } from './viewport/viewport.ts';

export { areaOf } from './server/area-of.ts';
export { renderView } from './server/render-view.tsx';
export { writeDocument } from './server/write-document.ts';
export { identityCalls };

/** What the server does with an address: sends the browser elsewhere, or writes a page once these calls are answered. */
export type PageDecision =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      status: 200 | 404;
      device: Device;
      narrowTo: string | undefined;
      calls: { method: 'GET' | 'POST'; path: string; input: Record<string, unknown> }[];
      /** The areas whose code the page asks for at once. */
      areas: readonly PlannedArea[];
    };

/** A device stands for a usual width where none is known. */
const usualWidth = { desktop: 1366, mobile: 375 } as const;

/** Decides with the answers of the identity calls at hand; pure. */
export function decidePage({
  url,
  guess,
  phone,
  answers,
  plan,
}: {
  url: URL;
  guess: Device;
  /** The device says of itself that it is a phone. */
  phone: boolean;
  answers: Record<string, unknown>;
  plan: Plan;
}): PageDecision {
  const facts = portalFacts(answers, plan);
  const guest = facts.person.isGuest;
  const place = { path: url.pathname, fid: facts.school.fid, menus: facts.menus, guest };
  if (url.pathname === '/') return { kind: 'redirect', to: resolveRoot({ ...place, width: usualWidth[guess] }) };
  const narrow = resolveViewport({ ...place, width: usualWidth.mobile });
  // Only phones are sent on by the server; every other window is led by the browser, which knows its width.
  if (phone && narrow.kind === 'replace') return { kind: 'redirect', to: narrow.to };
  const found = pageOf(url.pathname, url.pathname.startsWith('/mobile') ? 'mobile' : guess, facts);
  // A path of the desktop is judged by the desktop's rules: a narrow window leaves it by itself.
  const access = accessAt(url, isMobilePath(url.pathname) ? 'mobile' : 'desktop', facts);
  if (access.kind === 'redirect') return { kind: 'redirect', to: access.to };
  const address = { params: found.match?.params ?? {}, search: url.searchParams };
  const blocks = blocksOf(found.match, facts.plan).filter(({ block }) => !guest || !block.membersOnly);
  const visitor = { guest, device: found.page.device, template: facts.school.template };
  const calls = [
    ...startupCalls({ person: facts.person, bottomMediaStyle: facts.school.bottomMediaStyle }),
    ...callsFor(found.match?.page.calls ?? found.shellPage?.calls, visitor),
    ...blocks.flatMap(({ block }) => callsFor(block.calls, visitor)),
  ];
  return {
    kind: 'page',
    status: found.match || found.shellPage ? 200 : 404,
    device: found.page.device,
    narrowTo: narrow.kind === 'replace' ? mobileHome(facts.school.fid) : undefined,
    calls: calls.map((call) => ({ method: call.method, path: call.path, input: firstInput(call, address) })),
    areas: [...new Set([...(found.match ? [found.match.area] : []), ...blocks.map(({ area }) => area)])],
  };
}

/** The name under which an answer stands in the page. */
export const callKey = (call: { method: 'GET' | 'POST'; path: string; input?: Record<string, unknown> }): string => keyOf(call, call.input);
