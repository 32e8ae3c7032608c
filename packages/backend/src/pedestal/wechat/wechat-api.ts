import type { Logger } from 'pino';
import { z } from 'zod';
import type { WechatPartner } from '../../kernel/environment/partner-settings.ts';
import { askPartner, PartnerFault } from '../partner/partner-request.ts';

const failure = z.object({ errcode: z.number().int() });
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  openid: z.string().min(1).max(128),
  unionid: z.string().max(128).optional(),
  scope: z.string().default(''),
});
const userAnswer = z.object({ unionid: z.string().max(128).optional() });

export interface WechatIdentity {
  openid: string;
  /** The same in all apps of one owner; absent if the app is not joined to an open platform account. */
  unionid: string | undefined;
}

/** The visitor's messages for WeChat's error codes. */
export function messageOf(errcode: number | undefined): string {
  switch (errcode) {
    case 40029:
    case 40163:
    case 41008:
      return '微信授权已失效，请重新扫码';
    case 40013:
    case 40125:
    case 41002:
    case 41004:
      return '微信登录配置有误，请联系管理员';
    case 50002:
      return '该微信账号暂时受限，请使用其他登录方式';
    default:
      return '微信暂时没有响应，请稍后再试';
  }
}

/** WeChat refused, or its answer is unreadable. The message is for the visitor. */
export class WechatFault extends Error {
  override name = 'WechatFault';
}

/** Exchanges an authorization code for the person's identity. Retried once, only if WeChat is busy (-1). */
export async function identityOfCode(partner: WechatPartner, code: string, log: Logger): Promise<WechatIdentity> {
  const { apiUrl, appid, secret } = partner;
  const query = new URLSearchParams({ appid, secret, code, grant_type: 'authorization_code' });
  const ask = () => askWechat(`${apiUrl}/sns/oauth2/access_token?${query}`, tokenAnswer, log);
  let answer = await ask();
  if (answer.errcode === -1) answer = await ask();
  if (!answer.data) throw new WechatFault(messageOf(answer.errcode));
  const { access_token, openid, unionid, scope } = answer.data;
  if (unionid || !/snsapi_(userinfo|login)/.test(scope)) return { openid, unionid: unionid || undefined };
  const user = await askWechat(`${apiUrl}/sns/userinfo?${new URLSearchParams({ access_token, openid, lang: 'zh_CN' })}`, userAnswer, log);
  return { openid, unionid: user.data?.unionid || undefined };
}

/** Errors arrive with HTTP 200 and an errcode; answers have the type text/plain. */
async function askWechat<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  log: Logger,
): Promise<{ data?: z.output<Schema>; errcode?: number }> {
  let body: unknown;
  try {
    const answer = await askPartner(address);
    body = answer.status === 200 ? JSON.parse(answer.text) : undefined;
  } catch (fault) {
    if (!(fault instanceof PartnerFault) && !(fault instanceof SyntaxError)) throw fault;
    log.warn({ reason: fault instanceof PartnerFault ? fault.message : 'an answer that is not JSON' }, 'WeChat cannot be asked');
    return {};
  }
  const refused = failure.safeParse(body).data;
  if (refused && refused.errcode !== 0) {
    log.warn({ errcode: refused.errcode }, 'WeChat refused');
    return { errcode: refused.errcode };
  }
  const read = schema.safeParse(body);
  return read.success ? { data: read.data } : {};
}
