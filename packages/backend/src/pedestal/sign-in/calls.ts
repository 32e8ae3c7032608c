import { authContract, codes, type HostInfo } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import { type Handlers, type ServedCall, serve } from '../../kernel/api/serve.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { readOwnAudit } from '../../kernel/audit/own-audit.ts';
import { configItems } from '../../kernel/config/config-items.ts';
import type { Environment } from '../../kernel/environment/environment.ts';
import type { School } from '../../kernel/identity/schema.ts';
import { withoutCredentials } from '../../kernel/outgoing/network-range.ts';
import { makeCaptcha } from '../captcha/captchas.ts';
import type { PedestalContext } from '../context.ts';
import { allowedMethods, partnersOf } from '../partner/partners.ts';
import { checkPassword } from '../password/password-check.ts';
import { bindingsOf, bindsOf } from '../people/bindings.ts';
import { maskedIdentity } from '../people/masked-identity.ts';
import { originOf, ownAddress } from '../session/addresses.ts';
import { requireCompanion } from '../session/companion.ts';
import { enter, enterAsGuest, keepEntry } from '../session/enter.ts';
import { clearSignInCookies, setTokenCookie } from '../session/sign-in-cookies.ts';
import { userInfoOf } from '../session/user-info.ts';
import { afterLogout } from './after-logout.ts';

export function signInCalls(services: PedestalContext): ServedCall[] {
  const { database, environment, sessions, tokens, now } = services;

  const handlers: Handlers<typeof authContract> = {
    loginRedirect: (_input, { visitor: { school } }) => ({
      loginRedirectType: school.loginRedirectType,
      redirectNavigation: school.redirectNavigation,
    }),
    userInfo: (_input, { visitor: { school, person: who, session, binds } }) => userInfoOf(school, { who, session, binds, now: now() }),
    guestLogin: (_input, context) => enterAsGuest(services, context),
    async login(input, context) {
      const who = await checkPassword(services, context, input);
      return (await enter(services, context, { who, method: 'password', startedHere: true })).result;
    },
    captcha: (_input, { visitor }) => makeCaptcha(database, visitor.school.fid, now()),
    hostInfo({ service }, { visitor: { school } }) {
      const own = ownAddress(service, originOf(school, environment));
      return { ...hostInfoOf(school, environment, now()), allowed: service === undefined || own !== undefined, service: own ?? '' };
    },
    async logout({ service }, { visitor: { school, session, person: who }, facts }) {
      if (session) await sessions.revoke(session.id);
      if (who) await writeAudit(services, { fid: school.fid, event: 'signed-out', who, facts });
      // A declined sign-in is not the browser's session.
      if (!session || session.companionHash) clearSignInCookies(environment, facts);
      return { redirectUrl: await afterLogout(services, { school, session, service }) };
    },
    async renew(_input, { visitor, facts }) {
      if (!visitor.session) throw new Refusal(codes.signedOut, '登录状态已失效，请重新登录');
      const token = await tokens.sign(visitor.session, visitor.person);
      setTokenCookie(environment, facts, token);
      return { token };
    },
    async confirm(_input, context) {
      const token = await keepEntry(services, context);
      const { school, person: who, session } = context.visitor;
      return { token, userInfo: userInfoOf(school, { who, session, binds: await bindsOf(database, who.id), now: now() }) };
    },
    async loginBackground(_input, { visitor: { school } }) {
      const pictures = (await configItems(services, school, 'loginPicture')).map(({ body }) => body);
      const of = (device: 'pc' | 'mobile') =>
        pictures.filter((each) => each.device === device).map(({ device: _device, ...picture }) => picture);
      return { pc: of('pc'), mobile: of('mobile') };
    },
    async sessions(_input, context) {
      requireCompanion(context);
      const { visitor } = context;
      const rows = await sessions.ofPerson(visitor.school, visitor.person.id);
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        ip: row.ip,
        loginTime: writeTime(row.loginTime),
        lastTime: writeTime(row.lastTime),
        current: row.id === visitor.session.id,
      }));
    },
    async revokeSession({ id }, context) {
      requireCompanion(context);
      const rows = await sessions.ofPerson(context.visitor.school, context.visitor.person.id);
      if (!rows.some((row) => row.id === id)) throw notFound('登录记录');
      await sessions.revoke(id);
      const { school, person: who } = context.visitor;
      await writeAudit(services, { fid: school.fid, event: 'session-ended', who, facts: context.facts });
      return { revoked: 1 as const };
    },
    async bindings(_input, { visitor }) {
      const rows = await bindingsOf(database, visitor.person.id);
      return rows.map(({ kind, subject, bindTime }) => ({ kind, subject: maskedIdentity(subject), bindTime: writeTime(bindTime) }));
    },
    async signInLog({ pageNum, pageSize }, context) {
      requireCompanion(context);
      return { ...(await readOwnAudit(services, context.visitor.person.id, { pageNum, pageSize })), pageNum, pageSize };
    },
  };
  return serve(authContract, handlers, { unconfirmed: ['userInfo', 'confirm', 'logout'] });
}

function hostInfoOf(school: School, environment: Environment, at: Date): HostInfo {
  const { cas } = partnersOf(school, environment);
  return {
    loginType: school.loginType,
    loginPath: school.loginPath,
    fid: school.fid,
    onLineMinute: school.onLineMinute,
    refreshMinute: school.refreshMinute,
    ...(cas && { casServer: withoutCredentials(cas.server) }),
    allowedMethods: allowedMethods(school, environment),
    serverTime: writeTime(at),
  };
}
