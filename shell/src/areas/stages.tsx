import { Activity, useEffect, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router';
import type { NavigationState, Place, Stage } from '../navigation/navigation.ts';
import { useAreaHost } from './area-host.ts';
import { isLate, LatePage } from './late-page.tsx';
import { placeOf } from './loaded-page.ts';
import { AreaOutlet, AreaPlace } from './outlet.tsx';

/**
 * The page on screen and, hidden with their addresses, the kept pages that were left and the one that is being
 * prepared. Hidden pages keep their state, run no effects and render only when idle.
 */
export function Stages({ state, retry }: { state: NavigationState; retry: () => void }) {
  const { kept } = useAreaHost();
  useEffect(() => {
    kept.forgetOthers([state, ...state.kept].map(({ page }) => placeOf(page)));
  }, [state, kept]);
  const hidden = [...state.kept, ...(state.prepared ? [state.prepared] : [])];
  return (
    <>
      {[state, ...hidden].map((stage) => (
        <Activity key={stage.page.key} mode={stage === state ? 'visible' : 'hidden'}>
          <OneStage stage={stage} visible={stage === state} retry={retry} />
        </Activity>
      ))}
    </>
  );
}

function OneStage({ stage, visible, retry }: { stage: Stage; visible: boolean; retry: () => void }) {
  const context = useLocationOf(stage.place);
  return (
    <LocationContext.Provider value={context}>
      {isLate(stage.page) ? (
        <LatePage page={stage.page} visible={visible} retry={retry} />
      ) : (
        <AreaPlace page={visible ? stage.page : undefined}>
          <AreaOutlet page={stage.page} retry={retry} />
        </AreaPlace>
      )}
    </LocationContext.Provider>
  );
}

/** A prepared page keeps the location object that it was rendered with, unless it is opened at another address. */
function useLocationOf(place: Place) {
  const { pathname, search, hash } = place;
  return useMemo(
    () => ({
      location: { pathname, search, hash, state: undefined, key: `${pathname}${search}${hash}`, unstable_mask: undefined },
      navigationType: NavigationType.Push,
    }),
    [pathname, search, hash],
  );
}
