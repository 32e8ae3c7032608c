import { offlineHeader } from '../../kept/kept-protocol.ts';
import type { Keeper } from './keep-pages.ts';
import { isTooOld } from './kept-document.ts';
import { ownPages } from './kept-pages.ts';
import { withoutNetwork } from './without-network.ts';
import type { LastingEvent, PageEvent } from './worker-scope.ts';

/** A page always comes from the network; only if there is none, the kept one. */
export async function openPage(
  { event, request }: { event: LastingEvent; request: Request },
  { take }: Pick<Keeper, 'take'>,
): Promise<Response> {
  const url = new URL(request.url);
  const { preloadResponse } = event as PageEvent;
  const response = await preloadResponse
    .catch(() => undefined)
    .then((early) => early ?? fetch(request))
    .catch(() => undefined);
  if (!response) return keptPage(url);
  if (response.headers.has(offlineHeader)) event.waitUntil(take(event, url, response.clone()));
  return response;
}

async function keptPage(url: URL): Promise<Response> {
  const pages = await ownPages();
  const kept = await pages?.match(url.pathname);
  if (!kept || isTooOld(kept, Date.now())) return withoutNetwork(pages);
  // Kept without a query: what it chose needs the network.
  return url.search ? Response.redirect(url.pathname, 302) : kept;
}
