import { authContract, codes, type HostInfo, type LoginResult } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { notFound, Refusal, stepUpRequired } from '../api/refusal.ts';
import { type ServedCall, serve } from '../api/serve.ts';
import type { Member, RequestFacts, Visitor } from '../api/visitor.ts';
import { writeTime } from '../clock.ts';
import { configItems } from '../config/config-items.ts';
import type { School } from '../school/schema.ts';
import type { Workshop } from '../services.ts';
import { afterLogout, originOf, ownAddress } from './addresses.ts';
import { makeCaptcha, solvesCaptcha } from './captchas.ts';
import { isPassword } from './passwords.ts';
import { type Person, person } from './schema.ts';
import { hashCompanion } from './sessions.ts';
import { beginAttempt, forgetAttempts } from './sign-in-attempts.ts';
import { clearSignInCookies, setCompanionCookie, setTokenCookie } from './sign-in-cookies.ts';
import { userInfoOf, userInfoOfVisitor } from './user-info.ts';

export function signInCalls(workshop: Workshop): ServedCall[] {
  const { database, environment, sessions, tokens, now } = workshop;

  /** Opens a session, ends the one that the browser held, and hands out token and companion. */
  async function signIn(visitor: Visitor, who: Person | null, facts: RequestFacts): Promise<LoginResult> {
    const { session, companion } = await sessions.open(visitor.school, who, facts);
    if (who && visitor.session) await sessions.revoke(visitor.session.id);
    const token = await tokens.sign(session, who);
    setTokenCookie(environment, facts, token);
    setCompanionCookie(environment, facts, companion);
    return { token, userInfo: userInfoOf(visitor.school, who, session, now()) };
  }

  async function personBy(school: School, username: string, password: string): Promise<Person> {
    const [found] = await database
      .select()
      .from(person)
      .where(and(eq(person.fid, school.fid), eq(person.account, username)));
    const right = await isPassword(found?.passwordHash, password);
    if (!found || !right || found.disabled) throw new Refusal(codes.badCredentials, '账号或密码不正确');
    return found;
  }

  return serve(authContract, {
    loginRedirect: (_input, { visitor: { school } }) => ({
      loginRedirectType: school.loginRedirectType,
      redirectNavigation: school.redirectNavigation,
    }),
    userInfo: (_input, { visitor }) => userInfoOfVisitor(visitor, now()),
    guestLogin: (_input, { visitor, facts }) => signIn(visitor, null, facts),
    async login({ username, password, captchaId, captcha }, { visitor, facts }) {
      const { school } = visitor;
      const account = username.trim().toLowerCase();
      const attempt = { fid: school.fid, account, ip: facts.address };
      const { wantsCaptcha } = await beginAttempt(database, attempt, now());
      if (wantsCaptcha && !(await solvesCaptcha(database, { fid: school.fid, captchaId, captcha }, now()))) {
        throw new Refusal(codes.captchaRequired, captcha ? '验证码不正确，请重新输入' : '请输入验证码');
      }
      const who = await personBy(school, account, password);
      await forgetAttempts(database, attempt);
      const result = await signIn(visitor, who, facts);
      await database.update(person).set({ lastLoginTime: now(), lastLoginIp: facts.address }).where(eq(person.id, who.id));
      return result;
    },
    captcha: (_input, { visitor }) => makeCaptcha(database, visitor.school.fid, now()),
    hostInfo({ service }, { visitor: { school } }) {
      const own = ownAddress(service, originOf(school, environment));
      return { ...hostInfoOf(school, now()), allowed: service === undefined || own !== undefined, service: own ?? '' };
    },
    async logout({ service }, { visitor: { school, session }, facts }) {
      if (session) await sessions.revoke(session.id);
      clearSignInCookies(environment, facts);
      return { redirectUrl: afterLogout(school, service, originOf(school, environment)) };
    },
    async renew(_input, { visitor, facts }) {
      if (!visitor.session) throw new Refusal(codes.signedOut, '登录状态已失效，请重新登录');
      const token = await tokens.sign(visitor.session, visitor.person);
      setTokenCookie(environment, facts, token);
      return { token };
    },
    async loginBackground(_input, { visitor: { school } }) {
      const pictures = (await configItems(workshop, school, 'loginPicture')).map(({ body }) => body);
      const of = (device: 'pc' | 'mobile') =>
        pictures.filter((each) => each.device === device).map(({ device: _device, ...picture }) => picture);
      return { pc: of('pc'), mobile: of('mobile') };
    },
    async sessions(_input, { visitor, facts }) {
      requireCompanion(visitor, facts);
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
    async revokeSession({ id }, { visitor, facts }) {
      requireCompanion(visitor, facts);
      const rows = await sessions.ofPerson(visitor.school, visitor.person.id);
      if (!rows.some((row) => row.id === id)) throw notFound('登录记录');
      await sessions.revoke(id);
      return { revoked: 1 as const };
    },
  });
}

/** What concerns the account itself needs the companion cookie beside the token. */
function requireCompanion(visitor: Member, facts: RequestFacts): void {
  if (!facts.companion || hashCompanion(facts.companion) !== visitor.session.companionHash) throw stepUpRequired();
}

function hostInfoOf(school: School, at: Date): HostInfo {
  return {
    loginType: school.loginType,
    loginPath: school.loginPath,
    fid: school.fid,
    onLineMinute: school.onLineMinute,
    refreshMinute: school.refreshMinute,
    ...(school.casServer && { casServer: school.casServer }),
    allowedMethods: ['password'],
    serverTime: writeTime(at),
  };
}
