import { codes } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { beginCas } from '../../pedestal/cas/cas-login.ts';
import { createOidcLogin } from '../../pedestal/oidc/oidc-login.ts';
import { notConfigured, partnersOf } from '../../pedestal/partner/partners.ts';
import type { ConsoleContext } from '../context.ts';

type Partner = 'cas' | 'oidc';

/** How a person can prove to be there: the password here, or a partner that is told to ask for it. */
export function confirmWaysOf({ environment }: ConsoleContext, { person, school }: Member): ('password' | Partner)[] {
  const { cas, oidc } = partnersOf(school, environment);
  return [...(person.passwordHash ? ['password' as const] : []), ...(cas ? ['cas' as const] : []), ...(oidc ? ['oidc' as const] : [])];
}

/** Begins a sign-in for which the partner asks for the password; its session is confirmed. Answers where to go. */
export function createProof(context: ConsoleContext) {
  const oidcLogin = createOidcLogin(context);
  return async (call: CallContext<Member>, { method, to }: { method: Partner; to: string }): Promise<string> => {
    const { cas, oidc } = partnersOf(call.visitor.school, context.environment);
    // Another address than that of a usual sign-in: a ticket for one is none for the other.
    const query = new URLSearchParams({ redirect: to, proof: '1' });
    if (method === 'cas' && cas) return (await beginCas(context, call, { cas, service: `/cas-login?${query}`, renew: true })).redirectUrl;
    if (method === 'oidc' && oidc) return (await oidcLogin.begin(call, oidc, `/auth-login?${query}`, { proves: true })).redirectUrl;
    if (method !== 'cas' && method !== 'oidc') throw new Refusal(codes.invalid, '没有这种验证方式');
    throw notConfigured(method === 'cas' ? '统一身份认证' : '第三方统一登录');
  };
}
