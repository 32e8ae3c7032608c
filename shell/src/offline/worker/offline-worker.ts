import { clientsClaim } from 'workbox-core';
import { disable, enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { WorkerMessage } from '../../kept/kept-protocol.ts';
import { buildFiles, isBuildFile } from './build-files.ts';
import { createKeeper } from './keep-pages.ts';
import { openPage } from './open-page.ts';
import { worker } from './worker-scope.ts';

// The newest worker takes over at once: no page waits for one that was withdrawn.
void worker.skipWaiting();
clientsClaim();
// The request of a page is on its way while the worker starts. Where that request fails, Firefox shows its own error page
// and asks no worker; only its engine has InternalError.
if ('InternalError' in globalThis) disable();
else enable();

const keeper = createKeeper();
// Calls, streams and uploads match no route, so the browser sends them as without a worker.
registerRoute(new NavigationRoute((asked) => openPage(asked, keeper)));
registerRoute(isBuildFile, buildFiles);

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'keep') event.waitUntil(keeper.keep(event, message));
  else if (message.kind === 'refresh') event.waitUntil(keeper.refresh(event));
  else keeper.cancel();
});
