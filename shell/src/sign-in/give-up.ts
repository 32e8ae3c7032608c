import { useNavigate } from '@portico/area/react';
import { createClient } from '@portico/client';
import { authContract } from '@portico/contracts';
import { useDevice } from '@portico/session';
import { useStore } from 'jotai';
import { usePortalFacts } from '../page-data/frame-facts.ts';
import { useSessionActions } from '../session/session-context.ts';
import { departByItself } from './departures.ts';
import { noteFailure } from './failure-note.ts';
import { withRedirect } from './go-away.ts';
import { outsideLogin } from './sign-in-entry.ts';

const auth = createClient(authContract);

/**
 * After a failed sign-in at a partner a desktop opens the login page. A phone opens the school's own login if that is
 * outside the portal, else CAS log-out and then the phone's login page. Each shows the reason.
 */
export function useGiveUp(redirect: string | null): (sentence: string, endsOutside: boolean) => Promise<void> {
  const { host } = usePortalFacts();
  const mobile = useDevice() === 'mobile';
  const navigate = useNavigate();
  const { leave } = useSessionActions();
  const store = useStore();
  return async (sentence, endsOutside) => {
    noteFailure(store, sentence);
    const login = withRedirect(mobile ? '/mobile-login' : '/login', redirect);
    const outside = mobile ? outsideLogin(host.loginPath) : undefined;
    if (outside && departByItself()) return location.replace(outside);
    if (mobile && endsOutside) {
      // Calls that are refused from now on must not reload the page on its way out.
      const stay = leave();
      const ended = await auth.logout({ service: location.origin + login }, { quiet: true }).catch(() => undefined);
      if (ended && /^https?:\/\//i.test(ended.redirectUrl)) return location.replace(ended.redirectUrl);
      stay();
    }
    navigate(login, { replace: true });
  };
}
