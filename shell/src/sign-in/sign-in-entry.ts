import type { HostInfo, SignInMethod } from '@portico/contracts';
import type { HostApp } from '../viewport/host-app.ts';

export interface EntryFacts {
  host: Pick<HostInfo, 'loginType' | 'loginPath' | 'allowedMethods'>;
  app: HostApp | undefined;
  mobile: boolean;
  /** Something has just gone wrong, or this way has been tried often enough: the visitor chooses. */
  stay: boolean;
}

/** A sign-in that takes place elsewhere: at a partner, or on a login page that the school has outside of the portal. */
export type WayOut = { kind: AwayMethod } | { kind: 'elsewhere'; address: string };
/** Where signing in begins: on the own page, or at once elsewhere. */
export type SignInEntry = { kind: 'page' } | WayOut;

/** A login page of the school outside of the portal. */
export const outsideLogin = (loginPath: string): string | undefined => (/^https?:\/\//i.test(loginPath) ? loginPath : undefined);

/** loginType 0 own page, 1 CAS, 2 API; inside of WeChat a phone signs in with WeChat where the school takes part. */
export function signInEntry({ host, app, mobile, stay }: EntryFacts): SignInEntry {
  if (stay) return { kind: 'page' };
  const outside = outsideLogin(host.loginPath);
  if (host.loginType === 1 && host.allowedMethods.includes('cas')) return { kind: 'cas' };
  if (host.loginType === 2 && outside) return { kind: 'elsewhere', address: outside };
  if (mobile && app === 'wechat' && host.allowedMethods.includes('wechat')) return { kind: 'wechat' };
  return { kind: 'page' };
}

/** What the own page shows as tabs, in order. */
export const formMethods = ['password', 'qrcode', 'mobile'] as const;
export type FormMethod = (typeof formMethods)[number];
/** What it shows as buttons that lead away. */
export const awayMethods = ['cas', 'wechat', 'oauth2'] as const;
export type AwayMethod = (typeof awayMethods)[number];

/** The methods that make sense here: a phone cannot read its own screen, nor can another app on it sign in with WeChat. */
export function methodsHere({ host, app, mobile }: Omit<EntryFacts, 'stay'>): { forms: FormMethod[]; away: AwayMethod[] } {
  const allowed = (method: SignInMethod) => host.allowedMethods.includes(method);
  return {
    forms: formMethods.filter((method) => allowed(method) && !(mobile && method === 'qrcode')),
    away: awayMethods.filter((method) => allowed(method) && !(mobile && method === 'wechat' && app !== 'wechat')),
  };
}
