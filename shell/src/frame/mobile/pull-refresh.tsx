import { useEffect } from 'react';
import { useHydrated } from '../../page-data/hydrated.ts';
import { useOnDemand } from '../on-demand.ts';

const load = () => import(/* webpackChunkName: "pull-to-refresh" */ './pull-to-refresh.tsx').then((module) => module.PullToRefresh);
/** Delay in ms before its code loads by itself. */
const settled = 5_000;

/** Pull-to-refresh on touch devices; its code loads with the first touch, or when the page is idle. */
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
