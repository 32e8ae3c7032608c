import { useEffect } from 'react';
import { useHydrated } from '../../page-data/hydrated.ts';
import { useOnDemand } from '../on-demand.ts';

const load = () => import(/* webpackChunkName: "pull-to-refresh" */ './pull-to-refresh.tsx').then((module) => module.PullToRefresh);
/** ms after which its code comes by itself: who pulls first of all has read the page before. */
const settled = 5_000;

/** Pull-to-refresh, where there are fingers; its code comes with the first touch, or when the page has settled. */
export function PullRefresh() {
  const touch = useHydrated() && 'ontouchstart' in window;
  const { part: Pull, ask } = useOnDemand(load);
  useEffect(() => {
    if (!touch) return;
    const come = () => ask();
    const timer = setTimeout(come, settled);
    addEventListener('touchstart', come, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('touchstart', come);
    };
  }, [touch, ask]);
  return touch && Pull ? <Pull /> : null;
}
