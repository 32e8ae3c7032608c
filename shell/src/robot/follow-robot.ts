import type { Device } from '@portico/area';
import { createClient } from '@portico/client';
import { configContract } from '@portico/contracts';
import { deviceAtom, openModulesAtom, personAtom, schoolAtom } from '@portico/session';
import type { Navigation } from '../navigation/navigation.ts';
import { matchArea } from '../page-data/match.ts';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import type { PortalState } from '../page-data/state.ts';
import { preferencesAtom } from '../theme/preferences.ts';
import { createSdkLoader } from './load-sdk.ts';
import { portalAssistant } from './portal-assistant.ts';
import { isQuiet, robotToStart } from './robot-rule.ts';
import type { RunningRobot } from './running-robot.ts';

const config = createClient(configContract);
/** Time in ms for which a robot's pass is reused; it is valid for an hour. */
const passFresh = 30 * 60_000;
/** Pages on which 大字版 hides the robot (docs/product/accessibility.md 5.6). */
const homes: readonly string[] = ['/home', '/mobile/home'];

interface Followed {
  state: Pick<PortalState, 'store' | 'queryClient'>;
  navigation: Navigation;
  facts: () => Pick<PortalFacts, 'plan'>;
  running: RunningRobot;
}

/** Runs the robot that matches frame and module switch, while the page is open. */
export function followRobot({ state: { store, queryClient }, navigation, facts, running }: Followed): void {
  const loadSdk = createSdkLoader();
  const hasPage = (path: string) => matchArea(facts().plan, path) !== undefined;
  let shown: Device | undefined;
  let newest = 0;

  const start = async (device: Device, mine: number) => {
    const [item] = await queryClient.fetchQuery({ ...config.intelligence.query(), staleTime: passFresh });
    const robot = robotToStart({ item, device, topWindow: window.top === window, origin: location.origin });
    if (!robot) return;
    const sdk = await loadSdk(robot);
    if (mine !== newest) return;
    running.keep(sdk);
    const { code, accessToken, link, name } = robot;
    const contact = store.get(schoolAtom)?.contact.at(-1) ?? '';
    const assistant = portalAssistant({ guest: store.get(personAtom)?.isGuest ?? true, hasPage, open: navigation.push });
    await sdk.init({ device, code, accessToken, link, name, contact, assistant });
    hideWhereUnwanted();
  };

  // Login, errors and pages that asked for it: no robot starts there, and a running one is hidden.
  const onQuietPage = () => isQuiet(navigation.state().page);

  const settle = () => {
    hideWhereUnwanted();
    const wanted = store.get(openModulesAtom).has('robot') && (shown || !onQuietPage()) ? store.get(deviceAtom) : undefined;
    if (wanted === shown) return;
    shown = wanted;
    newest += 1;
    running.destroy();
    // A robot that fails to load is not essential: no message, no retry.
    if (wanted) start(wanted, newest).catch(() => undefined);
  };

  const hideWhereUnwanted = () => {
    const root = document.getElementById('portico-robot');
    const largeHome = store.get(preferencesAtom).mode === 'elder' && homes.includes(navigation.state().place.pathname);
    if (root) root.hidden = largeHome || onQuietPage();
  };

  store.sub(deviceAtom, settle);
  store.sub(openModulesAtom, settle);
  store.sub(preferencesAtom, hideWhereUnwanted);
  navigation.subscribe(settle);
  settle();
}
