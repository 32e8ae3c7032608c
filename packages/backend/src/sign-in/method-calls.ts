import { signInMethodContract } from '@portico/contracts';
import { type ServedCall, serve } from '../api/serve.ts';
import type { Visitor } from '../api/visitor.ts';
import { apiLogin } from '../api-login/api-login.ts';
import { bindAndEnter, unbind } from '../binding/enter-by-identity.ts';
import { beginCas, casLogin } from '../cas/cas-login.ts';
import { createCodeSending, mobileLogin } from '../mobile-login/mobile-login.ts';
import { createOidcLogin } from '../oidc/oidc-login.ts';
import { createProviders } from '../oidc/provider.ts';
import type { Partners } from '../partner/partner-variables.ts';
import { notConfigured, partnersOf } from '../partner/partners.ts';
import { answerQrCode, makeQrCode, qrCodeState, scanQrCode } from '../qr-code/qr-codes.ts';
import type { Workshop } from '../services.ts';
import { beginWechat, endWechat } from '../wechat/wechat-login.ts';

const names: Record<keyof Partners, string> = {
  ...{ cas: '统一身份认证', oidc: '第三方统一登录', wechat: '微信登录', sms: '短信验证码登录', apiLogin: '接口登录' },
};

/** The ways to sign in beside account and password; what they have in common is sign-in/enter.ts. */
export function signInMethodCalls(workshop: Workshop): ServedCall[] {
  const oidcLogin = createOidcLogin(workshop, createProviders());
  const sendCode = createCodeSending(workshop);
  const partner = <Name extends keyof Partners>({ school }: Visitor, name: Name): NonNullable<Partners[Name]> => {
    const found = partnersOf(school, workshop.environment)[name];
    if (!found) throw notConfigured(names[name]);
    return found;
  };

  return serve(signInMethodContract, {
    async passport({ service }, context) {
      const { cas } = partnersOf(context.visitor.school, workshop.environment);
      if (cas) return beginCas(workshop, context, { cas, service });
      const { redirectUrl } = await oidcLogin.begin(context, partner(context.visitor, 'oidc'), service);
      return { redirectUrl };
    },
    cas: (input, context) => casLogin(workshop, context, { ...input, cas: partner(context.visitor, 'cas'), service: input.service }),
    api: (input, context) => apiLogin(workshop, context, { ...input, key: partner(context.visitor, 'apiLogin').key }),
    oauth2({ service, state, ...shown }, context) {
      const oidc = partner(context.visitor, 'oidc');
      return state === undefined ? oidcLogin.begin(context, oidc, service) : oidcLogin.end(context, oidc, { ...shown, state });
    },
    wechatAuthorize: ({ service }, context) => beginWechat(workshop, context, { wechat: partner(context.visitor, 'wechat'), service }),
    wechat(input, context) {
      partner(context.visitor, 'wechat');
      return endWechat(workshop, context, input);
    },
    qrCode: ({ sceneId }, context) => (sceneId === undefined ? makeQrCode(workshop, context) : qrCodeState(workshop, context, sceneId)),
    qrCodeScan: ({ sceneId }, context) => scanQrCode(workshop, context, sceneId),
    qrCodeConfirm: (input, context) => answerQrCode(workshop, context, input),
    mobileSendCode: (input, context) => sendCode(context, input),
    mobile: (input, context) => mobileLogin(workshop, context, input),
    bind: (input, context) => bindAndEnter(workshop, context, input),
    unbind: ({ kind }, context) => unbind(workshop, context, kind),
  });
}
