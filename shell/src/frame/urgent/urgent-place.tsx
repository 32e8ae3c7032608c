import { useSchool } from '@portico/session';
import { useEffect } from 'react';
import { useHydrated } from '../../page-data/hydrated.ts';
import { useOnDemand } from '../on-demand.ts';

const load = () => import(/* webpackChunkName: "urgent" */ './urgent-bar.tsx').then((module) => module.UrgentBar);
const again = 4_000;

/** The place of the school's urgent notice, above every page; its code loads while one runs. */
export function UrgentPlace() {
  const { urgent } = useSchool();
  const isHydrated = useHydrated();
  const { part: Bar, ask } = useOnDemand(load);
  const due = urgent !== undefined && Bar === undefined;
  useEffect(() => {
    if (!due) return;
    ask();
    const timer = setInterval(ask, again);
    return () => clearInterval(timer);
  }, [due, ask]);
  return isHydrated && urgent && Bar ? <Bar key={urgent.id} notice={urgent} /> : null;
}
