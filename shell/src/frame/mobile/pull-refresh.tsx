import { useEffect } from 'react';
import { useTakenOver } from '../../taken-over.ts';
import { whenIdle } from '../../when-idle.ts';
import { useOnDemand } from '../on-demand.ts';

const load = () => import(/* webpackChunkName: "pull-to-refresh" */ './pull-to-refresh.tsx').then((module) => module.PullToRefresh);

/** Pull-to-refresh, where there are fingers; its code comes after the page's own. */
export function PullRefresh() {
  const touch = useTakenOver() && 'ontouchstart' in window;
  const { part: Pull, ask } = useOnDemand(load);
  useEffect(() => {
    if (touch) whenIdle(() => ask());
  }, [touch, ask]);
  return touch && Pull ? <Pull /> : null;
}
