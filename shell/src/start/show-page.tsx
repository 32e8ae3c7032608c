import { createRoot, hydrateRoot } from 'react-dom/client';
import { PortalApp } from '../portal-app.tsx';
import type { SessionActions } from '../session/session-context.ts';
import { earlyInput } from './early-input.ts';
import type { FirstPage } from './first-page.ts';
import type { Tab } from './tab.ts';

/** Hydrates the server-rendered frame, or creates it again if the server guessed another device. */
export function showPage(
  { state, facts, host, frames }: Tab,
  session: SessionActions,
  { navigation, frameWritten, isPageServerRendered }: FirstPage,
): void {
  const parts = { state, session, navigation, facts, host, frames, isPageServerRendered };
  const app = <PortalApp {...parts} />;
  const root = document.getElementById('portal') as HTMLElement;
  const repeatEarlyInput = earlyInput(root);
  if (frameWritten) hydrateRoot(root, app, { onRecoverableError: (error) => host.failures.report({ error, where: 'hydration' }) });
  else createRoot(root).render(app);
  document.documentElement.dataset.live = 'true';
  // After the hydrated page is painted, so as not to delay it.
  requestAnimationFrame(() => setTimeout(repeatEarlyInput));
}
