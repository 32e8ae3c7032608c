import { useAtomValue } from '@portico/session';
import { useEffect, useRef } from 'react';
import { useOnDemand } from './frame/on-demand.ts';
import { usePortalFacts } from './page-data/frame-facts.ts';
import { sessionStateAtom } from './session/session.ts';
import type { RareSurroundings } from './shell-parts.tsx';

const load = () => import(/* webpackChunkName: "rare-parts" */ './shell-parts.tsx').then((module) => module.ShellParts);
/** Delay in ms before the code loads by itself, so that it is available when the network is not. */
const settled = 10_000;
const again = 1_000;

/** Rare parts of the shell, loaded when the page has been idle for long or when one of them is needed. */
export function DeferredShellParts(surroundings: RareSurroundings) {
  const facts = usePortalFacts();
  const session = useAtomValue(sessionStateAtom);
  const atFirst = useRef(facts);
  const { part: ShellParts, ask } = useOnDemand(load);
  const due = facts !== atFirst.current || facts.wholePlan.preview !== undefined || session === 'long-idle' || session === 'expired';
  const here = ShellParts !== undefined;
  useEffect(() => {
    if (here) return;
    if (due) ask();
    const timer = setInterval(() => ask(), due ? again : settled);
    return () => clearInterval(timer);
  }, [here, due, ask]);
  return ShellParts ? <ShellParts {...surroundings} /> : null;
}
