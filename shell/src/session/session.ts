import { createClient, networkTransport, type PortalError, setTransport } from '@portico/client';
import { authContract, type CallRoute, type InputOf } from '@portico/contracts';
import { clearState } from './clear-state.ts';
import { recordOperation } from './operate-time.ts';
import { clearToken, storedToken, storeToken } from './token.ts';

const auth = createClient(authContract);
let guestLogin: Promise<string> | undefined;

/** The token for a call; a visitor without one becomes a guest first, once for all calls that wait. */
async function tokenFor(): Promise<string> {
  const token = storedToken();
  if (token) return token;
  guestLogin ??= auth
    .guestLogin({}, { quiet: true })
    .then(({ token: fresh }) => {
      storeToken(fresh, true);
      return fresh;
    })
    .finally(() => {
      guestLogin = undefined;
    });
  return guestLogin;
}

/** Connects the client to the network with this session's token; failures go to the one listener. */
export function openSession(onFailure: (error: PortalError, call: CallRoute) => void): void {
  setTransport(networkTransport({ token: tokenFor, beforeCall: recordOperation, onFailure }));
}

/** Signs in with account and password: whatever was stored before is cleared, then the new token is kept. */
export async function signIn(credentials: InputOf<typeof authContract.login>): Promise<void> {
  const { token } = await auth.login(credentials, { quiet: true });
  clearState();
  storeToken(token, false);
}

/** Ends the session at the server, clears the browser, becomes a guest and starts anew at the given place. */
export async function signOut(to: string): Promise<void> {
  await auth.logout({}, { quiet: true }).catch(() => undefined);
  becomeNobody();
  await tokenFor().catch(() => undefined);
  location.assign(to);
}

/** Forgets who was here; the next call makes a guest. */
export function becomeNobody(): void {
  clearState();
  clearToken();
}
