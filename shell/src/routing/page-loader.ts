import type { Device } from '@portico/area';
import type { QueryClient } from '@portico/client';
import type { ComponentType } from 'react';
import { accessAt } from '../access/access-at.ts';
import { startPlace } from '../access/start-place.ts';
import type { AreaHost } from '../areas/area-host.ts';
import { blocksOf } from '../areas/first-blocks.ts';
import { startFirstCalls } from '../areas/first-calls.ts';
import { type LoadedPage, pageKey, placeOf } from '../areas/loaded-page.ts';
import { nameOfBuild } from '../areas/server-rendered.tsx';
import type { FailureReport } from '../failures/failures.ts';
import type { Framed } from '../frames.ts';
import { openKept } from '../kept/open-kept.ts';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import { resolveRoot, resolveViewport } from '../viewport/viewport.ts';
import { type AreaPageOf, pageOf, type ShellPageOf } from './page-of.ts';

/** The portal values that a navigation reads; always current. */
export interface Portal {
  facts: () => PortalFacts;
  width: () => number;
  device: () => Device;
  queryClient: QueryClient;
  host: AreaHost;
  /** The builds that the server rendered the page on screen with: valid for the first navigation only. */
  written?: ReadonlySet<string> | undefined;
  /** Loads the frame of the page. */
  frame: (page: Framed) => Promise<unknown>;
}

/** The tab is being reloaded: the page on screen stays until then. */
const forever = new Promise<never>(() => undefined);

/** Time in ms for which the previous page stays on screen before the next one's skeleton replaces it. */
const moment = 1_000;
/** The same for a server-rendered page: it can be read and its links work, so its code has more time. */
const serverRenderedTimeoutMs = 2_500;

/**
 * Whether a visitor waits for this page: a page that is only prepared, or whose navigation was cancelled, must not
 * reload the tab.
 */
export type Wanted = () => boolean;

/** The description of a navigation. */
export interface Visit {
  wanted?: Wanted | undefined;
  /** The page on screen, if any. */
  shown?: LoadedPage | undefined;
}

/**
 * A navigation: decides the target, starts the page's code and its first calls together, and resolves when both are
 * loaded. A newer navigation does not wait for it; late code shows a skeleton, failed code a card.
 */
export async function loadPage(
  url: URL,
  portal: Portal,
  { wanted = () => true, shown }: Visit = {},
): Promise<LoadedPage | { redirect: string }> {
  const facts = portal.facts();
  const guest = facts.person.isGuest;
  const place = { path: url.pathname, width: portal.width(), fid: facts.school.fid, menus: facts.menus, guest };
  if (url.pathname === '/') return { redirect: startPlace(facts, portal.device() === 'mobile') ?? resolveRoot(place) };
  const decision = resolveViewport(place);
  if (decision.kind === 'replace') return { redirect: decision.to };
  const found = pageOf(url.pathname, portal.device(), facts);
  const access = accessAt(url, portal.device(), facts);
  if (access.kind === 'redirect') return { redirect: access.to };
  const loading = found.match ? areaPage(found, url, { portal, wanted, shown }) : shellPage(found, url, { portal, wanted });
  const [page] = await Promise.all([loading, portal.frame(found.page)]);
  return page;
}

async function areaPage(
  { match, page }: AreaPageOf,
  url: URL,
  { portal, wanted, shown }: Asked & { shown: LoadedPage | undefined },
): Promise<LoadedPage> {
  if (shown && wanted() && match.page.offline && (await openKept(url))) return forever;
  const { builds, entryPoints } = portal.host;
  const { person, school } = portal.facts();
  const guest = person.isGuest;
  const visitor = { guest, device: match.device, template: school.template };
  const planned = builds.enter(match.area);
  const loaded = {
    ...page,
    planned,
    buildId: planned.buildId,
    key: pageKey(planned, match),
  };
  const code = entryPoints.load(planned, match.device).then(async (entryPoint): Promise<ComponentType> => {
    const Found = entryPoint.pages[match.name];
    if (!Found) throw new Error(`Area ${planned.area}@${planned.buildId} has no page ${match.name}.`);
    // The first attempt may be answered by a preload that failed long ago.
    await Found.load?.().catch(() => Found.load?.());
    return Found;
  });
  const blocks = blocksOf(match, portal.facts().plan).filter(({ block }) => !guest || !block.membersOnly);
  // A block shows its own failure in its own slot.
  const blockCode = blocks.map(({ area }) => ({
    area,
    entryPoint: entryPoints.load(builds.enter(area), match.device).catch(() => undefined),
  }));
  const { written } = portal;
  const awaited = () => {
    // A server-rendered page is hydrated with the same builds; its answers are already cached.
    if (written) return Promise.all(blockCode.filter(({ area }) => written.has(nameOfBuild(area))).map(({ entryPoint }) => entryPoint));
    const address = { params: match.params, search: url.searchParams };
    const calls = [...(match.page.calls ?? []), ...blocks.flatMap(({ block }) => block.calls ?? [])];
    const answers = startFirstCalls({ calls, address, visitor, queryClient: portal.queryClient });
    // Only the search or the build changed: the page on screen shows its own loading state.
    return shown && placeOf(shown) === placeOf(loaded) ? undefined : soon(answers);
  };
  const wasServerRendered = written?.has(nameOfBuild(planned)) ?? false;
  try {
    const ready = Promise.all([code, awaited()]).then(([Component]) => Component);
    // A late block does not delay the page.
    const Ready = (await soon(ready, wasServerRendered ? serverRenderedTimeoutMs : moment)) ?? (await soon(code, 0));
    return {
      ...loaded,
      content: Ready ? { kind: 'component', Component: Ready } : { kind: 'waiting', arriving: code, written: wasServerRendered },
    };
  } catch (error) {
    if (wasServerRendered) return { ...loaded, content: { kind: 'waiting', arriving: code, written: true } };
    const report = { area: planned.area, build: planned.buildId, error, where: '', kind: 'load-failure' } as const;
    if (failedFor(report, url, { portal, wanted })) return forever;
    return { ...loaded, content: { kind: 'failed', error } };
  }
}

interface Asked {
  portal: Portal;
  wanted: Wanted;
}

async function shellPage({ shellPage: own, page }: ShellPageOf, url: URL, asked: Asked): Promise<LoadedPage> {
  const loaded = { ...page, key: `${page.standIn ?? 'shell'} ${url.pathname}` };
  try {
    return { ...loaded, content: { kind: 'component', Component: await own.load() } };
  } catch (error) {
    if (failedFor({ error, where: url.pathname }, url, asked)) return forever;
    return { ...loaded, content: { kind: 'failed', error } };
  }
}

/** True if the tab is reloading the page. Opening a page that was only prepared tries again, and reports then. */
function failedFor(report: FailureReport, url: URL, { portal, wanted }: Asked): boolean {
  return wanted() && portal.host.failures.ofPage(report, url);
}

/** The value if it resolves within a moment. */
function soon<T>(work: Promise<T>, timeoutMs = moment): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]);
}
