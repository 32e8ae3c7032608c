import { codes, type SignInMethod } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Environment } from '../../kernel/environment/environment.ts';
import type { Partners } from '../../kernel/environment/partner-settings.ts';
import type { School } from '../../kernel/identity/schema.ts';

export const demoApiLoginKey = 'demo-api-login-key';

/**
 * The partners of a school: its own (column `partners`), else the environment's. CAS and API login of the environment
 * apply to schools whose loginType requires them.
 */
export function partnersOf(school: School, { partners, demo }: Pick<Environment, 'partners' | 'demo'>): Partners {
  const { cas, apiLogin, ...everybodys } = partners;
  const key = apiLogin ?? (demo ? { key: demoApiLoginKey } : undefined);
  return {
    ...everybodys,
    ...(cas && school.loginType === 1 && { cas }),
    ...(key && school.loginType === 2 && { apiLogin: key }),
    ...school.partners,
  };
}

/** What the login page may offer. */
export function allowedMethods(school: School, environment: Pick<Environment, 'partners' | 'demo'>): SignInMethod[] {
  const { cas, wechat, sms, apiLogin, oidc } = partnersOf(school, environment);
  const offered: [SignInMethod, boolean][] = [
    ['password', true],
    ['cas', Boolean(cas)],
    ['wechat', Boolean(wechat)],
    ['qrcode', true],
    ['mobile', Boolean(sms) || environment.demo],
    ['api', Boolean(apiLogin)],
    ['oauth2', Boolean(oidc)],
  ];
  return offered.flatMap(([method, isOffered]) => (isOffered ? [method] : []));
}

export const notConfigured = (what: string) => new Refusal(codes.moduleOff, `本单位尚未配置${what}，请使用其他登录方式`);
