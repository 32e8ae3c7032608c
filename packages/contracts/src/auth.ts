import { z } from 'zod';
import { contract } from './call.ts';
import { dateTime, flag, id, nothing, pageOf, userType, wholeNumber } from './shapes.ts';

export const bindKind = z.enum(['wechat', 'wecom', 'dingtalk', 'mobile', 'mail', 'oauth2']);
export const signInMethod = z.enum(['password', 'cas', 'wechat', 'qrcode', 'mobile', 'api', 'oauth2']);

/** The signed-in person, or the visitor as a guest (userType GUEST, name 访客). */
export const userInfo = z.object({
  id,
  userType,
  loginTime: dateTime,
  name: z.string(),
  account: z.string(),
  avatar: z.string(),
  fid: id,
  unitName: z.string(),
  deptId: id.optional(),
  deptName: z.string().optional(),
  roles: z.array(z.object({ code: z.string(), name: z.string(), current: z.boolean() })),
  lastLoginTime: dateTime.optional(),
  lastLoginIp: z.string().optional(),
  /** The password is still the initial one: every call except changing it is refused. */
  mustChangePassword: z.boolean().optional(),
  /** The version of the terms that this person agreed to; empty if agreement was withdrawn or never given. */
  consentVersion: z.string().optional(),
  binds: z.array(bindKind).optional(),
  /** The page that this person starts on: the desktop path of a menu entry. */
  startPath: z.string().optional(),
  /** The account is closed at this time, unless the person withdraws it. */
  closeTime: dateTime.optional(),
});

/** The result of a sign-in. Token and companion are also set as cookies, except with `needConfirm`. */
export const loginResult = z.object({
  token: z.string(),
  userInfo,
  /**
   * This browser did not start the sign-in (perhaps a link from somebody else). Ask “以 X 身份登录？” before keeping the
   * token; then call `auth.confirm` with it, or drop it.
   */
  needConfirm: z.boolean().optional(),
  /**
   * The partner authenticated somebody whom the school does not know yet: the token is a guest's, `auth/bind` comes
   * next.
   */
  needBind: z.boolean().optional(),
  /** Valid for ten minutes, in this browser only. */
  bindHandle: z.string().optional(),
  /** The portal address that was named when the sign-in started. */
  service: z.string().optional(),
});

/** How this host signs people in. `onLineMinute` and `refreshMinute` 0 mean the defaults of 7200 and 5760 minutes. */
export const hostInfo = z.object({
  loginType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  loginPath: z.string(),
  fid: id,
  onLineMinute: z.number(),
  refreshMinute: z.number(),
  casServer: z.string().optional(),
  /** What is configured for this school. */
  allowedMethods: z.array(signInMethod),
  serverTime: dateTime,
});

export const service = z.string().max(2048).optional();
const background = z.object({ url: z.string(), alt: z.string(), link: z.string().optional() });
const sessionItem = z.object({
  id,
  device: z.string(),
  ip: z.string(),
  loginTime: dateTime,
  lastTime: dateTime,
  current: z.boolean(),
});

const bindingItem = z.object({
  kind: bindKind,
  /** Masked. */
  subject: z.string(),
  bindTime: dateTime,
});
export const signInEvent = z.enum([
  'signed-in',
  'signed-out',
  'failed',
  'locked',
  'unlocked',
  'password-changed',
  'bound',
  'unbound',
  'session-ended',
  'stepped-up',
  'revealed',
]);
const signInRecord = z.object({
  id,
  time: dateTime,
  event: signInEvent,
  method: signInMethod.optional(),
  ip: z.string().optional(),
  device: z.string().optional(),
});

