import { z } from 'zod';
import { partnerAddress } from './web-address.ts';

const address = partnerAddress.transform((text) => text.replace(/\/+$/, ''));
const word = z.string().trim().min(1).max(500);
/** On a command line a list is one text with commas, and a number is text. */
const networkAddresses = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').flatMap((each) => each.trim() || []) : value),
  z.array(z.string().regex(/^[\da-fA-F.:]{2,45}$/, 'must be a network address')).max(50),
);

/** The settings of each partner of a school, as in `portico partner` and in the column `partners`. */
export const partnerSettings = {
  cas: z.strictObject({
    /** `https://sso.school.example/cas` */
    server: address,
    /** 3: /p3/serviceValidate, 2: /serviceValidate, 1: /validate. */
    protocol: z.preprocess(Number, z.union([z.literal(1), z.literal(2), z.literal(3)])).default(3),
    /** Network addresses that may end sessions; empty: any, since only the server knows the tickets. */
    logoutFrom: networkAddresses.default([]),
    /** The attribute with the account, for a server whose user name is another; absent: the user name. */
    accountAttribute: z
      .string()
      .regex(/^[\w.:-]{1,100}$/, 'must be the name of an attribute')
      .optional(),
  }),
  oidc: z.strictObject({
    issuer: partnerAddress,
    clientId: word,
    clientSecret: word.optional(),
    /** The claim with the account; empty: people are known only by bindings. */
    accountClaim: z
      .string()
      .regex(/^[\w.:/-]{0,100}$/)
      .transform((claim) => (claim === 'none' ? '' : claim))
      .default('sub'),
  }),
  wechat: z.strictObject({
    /** Base of the addresses that the browser opens. */
    openUrl: address.default('https://open.weixin.qq.com'),
    /** Base of the addresses that this server calls. */
    apiUrl: address.default('https://api.weixin.qq.com'),
    appid: word,
    secret: word,
  }),
  /** A gateway for text messages; `token` is sent as Bearer. */
  sms: z.strictObject({ url: partnerAddress, token: word.optional() }),
  /** The same for mail. */
  mail: z.strictObject({ url: partnerAddress, token: word.optional() }),
  apiLogin: z.strictObject({
    key: word.min(16, 'must have at least 16 signs'),
    /** The key before, and until when it is accepted too (`YYYY-MM-DD HH:mm:ss`). */
    previousKey: word.optional(),
    previousUntil: word.optional(),
  }),
  /** An OpenAI-compatible model that phrases the assistant’s answers: `https://model.school.example/v1`. */
  model: z.strictObject({ address, name: word, key: word.optional() }),
} as const;

export type PartnerName = keyof typeof partnerSettings;
export const partnerNames = Object.keys(partnerSettings) as PartnerName[];
/** Other systems that a school's portal uses. Absent ones are not configured. */
export type Partners = { [Name in PartnerName]?: z.output<(typeof partnerSettings)[Name]> };
export type CasPartner = NonNullable<Partners['cas']>;
export type OidcPartner = NonNullable<Partners['oidc']>;
export type WechatPartner = NonNullable<Partners['wechat']>;
/** Only the school and the partner know these values: they are sealed in the database and never shown. */
export const secretFields = ['clientSecret', 'secret', 'key', 'previousKey', 'token'];
