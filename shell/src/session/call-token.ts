import { createClient } from '@portico/client';
import { authContract } from '@portico/contracts';
import { storedToken, storeToken, tokenAge } from './token.ts';

const auth = createClient(authContract);
/** ms after which a token is exchanged for a fresh one. */
const renewAfter = 24 * 3_600_000;

/** The token of a tab's calls. */
export interface CallToken {
  /** The stored one; a visitor without one becomes a guest first, once for all calls that wait. */
  get(): Promise<string>;
  /** Exchanges an old token in one step: calls under way keep the old one, which stays good; none goes out without. */
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