export const authContract = contract({
  loginRedirect: {
    method: 'GET',
    path: '/pedestal/auth/getLoginRedirectType',
    summary: 'Where a person is led after signing in.',
    who: 'anyone',
    input: nothing,
    output: z.object({ loginRedirectType: z.enum(['0', '1']), redirectNavigation: z.string() }),
  },
  userInfo: {
    method: 'GET',
    path: '/pedestal/auth/userInfo',
    summary: 'Who holds this token.',
    who: 'guest',
    input: nothing,
    output: userInfo,
  },
  guestLogin: {
    method: 'GET',
    path: '/pedestal/auth/guest/login',
    summary: 'Issues a guest token.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: nothing,
    output: loginResult,
  },
  login: {
    method: 'POST',
    path: '/pedestal/auth/cx/login',
    summary: 'Signs in with account and password; from the sixth attempt on a captcha is wanted.',
    who: 'anyone',
    idleExempt: true,
    input: z.object({
      username: z.string().min(1).max(64),
      password: z.string().min(1).max(128),
      captchaId: id.optional(),
      captcha: z.string().max(16).optional(),
      remember: z.boolean().optional(),
    }),
    output: loginResult,
  },
  captcha: {
    method: 'GET',
    path: '/pedestal/auth/captcha',
    summary: 'A picture of four digits, and the same digits as sound; good once, for five minutes.',
    who: 'anyone',
    effect: true,
    idleExempt: true,
    input: nothing,
    output: z.object({ captchaId: id, image: z.string(), audio: z.string() }),
  },
  hostInfo: {
    method: 'GET',
    path: '/pedestal/auth/verifyDomain',
    summary: 'How the school of this host signs people in, and whether an address is one of its own.',
    who: 'anyone',
    idleExempt: true,
    input: z.object({ service }),
    output: hostInfo.extend({ allowed: z.boolean(), service: z.string() }),
  },
  logout: {
    method: 'GET',
    path: '/pedestal/auth/logout',
    summary: 'Ends this session.',
    who: 'guest',
    effect: true,
    idleExempt: true,
    input: z.object({ service }),
    output: z.object({ redirectUrl: z.string() }),
  },
  renew: {
    method: 'POST',
    path: '/pedestal/auth/renew',
    summary: 'A fresh token for the same session.',
    who: 'guest',
    idleExempt: true,
    input: nothing,
    output: z.object({ token: z.string() }),
  },
  confirm: {
    method: 'POST',
    path: '/pedestal/auth/confirm',
    summary: 'Keeps a sign-in that this browser did not start, after its person was asked: the cookies are set now.',
    who: 'member',
    idleExempt: true,
    input: nothing,
    output: loginResult,
  },
  loginBackground: {
    method: 'GET',
    path: '/pedestal/auth/getLoginBackground',
    summary: 'Pictures of the login page.',
    who: 'anyone',
    input: nothing,
    output: z.object({ pc: z.array(background), mobile: z.array(background), color: z.string().optional() }),
  },
  sessions: {
    method: 'GET',
    path: '/pedestal/auth/sessions',
    summary: 'Where this person is signed in.',
    who: 'member',
    input: nothing,
    output: z.array(sessionItem),
  },
  revokeSession: {
    method: 'POST',
    path: '/pedestal/auth/sessions/revoke',
    summary: 'Ends one of this person’s sessions.',
    who: 'member',
    input: z.object({ id }),
    output: z.object({ revoked: flag }),
  },
  bindings: {
    method: 'GET',
    path: '/pedestal/auth/bindings',
    summary: 'Identities in other systems that sign this person in.',
    who: 'member',
    input: nothing,
    output: z.array(bindingItem),
  },
  signInLog: {
    method: 'GET',
    path: '/pedestal/auth/signInLog',
    summary: 'What happened to this person’s account: sign-ins, failed attempts, changes; newest first.',
    who: 'member',
    input: z.object({ pageNum: wholeNumber(1, 1_000).default(1), pageSize: wholeNumber(1, 50).default(20) }),
    output: pageOf(signInRecord),
  },
});

export type UserInfo = z.output<typeof userInfo>;
export type LoginResult = z.output<typeof loginResult>;
export type HostInfo = z.output<typeof hostInfo>;
export type SignInMethod = z.output<typeof signInMethod>;
export type BindKind = z.output<typeof bindKind>;
export type BindingItem = z.output<typeof bindingItem>;
export type SignInEvent = z.output<typeof signInEvent>;
export type SignInRecord = z.output<typeof signInRecord>;
export type SessionItem = z.output<typeof sessionItem>;
