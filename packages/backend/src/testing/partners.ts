import { serveFakeCas } from './fake-cas.ts';
import { oidcClient, serveOidc } from './fake-oidc.ts';
import { serveFakeSms } from './fake-sms.ts';
import { serveFakeWechat, wechatApp } from './fake-wechat.ts';

export { signatureOf } from '../pedestal/api-login/api-login.ts';
export { demoApiLoginKey } from '../pedestal/partner/partners.ts';

/** Every partner of signing in, for tests in a browser. */
export async function servePartners() {
  const [cas, oidc, wechat, sms] = await Promise.all([serveFakeCas(), serveOidc(), serveFakeWechat(), serveFakeSms()]);
  return {
    cas,
    oidc,
    wechat,
    sms,
    /** What makes a portal take part. */
    environment: {
      PORTICO_CAS_URL: cas.url,
      PORTICO_OIDC_ISSUER: oidc.issuer,
      PORTICO_OIDC_CLIENT_ID: oidcClient.id,
      PORTICO_OIDC_CLIENT_SECRET: oidcClient.secret,
      PORTICO_WECHAT_OPEN_URL: wechat.url,
      PORTICO_WECHAT_API_URL: wechat.url,
      PORTICO_WECHAT_APPID: wechatApp.appid,
      PORTICO_WECHAT_SECRET: wechatApp.secret,
      PORTICO_SMS_URL: sms.url,
    },
    close: async () => {
      await Promise.all([cas, oidc, wechat, sms].map((server) => server.close()));
    },
  };
}

export type PartnersOfTests = Awaited<ReturnType<typeof servePartners>>;
