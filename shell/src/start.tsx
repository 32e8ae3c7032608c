import type { Device, Plan } from '@portico/area';
import { callKey } from '@portico/contracts';
import { deviceAtom } from '@portico/session';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchIntent } from './areas/intent.ts';
import { loadPage, type Portal } from './areas/page-loader.ts';
import { reportFailure } from './areas/report.ts';
import { nameOfBuild, rememberWritten } from './areas/written.tsx';
import { earlyInput } from './early-input.ts';
import { notify } from './frame/notices-state.ts';
import { loadFrame } from './frames.ts';
import { type Following, followLive } from './live/follow-live.ts';
import { followSharedLive } from './live/shared-live.ts';
import type { TabHealth } from './live/tab-health.ts';
import { createNavigation, type Load, loadThrough, type Navigation } from './navigation/navigation.ts';
import { liveFacts } from './page-data/live-facts.ts';
import { type PageData, readPageData } from './page-data/page-data.ts';
import type { PortalFacts } from './page-data/portal-facts.ts';
import { startupCalls } from './page-data/startup-calls.ts';
import { openState } from './page-data/state.ts';
import { PortalApp } from './portal-app.tsx';
import { countVisit } from './session/count-visit.ts';
import { openSession, signOut } from './session/session.ts';
import { unsavedWork } from './session/unsaved.ts';
import { sessionWindows } from './session/windows.ts';
import { takeCallback } from './sign-in/callback.ts';
import type { HoldsTyped } from './swap/quiet-moment.ts';
import { followSwapsLater } from './swap/swaps-later.ts';
import { loadFonts } from './theme/load-fonts.ts';
import { applyPreferences, preferencesAtom, readPreferences, themeAtom } from './theme/preferences.ts';
import { afterUnsaved } from './viewport/after-unsaved.ts';
import { deviceOfWidth } from './viewport/viewport.ts';
import { applyViewport, watchWidth } from './viewport/watch-viewport.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The start: reads what the server wrote, awaits the first page's code while the written frame stands, takes the
 * frame over, and only then begins what can wait.
 */
export async function startPortal(): Promise<void> {
  takeCallback();
  const data = readPageData();
  const state = openState(data);
  const facts = liveFacts(data, state);
  let width = innerWidth;
  const device = (): Device => state.store.get(deviceAtom);
  state.store.set(deviceAtom, deviceOfWidth(width));
  applyViewport(device(), width);
  const preferences = readPreferences();
  state.store.set(preferencesAtom, preferences);
  state.store.set(themeAtom, applyPreferences(preferences));
  let following: Following | undefined;
  const session = openSession({
    store: state.store,
    guest: state.facts.person.isGuest,
    windows: sessionWindows(state.facts.host),
    serverAtStart: Date.parse(`${state.facts.host.serverTime.replace(' ', 'T')}+08:00`),
    tell: (error) => notify(state.store, { kind: 'error', text: error.message }),
    moduleOff: () => following?.configurationIsOld(),
    signInAgain: () => location.assign(`/logout?expired=1&redirect=${encodeURIComponent(location.pathname + location.search)}`),
  });

  const actions = { signOut: () => void signOut('/'), holdUnsaved: unsavedWork(state.store), confirm: () => session.happened('confirmed') };

  let navigation: Navigation | undefined;
  let written = writtenBuilds(data, device(), facts.get().plan);
  rememberWritten(written ?? []);
  const portal: Portal = {
    facts: facts.get,
    width: () => width,
    device,
    current: () => navigation?.state().page,
    queryClient: state.queryClient,
    written: () => (written?.length ? new Set(written) : undefined),
    frame: loadFrame,
  };
  const load: Load = (url, wanted) => loadPage(url, portal, wanted);
  const first = await loadThrough(load, new URL(location.href));
  const asWritten = written !== undefined && first.url.pathname === data.path;
  const pageWritten = asWritten && first.page.area !== undefined && data.rendered.some((name) => name.startsWith(`${first.page.area}@`));
  written = undefined;
  if (first.url.href !== location.href) history.replaceState(history.state, '', first.url);
  navigation = createNavigation(first.page, load);

  const app = <PortalApp state={state} session={actions} navigation={navigation} facts={facts} pageWritten={pageWritten} />;
  const root = document.getElementById('portal') as HTMLElement;
  // The server guessed the device; where the width says otherwise the frame is made anew.
  const repeatEarlyInput = earlyInput(root);
  if (asWritten) hydrateRoot(root, app, { onRecoverableError: (error) => reportFailure({ error, where: 'hydration' }) });
  else createRoot(root).render(app);
  document.documentElement.dataset.live = 'true';
  // After what is taken over has been painted, not to hold that up.
  requestAnimationFrame(() => setTimeout(repeatEarlyInput));

  watchIntent(navigation.prepare);
  const changeMode = afterUnsaved(state.store, () => notify(state.store, { kind: 'error', text: '您有未保存的内容，保存后再切换布局。' }));
  watchWidth((changed) =>
    changeMode(async () => {
      width = changed;
      const next = deviceOfWidth(width);
      applyViewport(next, width);
      if (next === device()) return;
      if (navigation) await loadFrame({ ...navigation.state().page, device: next });
      state.store.set(deviceAtom, next);
      // The same address is decided anew for the new width.
      await navigation?.reload();
    }),
  );
  if (lacksAnswers(data, state.facts)) notify(state.store, { kind: 'error', text: '部分内容加载失败，您可以稍后刷新页面。' }, 10_000);
  let health: TabHealth | undefined;
  let holdsTyped: HoldsTyped = () => false;
  followSwapsLater({ store: state.store, facts, navigation, device, health: () => health, holdsTyped: (area) => holdsTyped(area) });
  whenIdle(() => {
    following = followLive({ facts, queryClient: state.queryClient, stream: followSharedLive });
    void loadFonts();
    void import(/* webpackChunkName: "health" */ './live/watch-tab.ts').then(
      (watch) => {
        health = watch.tellHealth();
        watch.watchTyping();
        holdsTyped = watch.holdsTyped;
      },
      () => undefined,
    );
    countVisit(device());
    void import('./robot/follow-robot.ts')
      .then(({ followRobot }) => navigation && followRobot(state, navigation, facts.get))
      .catch(() => undefined);
  });
}

/** The builds that the page at hand was rendered with; undefined where this window cannot take over what was written. */
function writtenBuilds({ device, path, rendered }: PageData, here: Device, plan: Plan): readonly string[] | undefined {
  if (device !== here || path !== location.pathname) return undefined;
  const planned = new Set(plan.areas.map(nameOfBuild));
  return rendered.every((name) => planned.has(name)) ? rendered : undefined;
}

/** Whether a startup call failed on the server; what hangs on it shows its default. */
function lacksAnswers({ answers }: PageData, { person, school }: PortalFacts): boolean {
  const calls = startupCalls({ person, bottomMediaStyle: school.bottomMediaStyle });
  return calls.some((call) => !(callKey(call, call.input) in answers));
}
