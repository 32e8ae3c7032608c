import { isPathOf, signInCallbackPaths, withoutSlash } from '@portico/area';
import { atom } from '@portico/session';

/** The parameters of a sign-in's return addresses; no other page uses them. */
const carried = ['ticket', 'code', 'state', 'appid', 'openid', 'token', 'millis', 'iss', 'error', 'error_description', 'scene', 'service'];

/** A sign-in's return parameters, read before the address was cleaned. */
export interface Callback {
  path: string;
  /** The first value of each name; a second one is suspicious. */
  given: Readonly<Record<string, string>>;
  /** The exact address that a CAS ticket was issued for, without what the server appended. */
  service: string;
}

/** Parses a return address, and returns what may stay in the address bar: the redirect. Undefined elsewhere. */
export function readCallback(href: string): { callback: Callback; clean: string } | undefined {
  const url = new URL(href);
  if (!isPathOf(signInCallbackPaths, url.pathname)) return undefined;
  const given: Record<string, string> = {};
  for (const name of carried) {
    const value = url.searchParams.get(name);
    if (value !== null) given[name] = value;
  }
  const redirect = url.searchParams.get('redirect');
  const asked = url.search
    .slice(1)
    .split('&')
    .filter((part) => part && !part.startsWith('ticket='));
  return {
    callback: {
      path: withoutSlash(url.pathname),
      given,
      service: `${url.origin}${url.pathname}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
    },
    clean: url.pathname + (redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`),
  };
}

/** The parameters of a sign-in's return in this tab. */
export interface BroughtCallback {
  /** The parameters for this path. */
  at(path: string): Callback | undefined;
  /** Sends them once: a page that mounts again, such as for another device's frame, gets the same answer. */
  spendOnce<Answer>(send: () => Promise<Answer>): Promise<Answer>;
  /** Deletes the parameters after use. */
  forget(): void;
}

function broughtCallback(callback: Callback | undefined): BroughtCallback {
  let brought = callback;
  let spent: Promise<unknown> | undefined;
  return {
    at: (path) => (brought?.path === path ? brought : undefined),
    spendOnce<Answer>(send: () => Promise<Answer>) {
      spent ??= send();
      return spent as Promise<Answer>;
    },
    forget() {
      brought = undefined;
      spent = undefined;
    },
  };
}

/** At the very start of the page: removes secrets from the address bar, before anything else is loaded. */
export function takeCallback(): BroughtCallback {
  const read = readCallback(location.href);
  if (read) history.replaceState(history.state, '', read.clean);
  return broughtCallback(read?.callback);
}

export const callbackAtom = atom<BroughtCallback>(broughtCallback(undefined));
