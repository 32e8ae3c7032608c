import { shanghaiTime } from '@portico/contracts/shown-time';
import { nowAtom } from '@portico/session';
import { keptAtAtom } from '../kept/kept-at.ts';
import type { PortalState } from '../page-data/state.ts';

/** Interval in ms between attempts where the browser has a network, but the portal does not answer. */
const tryEvery = 30_000;

/** Gives a kept page the time of the device, and fresh data once the portal answers. */
export function refreshWhenOnline({ store, queryClient }: PortalState): void {
  const [date = '', time = ''] = shanghaiTime(Date.now()).split(' ');
  const weekday = ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  store.set(nowAtom, { date, weekday, time: time.slice(0, 5) });

  const refresh = async () => {
    if (!navigator.onLine) return;
    const failed = await queryClient.refetchQueries({ type: 'active' }, { throwOnError: true }).then(
      () => false,
      () => true,
    );
    if (failed) return;
    removeEventListener('online', refresh);
    clearInterval(timer);
    store.set(keptAtAtom, undefined);
  };
  const timer = setInterval(refresh, tryEvery);
  addEventListener('online', refresh);
}
