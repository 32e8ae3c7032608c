import { createClient, portalError } from '@portico/client';
import { signInMethodContract } from '@portico/contracts';
import type { AwayMethod } from './sign-in-entry.ts';

const methods = createClient(signInMethodContract);
const quiet = { quiet: true };

/** A portal address that contains the redirect. */
export const withRedirect = (path: string, redirect: string | null): string =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;

/** Asks the server for the partner's login address. */
const beginnings: Record<AwayMethod, (redirect: string | null) => Promise<unknown>> = {
  cas: (redirect) => methods.passport({ service: location.origin + withRedirect('/cas-login', redirect) }, quiet),
  oauth2: (redirect) => methods.oauth2({ service: location.origin + withRedirect('/auth-login', redirect) }, quiet),
  wechat: (redirect) => methods.wechatAuthorize({ service: withRedirect('/wechat-login', redirect) }, quiet),
};

/** Redirects the browser to a partner's login; the partner returns to the method's return page. */
export async function goAway(method: AwayMethod, redirect: string | null): Promise<void> {
  const { redirectUrl } = (await beginnings[method](redirect)) as { redirectUrl?: string };
  if (!redirectUrl || !/^https?:\/\//i.test(redirectUrl)) throw portalError('failed', '登录服务的地址有误，请联系管理员。');
  location.assign(redirectUrl);
}
