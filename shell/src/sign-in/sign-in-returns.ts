import { type signInCallbackPaths, withoutSlash } from '@portico/area';
import { createClient } from '@portico/client';
import { type LoginResult, signInMethodContract } from '@portico/contracts';
import type { Callback } from './callback.ts';
import type { AwayMethod } from './sign-in-entry.ts';

const methods = createClient(signInMethodContract);
const quiet = { quiet: true };

/** A page that a partner redirects to. */
export interface SignInReturn {
  /** Its required parameters. */
  wants: string;
  send: (callback: Callback) => Promise<LoginResult>;
  /** How to start the same sign-in, if the portal can start it. */
  begins?: AwayMethod;
  /** A failure on a phone also ends the session at the school's own login. */
  endsOutside: boolean;
}

const returns = {
  '/cas-login': {
    wants: 'ticket',
    send: ({ given, service }) => methods.cas({ ticket: given.ticket, service }, quiet),
    begins: 'cas',
    endsOutside: true,
  },
  '/auth-login': {
    wants: 'state',
    send: ({ given: { code, state, iss, error } }) => methods.oauth2({ code, state, iss, error }, quiet) as Promise<LoginResult>,
    begins: 'oauth2',
    endsOutside: false,
  },
  '/wechat-login': {
    wants: 'state',
    send: ({ given: { appid, openid, state } }) => methods.wechat({ appid, openid, state }, quiet),
    begins: 'wechat',
    endsOutside: false,
  },
  '/api-login': {
    wants: 'code',
    send: ({ given: { code, millis, service } }) => methods.api({ code, millis, service }, quiet),
    endsOutside: true,
  },
} satisfies { [Path in (typeof signInCallbackPaths)[number]]?: SignInReturn };

/** By path. External parameters go to the server unchanged: it decides. */
export const signInReturns: Readonly<Record<string, SignInReturn>> = returns;

/** The redirect after a return: from its own address, else the one named at the start. */
export function redirectOfReturn(redirect: string | null, service: string | undefined, origin: string): string | null {
  if (redirect || !service) return redirect;
  let address: URL;
  try {
    address = new URL(service, origin);
  } catch {
    return null;
  }
  if (address.origin !== origin) return null;
  return withoutSlash(address.pathname) in returns ? address.searchParams.get('redirect') : address.pathname + address.search;
}
