import { forgetKept } from '../kept/forget-kept.ts';
import { followLive } from '../live/follow-live.ts';
import { followSharedLive } from '../live/shared-live.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { countVisit } from '../session/count-visit.ts';
import { followSwapsDeferred } from '../swap/deferred-swaps.ts';
import { tabWatchAtom } from '../swap/tab-watch.ts';
import { loadFonts } from '../theme/load-fonts.ts';
import type { Tab } from './tab.ts';
import { whenIdle } from './when-idle.ts';

/** Starts everything that the first screen does not need: swaps, live events, fonts, tab health, the robot. */
export function followPortal({ state, facts, host, robot, device }: Tab, navigation: Navigation): void {
  const { store, queryClient } = state;
  followSwapsDeferred({ store, facts, navigation, device, host });
  whenIdle(() => {
    followLive({ store, facts, queryClient, stream: followSharedLive });
    void loadFonts();
    void import(/* webpackChunkName: "health" */ '../live/watch-tab.ts').then(
      ({ tellHealth, watchTyping }) => store.set(tabWatchAtom, { holdsTyped: watchTyping(host.kept), health: tellHealth(host) }),
      () => undefined,
    );
    countVisit(device());
    // The session may have ended elsewhere, or been revoked.
    if (facts.get().person.isGuest) void forgetKept().catch(() => undefined);
    else
      void import(/* webpackChunkName: "offline" */ '../offline/follow-offline.ts')
        .then(({ followOffline }) => followOffline({ state, facts, navigation }))
        .catch(() => undefined);
    void import('../robot/follow-robot.ts')
      .then(({ followRobot }) => followRobot({ state, navigation, facts: facts.get, running: robot }))
      .catch(() => undefined);
  });
}
