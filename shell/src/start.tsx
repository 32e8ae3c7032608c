import type { Device, Plan } from '@portico/area';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { loadPage, type Portal } from './areas/page-loader.ts';
import type { LoadedPage } from './areas/loaded-page.ts';
import { watchIntent } from './areas/intent.ts';
import { openPlan } from './areas/match.ts';
import { followPlan } from './areas/plan-updates.ts';
import { reportFailure } from './areas/report.ts';
import { loadFrame } from './frames.ts';
import { PortalApp } from './portal-app.tsx';
import { readPageData } from './page-data/page-data.ts';
import { openState } from './page-data/state.ts';
import { createPortalRouter } from './portal-router.tsx';
import { openSession } from './session/session.ts';
import { onCallFailure } from './session/on-call-failure.ts';
import { applyPreferences, preferencesAtom, readPreferences, themeAtom } from './theme/preferences.ts';
import { loadFonts } from './theme/load-fonts.ts';
import { applyViewport, watchWidth } from './viewport/watch-viewport.ts';
import { deviceOfWidth } from './viewport/viewport.ts';
import { deviceAtom } from '@portico/session';
import { countVisit } from './session/count-visit.ts';

/**
 * The start: reads what the server wrote, awaits the first page's code while the written frame stands, takes the
 * frame over, and only then begins what can wait.
 */
export async function startPortal(): Promise<void> {
  const data = readPageData();
  const state = openState(data);
  let { facts } = state;
  let width = innerWidth;
  const device = (): Device => state.store.get(deviceAtom);
  state.store.set(deviceAtom, deviceOfWidth(width));
  applyViewport(device(), width);
  const preferences = readPreferences();
  state.store.set(preferencesAtom, preferences);
  state.store.set(themeAtom, applyPreferences(preferences));
  openSession(onCallFailure(state));

  let current: LoadedPage | undefined;
  const portal: Portal = { facts: () => facts, width: () => width, device, current: () => current, queryClient: state.queryClient };
  const frame = loadFrame(device());
  const first = await firstPage(portal);
  await frame;
  const router = createPortalRouter(portal, { first, show: (page) => (current = page) });
  const setPlan = (plan: Plan) => {
    facts = { ...facts, plan: openPlan(plan, facts.openModules) };
  };
  const app = <PortalApp state={state} router={router} plan={() => facts.plan} menus={facts.menus} />;
  const root = document.getElementById('portal') as HTMLElement;
  // The server guessed the device; where the width says otherwise the frame is made anew.
  if (data.device === device() && data.path === location.pathname) hydrateRoot(root, app, { onRecoverableError: (error) => reportFailure({ error, where: 'hydration' }) });
  else createRoot(root).render(app);

  watchIntent(portal);
  watchWidth(async (changed) => {
    width = changed;
    const next = deviceOfWidth(width);
    applyViewport(next, width);
    if (next === device()) return;
    await loadFrame(next);
    state.store.set(deviceAtom, next);
    // The same address is decided anew for the new width.
    await router.revalidate();
  });
  whenIdle(() => {
    followPlan(data.plan.revision, setPlan);
    loadFonts();
    countVisit(device());
  });
}

/** The first page, redirects followed without a document load. */
async function firstPage(portal: Portal): Promise<LoadedPage> {
  for (let hops = 0; hops < 5; hops += 1) {
    const loaded = await loadPage(new URL(location.href), portal);
    if (!(loaded instanceof Response)) return loaded;
    history.replaceState(null, '', loaded.headers.get('location') ?? '/error');
  }
  throw new Error('The first address leads round in circles.');
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 500);
}
