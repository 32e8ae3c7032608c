import { type SignInMethod, signInMethodContract } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';
import { type CallContext, type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import type { PartnerName, Partners } from '../../kernel/environment/partner-settings.ts';
import { apiLogin, keysOf } from '../api-login/api-login.ts';
import { bindAndEnter, unbind } from '../binding/enter-by-identity.ts';
import { beginCas, casLogin } from '../cas/cas-login.ts';
import type { PedestalContext } from '../context.ts';
import { createCodeSending, mobileLogin } from '../mobile-login/mobile-login.ts';
import { createOidcLogin } from '../oidc/oidc-login.ts';
import { notConfigured, partnersOf } from '../partner/partners.ts';
import { answerQrCode, makeQrCode, qrCodeState, scanQrCode } from '../qr-code/qr-codes.ts';
import { beginWechat, endWechat } from '../wechat/wechat-login.ts';

const names: Record<PartnerName, string> = {
  cas: '统一身份认证',
  oidc: '第三方统一登录',
  wechat: '微信登录',
  sms: '短信验证码登录',
  apiLogin: '接口登录',
  mail: '邮件通知',
  model: '智能助手模型',
};

/** The sign-in methods beside account and password; their common part is sign-in/enter.ts. */
export function signInMethodCalls(services: PedestalContext): ServedCall[] {
  const oidcLogin = createOidcLogin(services);
  const sendCode = createCodeSending(services);
  const partner = <Name extends PartnerName>({ school }: Visitor, name: Name): NonNullable<Partners[Name]> => {
    const found = partnersOf(school, services.environment)[name];
    if (!found) throw notConfigured(names[name]);
    return found;
  };

  /** A method that does not end in a session is a failure in the audit log. */
  const audited = async <Value>(
    method: SignInMethod,
    { visitor, facts }: CallContext,
    work: () => Value | Promise<Value>,
  ): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) {
        await writeAudit(services, { fid: visitor.school.fid, event: 'failed', method, facts, note: String(error.code) });
      }
      throw error;
    }
  };

  return serve(signInMethodContract, {
    async passport({ service }, context) {
      const { cas } = partnersOf(context.visitor.school, services.environment);
      if (cas) return beginCas(services, context, { cas, service });
      const { redirectUrl } = await oidcLogin.begin(context, partner(context.visitor, 'oidc'), service);
      return { redirectUrl };
    },
    cas: (input, context) =>
      audited('cas', context, () =>
        casLogin(services, context, { ...input, cas: partner(context.visitor, 'cas'), service: input.service }),
      ),
    api: (input, context) =>
      audited('api', context, () =>
        apiLogin(services, context, { ...input, keys: keysOf(partner(context.visitor, 'apiLogin'), services.now()) }),
      ),
    oauth2({ service, state, ...shown }, context) {
      const oidc = partner(context.visitor, 'oidc');
      return state === undefined
        ? oidcLogin.begin(context, oidc, service)
        : audited('oauth2', context, () => oidcLogin.end(context, oidc, { ...shown, state }));
    },
    wechatAuthorize: ({ service }, context) => beginWechat(services, context, { wechat: partner(context.visitor, 'wechat'), service }),
    wechat(input, context) {
      partner(context.visitor, 'wechat');
      return audited('wechat', context, () => endWechat(services, context, input));
    },
    qrCode: ({ sceneId }, context) => (sceneId === undefined ? makeQrCode(services, context) : qrCodeState(services, context, sceneId)),
    qrCodeScan: ({ sceneId }, context) => scanQrCode(services, context, sceneId),
    qrCodeConfirm: (input, context) => answerQrCode(services, context, input),
    mobileSendCode: (input, context) => sendCode(context, input),
    mobile: (input, context) => audited('mobile', context, () => mobileLogin(services, context, input)),
    bind: (input, context) => bindAndEnter(services, context, input),
    unbind: ({ kind }, context) => unbind(services, context, kind),
  });
}
