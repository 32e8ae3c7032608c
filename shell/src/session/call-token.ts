import { createClient } from '@portico/client';
import { authContract } from '@portico/contracts';
import { storedToken, storeToken, tokenAge } from './token.ts';

const auth = createClient(authContract);
/** Age in ms after which a token is renewed. */
const renewAfter = 24 * 3_600_000;

/** The token of a tab's calls. */
export interface CallToken {
  /** The stored token; a visitor without one becomes a guest first, once for all waiting calls. */
  get(): Promise<string>;
  /**
   * Replaces an old token in one step: running calls keep the old one, which stays valid; no call is sent without one.
   */
  renewIfOld(): Promise<void>;
}

export function createCallToken(): CallToken {
  let guestLogin: Promise<string> | undefined;
  let renewal: Promise<void> | undefined;
  return {
    async get() {
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
    },
    async renewIfOld() {
      const token = storedToken();
      if (!token || tokenAge(token) < renewAfter) return;
      renewal ??= auth
        .renew({}, { quiet: true })
        .then(
          ({ token: fresh }) => storeToken(fresh, document.cookie.includes('tourist=1')),
          () => undefined,
        )
        .finally(() => {
          renewal = undefined;
        });
      await renewal;
    },
  };
}
