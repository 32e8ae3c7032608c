import type { Device } from '@portico/area';
import type { AreaHost } from '../areas/area-host.ts';
import { notify } from '../frame/notices-state.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { LiveFacts } from '../page-data/live-facts.ts';
import type { Store } from '../page-data/state.ts';
import { idleMoment, isIdle } from './idle-moment.ts';
import { createSwapper } from './swapper.ts';
import { tabWatchAtom } from './tab-watch.ts';

/** Swaps this tab's areas when the plan changes. */
export function followSwaps({
  store,
  facts,
  navigation,
  device,
  host,
}: {
  store: Store;
  facts: LiveFacts;
  navigation: Navigation;
  device: () => Device;
  host: AreaHost;
}): void {
  const tellThatNewIsReady = (area: string) => {
    const title = facts.get().wholePlan.areas.find((planned) => planned.area === area)?.title ?? '';
    notify(store, { kind: 'done', text: `「${title}」有新版本，您保存后会自动换上。` });
  };
  const quiet = (area: string) => isIdle(store, area, (each) => store.get(tabWatchAtom)?.holdsTyped(each) ?? false);
  const swapper = createSwapper({
    host,
    device,
    isIdle: quiet,
    quiet: (area, pointless) => idleMoment(store, area, { quiet: () => quiet(area), pointless, waits: () => tellThatNewIsReady(area) }),
    exchange: navigation.exchange,
    painted,
    report: ({ area, buildId }, outcome) => store.get(tabWatchAtom)?.health.swapped(area, buildId, outcome),
  });
  const follow = () => swapper.follow(facts.get().wholePlan);
  facts.subscribe(follow);
  follow();
}

/** Resolves after the paint; a hidden tab paints nothing, so it uses a timer. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
}
