import { isPathOf, signInCallbackPaths, withoutSlash } from '@portico/area';
import { atom } from '@portico/session';

/** What the return addresses of a sign-in carry, and nothing else of the site does. */
const carried = ['ticket', 'code', 'state', 'appid', 'openid', 'token', 'millis', 'iss', 'error', 'error_description', 'scene', 'service'];

/** A sign-in's return as its address said it, before the address was cleaned. */
export interface Callback {
  path: string;
  /** The first of each name; a second one is somebody else's. */
  given: Readonly<Record<string, string>>;
  /** The address that a CAS ticket was issued for: this one, to the letter, without what the server appended. */
  service: string;
}

/** Reads a return address, and says what may stay in the address bar: where to go afterwards. Undefined elsewhere. */
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

/** What a sign-in's return brought to this tab. */
export interface BroughtCallback {
  /** What was brought to this path. */
  at(path: string): Callback | undefined;
  /** Sends what was brought, once: a page that mounts again, for another device's frame say, gets the same answer. */
  spendOnce<Answer>(send: () => Promise<Answer>): Promise<Answer>;
  /** What was brought is of no more use. */
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

/** At the very start of the page: takes what is secret out of the address bar, before anything else is loaded or asked. */
export function takeCallback(): BroughtCallback {
  const read = readCallback(location.href);
  if (read) history.replaceState(history.state, '', read.clean);
  return broughtCallback(read?.callback);
}

export const callbackAtom = atom<BroughtCallback>(broughtCallback(undefined));
