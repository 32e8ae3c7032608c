import { callsFor, firstInput } from '@portico/area';
import type { PageDecision, PageQuestion } from '@portico/area/page-protocol';
import { callKey } from '@portico/contracts';
import { accessAt } from '../access/access-at.ts';
import { startPlace } from '../access/start-place.ts';
import { blocksOf } from '../areas/first-blocks.ts';
import { portalFacts } from '../page-data/portal-facts.ts';
import { startupCalls } from '../page-data/startup-calls.ts';
import { pageOf } from '../routing/page-of.ts';
import { isMobilePath, mobileHome, resolveRoot, resolveViewport } from '../viewport/viewport.ts';
import { offlineWord } from './offline-word.ts';
import type { Palettes } from './palettes.ts';
import { renderView } from './render-view.tsx';
import { statusOf } from './status-of.ts';
import { writeDocument } from './write-document.ts';

/** The usual width of a device where the real one is unknown. */
const usualWidth = { desktop: 1366, mobile: 375 } as const;

/** Decides from the identity calls' answers. The facts found here are passed on for rendering. */
export function decidePage({ url, guess, phone, answers, plan }: PageQuestion, palettes: Palettes): PageDecision {
  const facts = portalFacts(answers, plan);
  const guest = facts.person.isGuest;
  const place = { path: url.pathname, fid: facts.school.fid, menus: facts.menus, guest };
  if (url.pathname === '/')
    return { kind: 'redirect', to: startPlace(facts, guess === 'mobile') ?? resolveRoot({ ...place, width: usualWidth[guess] }) };
  const narrow = resolveViewport({ ...place, width: usualWidth.mobile });
  // The server redirects only phones; every other window is redirected by the browser, which knows its width.
  if (phone && narrow.kind === 'replace') return { kind: 'redirect', to: narrow.to };
  const found = pageOf(url.pathname, url.pathname.startsWith('/mobile') ? 'mobile' : guess, facts);
  // The desktop's rules decide about a desktop path: a narrow window leaves it by itself.
  const access = accessAt(url, isMobilePath(url.pathname) ? 'mobile' : 'desktop', facts);
  if (access.kind === 'redirect') return { kind: 'redirect', to: access.to };
  const { page, match, shellPage } = found;
  const address = { params: match?.params ?? {}, search: url.searchParams };
  const blocks = blocksOf(match, facts.plan).filter(({ block }) => !guest || !block.membersOnly);
  const visitor = { guest, device: page.device, template: facts.school.template };
  const calls = [
    ...startupCalls({ person: facts.person, bottomMediaStyle: facts.school.bottomMediaStyle }),
    ...callsFor(match?.page.calls ?? shellPage?.calls, visitor, url.searchParams),
    ...blocks.flatMap(({ block }) => callsFor(block.calls, visitor)),
  ];
  const naming = callsFor(match?.page.calls, visitor, url.searchParams)
    .filter(
      ({ input, onlyWith }) => (onlyWith && !onlyWith.includes('=')) || Object.values(input).some((value) => String(value).startsWith(':')),
    )
    .map((call) => callKey(call, firstInput(call, address)));
  const narrowTo = narrow.kind === 'replace' ? mobileHome(facts.school.fid) : undefined;
  return {
    kind: 'page',
    device: page.device,
    calls: onceEach(calls.map((call) => ({ method: call.method, path: call.path, input: firstInput(call, address) }))),
    areas: [...new Set([...(match ? [match.area] : []), ...blocks.map(({ area }) => area)])],
    renderFrame: (data) => renderView({ address: url.pathname + url.search, data, entryPoints: new Map() }, { facts, found }),
    writeDocument: (parts) => ({
      offline: offlineWord(url.pathname, { page: match?.page, facts }),
      status: statusOf(page, { refused: parts.data.refused ?? {}, naming }),
      ...writeDocument(
        { path: url.pathname, page, name: match?.name, shellPage, narrowTo, urgent: facts.school.urgent?.id, palettes },
        parts,
      ),
    }),
  };
}

type Calls = Extract<PageDecision, { kind: 'page' }>['calls'];

/** A page and its blocks may name the same call. */
const onceEach = (calls: Calls): Calls => [...new Map(calls.map((call) => [callKey(call, call.input), call])).values()];
