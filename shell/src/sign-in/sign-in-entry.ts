import type { HostInfo, SignInMethod } from '@portico/contracts';
import type { HostApp } from '../viewport/host-app.ts';

export interface EntryFacts {
  host: Pick<HostInfo, 'loginType' | 'loginPath' | 'allowedMethods'>;
  app: HostApp | undefined;
  mobile: boolean;
  /** The sign-in just failed, or the redirect limit is reached: the visitor chooses. */
  stay: boolean;
}

/** A sign-in elsewhere: at a partner, or on the school's login page outside the portal. */
export type WayOut = { kind: AwayMethod } | { kind: 'elsewhere'; address: string };
/** Where signing in starts: on the portal's page, or elsewhere. */
export type SignInEntry = { kind: 'page' } | WayOut;

/** The school's login page outside the portal. */
export const outsideLogin = (loginPath: string): string | undefined => (/^https?:\/\//i.test(loginPath) ? loginPath : undefined);

/** loginType 0 is the portal's page, 1 CAS, 2 API; inside WeChat a phone signs in with WeChat if the school uses it. */
export function signInEntry({ host, app, mobile, stay }: EntryFacts): SignInEntry {
  if (stay) return { kind: 'page' };
  const outside = outsideLogin(host.loginPath);
  if (host.loginType === 1 && host.allowedMethods.includes('cas')) return { kind: 'cas' };
  if (host.loginType === 2 && outside) return { kind: 'elsewhere', address: outside };
  if (mobile && app === 'wechat' && host.allowedMethods.includes('wechat')) return { kind: 'wechat' };
  return { kind: 'page' };
}

/** The tabs of the portal's page, in order. */
export const formMethods = ['password', 'qrcode', 'mobile'] as const;
export type FormMethod = (typeof formMethods)[number];
/** Its buttons that redirect. */
export const awayMethods = ['cas', 'wechat', 'oauth2'] as const;
export type AwayMethod = (typeof awayMethods)[number];

/** The methods that work here: a phone cannot scan its own screen, nor can another app on it sign in with WeChat. */
export function methodsHere({ host, app, mobile }: Omit<EntryFacts, 'stay'>): { forms: FormMethod[]; away: AwayMethod[] } {
  const allowed = (method: SignInMethod) => host.allowedMethods.includes(method);
  return {
    forms: formMethods.filter((method) => allowed(method) && !(mobile && method === 'qrcode')),
    away: awayMethods.filter((method) => allowed(method) && !(mobile && method === 'wechat' && app !== 'wechat')),
  };
}
