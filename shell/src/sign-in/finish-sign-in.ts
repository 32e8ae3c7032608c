import { createClient } from '@portico/client';
import { authContract, callKey, type LoginResult, unitContract, userContract } from '@portico/contracts';
import { useDevice, usePerson, useSchool } from '@portico/session';
import { consentVersion, hasConsented } from '@portico/session/consent';
import { outsideMenus } from '../access/access.ts';
import { startPlace } from '../access/start-place.ts';
import { usePortalFacts } from '../page-data/frame-facts.ts';
import { matchArea } from '../page-data/match.ts';
import { type PortalFacts, portalFacts } from '../page-data/portal-facts.ts';
import { pendingScene } from '../session/pending-scene.ts';
import { useSessionActions } from '../session/session-context.ts';
import { isMobilePath } from '../viewport/viewport.ts';
import { withRedirect } from './go-away.ts';
import { placeAfterSignIn } from './place-after-sign-in.ts';

const auth = createClient(authContract);
const unit = createClient(unitContract);
const user = createClient(userContract);
const quiet = { quiet: true };

/** The last step of every sign-in method: stores the sign-in, loads the person's menus, and redirects. */
export function useFinishSignIn(redirect: string | null): (result: LoginResult) => Promise<void> {
  const wayOn = useWayOn(redirect);
  const { keepSignIn } = useSessionActions();
  return async (result) => {
    keepSignIn(result);
    const agreed = hasConsented() && result.userInfo.consentVersion !== consentVersion;
    const [place] = await Promise.all([
      wayOn(result.userInfo),
      // The agreement is already stored in this browser; a failed report is repeated at the next sign-in.
      agreed ? user.consent({ version: consentVersion }, quiet).catch(() => undefined) : undefined,
    ]);
    location.replace(place);
  };
}

/** The redirect target after a sign-in, by the menus that the server now returns. */
export function useWayOn(redirect: string | null): (person: LoginResult['userInfo']) => Promise<string> {
  const facts = usePortalFacts();
  const { fid } = useSchool();
  const mobile = useDevice() === 'mobile';
  return async (person) => {
    // With the initial password nothing is open except changing it.
    if (person.mustChangePassword) return withRedirect('/login', redirect);
    if (pendingScene()) return '/qr-code-login';
    const [loginRedirect, config] = await Promise.all([
      auth.loginRedirect({}, quiet).catch(() => undefined),
      unit.getConfig({}, quiet).catch(() => undefined),
    ]);
    const theirs = config ? factsOf(person, { config, facts }) : facts;
    const menus = theirs.menus.flatMap((menu) => [menu, ...(menu.children ?? [])]);
    const unlisted = (path: string) => (isMobilePath(path) || outsideMenus.test(path)) && matchArea(theirs.plan, path) !== undefined;
    return placeAfterSignIn({ redirect, loginRedirect, menus, unlisted, mobile, fid, start: startPlace({ ...theirs, person }, mobile) });
  };
}

/** The redirect target of somebody who is already signed in. */
export function useOwnWayOn(redirect: string | null): () => Promise<string> {
  const person = usePerson();
  const wayOn = useWayOn(redirect);
  return () => wayOn(person);
}

function factsOf(person: LoginResult['userInfo'], { config, facts }: { config: unknown; facts: PortalFacts }): PortalFacts {
  const answers = {
    [callKey(authContract.userInfo, undefined)]: person,
    [callKey(authContract.hostInfo, undefined)]: facts.host,
    [callKey(unitContract.getConfig, undefined)]: config,
  };
  return portalFacts(answers, facts.wholePlan);
}
