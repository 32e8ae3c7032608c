import type { PortalError } from '@portico/client';
import { authContract, type CallRoute } from '@portico/contracts';
import { notify } from '../frame/notices-state.ts';
import type { PortalState } from '../page-data/state.ts';
import { becomeNobody } from './session.ts';

let leaving = false;

/** The one listener for failed calls: the server's sentence is shown; a session that has ended leads to its way back. */
export function onCallFailure({ facts, store }: PortalState): (error: PortalError, call: CallRoute) => void {
  return (error, call) => {
    if (call.path === authContract.login.path) return;
    if (error.kind === 'signed-out') {
      if (leaving) return;
      leaving = true;
      becomeNobody();
      const here = location.pathname + location.search;
      location.assign(facts.person.isGuest ? here : `/login?expired=1&redirect=${encodeURIComponent(here)}`);
      return;
    }
    if (!error.quiet) notify(store, { kind: 'error', text: error.message });
  };
}
