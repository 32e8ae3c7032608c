import { timingSafeEqual } from 'node:crypto';
import { codes, type LoginResult } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { WechatPartner } from '../../kernel/environment/partner-settings.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import { enterByIdentity } from '../binding/enter-by-identity.ts';
import type { PedestalContext } from '../context.ts';
import { beginFlow, takeFlow } from '../flow/flows.ts';
import { badTicket } from '../people/people.ts';
import { originOf, ownAddress } from '../session/addresses.ts';
import { identityOfCode, WechatFault } from './wechat-api.ts';

export const callbackPath = '/pedestal/auth/wechat/callback';
/** The parameters that the browser brings from the callback; the next call reports a failure. */
interface Return {
  appid: string;
  openid: string;
  subject: string;
  service: string;
  failure?: string;
}

/** The authorization address: WeChat's QR page on a computer, its consent page inside the app. */
export async function beginWechat(
  services: PedestalContext,
  context: CallContext,
  given: { wechat: WechatPartner; service: string | undefined },
) {
  const { appid, openUrl } = given.wechat;
  const origin = originOf(context.visitor.school, services.environment);
  const service = ownAddress(given.service ?? '/wechat-login', origin);
  if (!service) throw new Refusal(codes.domainNotAllowed, '登录地址不属于本站');
  const state = await beginFlow(services, context, { kind: 'wechat', body: { service } });
  const inside = /MicroMessenger/i.test(context.facts.userAgent) && !/wxwork/i.test(context.facts.userAgent);
  const scope = inside ? 'snsapi_userinfo' : 'snsapi_login';
  // In the order of WeChat's documentation, which it reportedly requires.
  const query = new URLSearchParams({ appid, redirect_uri: `${origin}${callbackPath}`, response_type: 'code', scope, state });
  return { redirectUrl: `${openUrl}/connect/${inside ? 'oauth2/authorize' : 'qrconnect'}?${query}#wechat_redirect`, appid, state };
}

/** WeChat has redirected the browser back: asks for the person, and returns where the browser continues. */
export async function returnFromWechat(
  services: PedestalContext,
  context: CallContext,
  given: { wechat: WechatPartner | undefined; code: string; state: string },
): Promise<string> {
  const { wechat } = given;
  const begun = wechat && (await takeFlow<{ service: string }>(services, context, { kind: 'wechat', state: given.state }));
  const { appid = '' } = wechat ?? {};
  if (!begun) return addressOf('/wechat-login', { appid, openid: '', state: '' });
  const body: Return = { appid, openid: '', subject: '', service: begun.service };
  try {
    if (!given.code) throw new WechatFault('您已取消微信登录');
    const { openid, unionid } = await identityOfCode(wechat, given.code, services.log);
    // Only the unionid identifies a person across apps.
    Object.assign(body, { openid, subject: unionid ? `unionid:${unionid}` : `openid:${appid}:${openid}` });
  } catch (fault) {
    if (!(fault instanceof WechatFault)) throw fault;
    body.failure = fault.message;
  }
  const state = await beginFlow(services, context, { kind: 'wechat-return', body: { ...body } });
  return addressOf(begun.service, { appid, openid: body.openid, state });
}

export async function endWechat(
  services: PedestalContext,
  context: CallContext,
  given: { appid: string; openid: string; state: string },
): Promise<LoginResult> {
  const back = await takeFlow<Return>(services, context, { kind: 'wechat-return', state: given.state });
  if (!back || !isSame(back.appid, given.appid) || !isSame(back.openid, given.openid)) {
    services.log.warn({ requestId: context.facts.requestId, ip: context.facts.address }, 'a WeChat sign-in that was not begun here');
    throw badTicket('微信登录已失效，请重新登录');
  }
  if (back.failure) throw badTicket(back.failure);
  return enterByIdentity(services, context, { kind: 'wechat', subject: back.subject, method: 'wechat', service: back.service });
}

function addressOf(service: string, query: Record<string, string>): string {
  const address = new URL(service, 'http://portal.invalid');
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.pathname + address.search;
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(fingerprint(one)), Buffer.from(fingerprint(other)));
