import { z } from 'zod';
import { bindKind, loginResult, service } from './auth.ts';
import { contract } from './call.ts';
import { flag, id } from './shapes.ts';

/** External input is not validated here, so that a wrong ticket answers 2004 and not 400. */
const fromOutside = z.string().max(16_384).default('');
const qrCodeScene = z.object({
  sceneId: id,
  /** The text of the QR code: an address of this portal, for any scanner. */
  qrContent: z.string(),
  /** The same code as a data address of an SVG. */
  picture: z.string(),
  /** Seconds. */
  expiresIn: z.number().int(),
});
const qrCodeState = z.object({
  status: z.enum(['waiting', 'scanned', 'confirmed', 'expired', 'rejected']),
  /** The person who scanned. */
  nickname: z.string().optional(),
  /** Once, with `confirmed`. */
  result: loginResult.optional(),
});
const away = z.object({ redirectUrl: z.string() });
// A zod object: an unused plain object in browser builds loses its imports but keeps their calls.
const withCaptcha = z.object({ captchaId: id.optional(), captcha: z.string().max(16).optional() });
const mobile = z.string().regex(/^1[3-9]\d{9}$/);

/** Every sign-in method beside account and password. A method that is not configured answers 1002 and says so. */
export const signInMethodContract = contract({
  passport: {
    method: 'GET',
    path: '/pedestal/auth/passport/login',
    summary: 'Begins a sign-in at the school’s own login service (CAS, else OpenID Connect): the address to go to.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: z.object({ service }),
    output: away,
  },
  cas: {
    method: 'GET',
    path: '/pedestal/auth/cas/login',
    summary: 'Signs in with a CAS ticket; `service` is the address that the ticket was issued for.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: z.object({ ticket: fromOutside, service }),
    output: loginResult,
  },
  api: {
    method: 'GET',
    path: '/pedestal/auth/api/login',
    summary: 'Signs in with a signed code of a system that the school trusts.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: z.object({ code: fromOutside, millis: fromOutside, service: fromOutside }),
    output: loginResult,
  },
  oauth2: {
    method: 'GET',
    path: '/pedestal/auth/oauth2/login',
    summary: 'OpenID Connect: without `state` begins, with `state` and `code` (or `error`) ends a sign-in.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: z.object({
      provider: z.string().max(64).optional(),
      service,
      code: z.string().max(4096).optional(),
      state: z.string().max(256).optional(),
      iss: z.string().max(2048).optional(),
      error: z.string().max(256).optional(),
    }),
    output: z.union([loginResult, away.extend({ state: z.string() })]),
  },
  wechatAuthorize: {
    method: 'GET',
    path: '/pedestal/auth/wechat/authorize',
    summary: 'Begins a sign-in with WeChat; the browser comes back to `service` with appid, openid and state.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: z.object({ service }),
    output: away.extend({ appid: z.string(), state: z.string() }),
  },
  wechat: {
    method: 'GET',
    path: '/pedestal/auth/wechat/login',
    summary: 'Ends a sign-in with WeChat; `state` is good once, in the browser that began.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: z.object({ appid: fromOutside, openid: fromOutside, state: fromOutside }),
    output: loginResult,
  },
  qrCode: {
    method: 'GET',
    path: '/pedestal/auth/qrcode/login',
    summary: 'Without `sceneId` makes a QR code for this browser, with it says what has become of it.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: z.object({ sceneId: z.string().max(128).optional() }),
    output: z.union([qrCodeState, qrCodeScene]),
  },
  qrCodeScan: {
    method: 'POST',
    path: '/pedestal/auth/qrcode/scan',
    summary: 'A signed-in phone has read a QR code: which computer asks, and where.',
    who: 'member',
    input: z.object({ sceneId: z.string().max(128) }),
    output: z.object({
      unitName: z.string(),
      /** `Windows · Chrome` */
      device: z.string(),
      ip: z.string(),
      /** In words, for the question “PC 登录确认”. */
      place: z.string(),
      /** Whether phone and computer come from the same network address. */
      sameNetwork: z.boolean(),
      /** Seconds. */
      expiresIn: z.number().int(),
    }),
  },
  qrCodeConfirm: {
    method: 'POST',
    path: '/pedestal/auth/qrcode/confirm',
    summary: 'The phone that has scanned lets the computer in, or turns it away; needs the companion cookie.',
    who: 'member',
    input: z.object({ sceneId: z.string().max(128), accept: z.boolean() }),
    output: z.object({ status: z.enum(['confirmed', 'rejected']) }),
  },
  mobileSendCode: {
    method: 'POST',
    path: '/pedestal/auth/mobile/sendCode',
    summary: 'Sends a code of six digits to a mobile number, if it is somebody’s; the answer does not say whether.',
    who: 'anyone',
    idleExempt: true,
    input: withCaptcha.extend({ mobile }),
    /** Seconds. */
    output: z.object({ expiresIn: z.number().int(), retryAfter: z.number().int() }),
  },
  mobile: {
    method: 'POST',
    path: '/pedestal/auth/mobile/login',
    summary: 'Signs in with a mobile number and the code that was sent to it.',
    who: 'anyone',
    idleExempt: true,
    input: z.object({ mobile, code: z.string().max(16) }),
    output: loginResult,
  },
  bind: {
    method: 'POST',
    path: '/pedestal/auth/bind',
    summary: 'Joins an identity of a partner to an account of the school, whose password proves it, and signs in.',
    who: 'anyone',
    idleExempt: true,
    input: withCaptcha.extend({
      bindHandle: z.string().min(1).max(128),
      username: z.string().min(1).max(64),
      password: z.string().min(1).max(128),
    }),
    output: loginResult,
  },
  unbind: {
    method: 'POST',
    path: '/pedestal/auth/unbind',
    summary: 'Takes a binding away; needs the companion cookie.',
    who: 'member',
    input: z.object({ kind: bindKind }),
    output: z.object({ unbound: flag }),
  },
});

export type QrCodeScene = z.output<typeof qrCodeScene>;
export type QrCodeState = z.output<typeof qrCodeState>;
