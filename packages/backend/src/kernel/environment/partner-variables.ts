import { z } from 'zod';
import type { CasPartner, Partners } from './partner-settings.ts';
import { partnerAddress } from './web-address.ts';

/** The operator's variables for partners. */
export const partnerVariables = {
  PORTICO_CAS_URL: partnerAddress.optional(),
  PORTICO_CAS_PROTOCOL: z.enum(['1', '2', '3'], 'must be 1, 2 or 3').default('3'),
  PORTICO_CAS_LOGOUT_FROM: z
    .string()
    .regex(/^[\da-fA-F.:]+(,\s*[\da-fA-F.:]+)*$/, 'must be network addresses with commas between them')
    .optional(),
  PORTICO_CAS_ACCOUNT_ATTRIBUTE: z
    .string()
    .regex(/^[\w.:-]{1,100}$/, 'must be the name of an attribute')
    .optional(),
  PORTICO_OIDC_ISSUER: partnerAddress.optional(),
  PORTICO_OIDC_CLIENT_ID: z.string().optional(),
  PORTICO_OIDC_CLIENT_SECRET: z.string().optional(),
  PORTICO_OIDC_ACCOUNT_CLAIM: z
    .string()
    .regex(/^[\w.:/-]{1,100}$/, 'must be the name of a claim, or none')
    .default('sub'),
  PORTICO_WECHAT_OPEN_URL: partnerAddress.default('https://open.weixin.qq.com'),
  PORTICO_WECHAT_API_URL: partnerAddress.default('https://api.weixin.qq.com'),
  PORTICO_WECHAT_APPID: z.string().optional(),
  PORTICO_WECHAT_SECRET: z.string().optional(),
  PORTICO_SMS_URL: partnerAddress.optional(),
  PORTICO_SMS_TOKEN: z.string().optional(),
  PORTICO_MAIL_URL: partnerAddress.optional(),
  PORTICO_MAIL_TOKEN: z.string().optional(),
  PORTICO_MODEL_URL: partnerAddress.optional(),
  PORTICO_MODEL_NAME: z.string().optional(),
  PORTICO_MODEL_KEY: z.string().optional(),
  PORTICO_API_LOGIN_KEY: z.string().optional(),
};
const variables = z.object(partnerVariables);

const plain = (address: string) => address.replace(/\/+$/, '');

/** Partners as the variables define them. */
export function partnersOfEnvironment(data: z.output<typeof variables>): Partners {
  const partners: Partners = {};
  if (data.PORTICO_CAS_URL) {
    const logoutFrom = (data.PORTICO_CAS_LOGOUT_FROM ?? '').split(',').flatMap((each) => each.trim() || []);
    partners.cas = {
      server: plain(data.PORTICO_CAS_URL),
      protocol: Number(data.PORTICO_CAS_PROTOCOL) as CasPartner['protocol'],
      logoutFrom,
      accountAttribute: data.PORTICO_CAS_ACCOUNT_ATTRIBUTE,
    };
  }
  if (data.PORTICO_OIDC_ISSUER && data.PORTICO_OIDC_CLIENT_ID) {
    const { PORTICO_OIDC_ISSUER: issuer, PORTICO_OIDC_CLIENT_ID: clientId, PORTICO_OIDC_CLIENT_SECRET: clientSecret } = data;
    const accountClaim = data.PORTICO_OIDC_ACCOUNT_CLAIM === 'none' ? '' : data.PORTICO_OIDC_ACCOUNT_CLAIM;
    partners.oidc = { issuer, clientId, clientSecret, accountClaim };
  }
  if (data.PORTICO_WECHAT_APPID && data.PORTICO_WECHAT_SECRET) {
    const [openUrl, apiUrl] = [plain(data.PORTICO_WECHAT_OPEN_URL), plain(data.PORTICO_WECHAT_API_URL)];
    partners.wechat = { openUrl, apiUrl, appid: data.PORTICO_WECHAT_APPID, secret: data.PORTICO_WECHAT_SECRET };
  }
  if (data.PORTICO_SMS_URL) partners.sms = { url: data.PORTICO_SMS_URL, token: data.PORTICO_SMS_TOKEN };
  if (data.PORTICO_MAIL_URL) partners.mail = { url: data.PORTICO_MAIL_URL, token: data.PORTICO_MAIL_TOKEN };
  if (data.PORTICO_MODEL_URL && data.PORTICO_MODEL_NAME) {
    partners.model = { address: plain(data.PORTICO_MODEL_URL), name: data.PORTICO_MODEL_NAME, key: data.PORTICO_MODEL_KEY };
  }
  if (data.PORTICO_API_LOGIN_KEY) partners.apiLogin = { key: data.PORTICO_API_LOGIN_KEY };
  return partners;
}
