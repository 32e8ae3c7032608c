import { codes, type LoginResult, type SignInMethod } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { type Person, person, type Session } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { bindsOf } from '../people/bindings.ts';
import { confirmedForMs } from './confirmed-for.ts';
import { isClosed } from './sessions.ts';
import { setCompanionCookie, setTokenCookie } from './sign-in-cookies.ts';
import { userInfoOf } from './user-info.ts';

export interface Entry {
  method: SignInMethod;
  /** Whether this browser started the sign-in. Otherwise the person is asked before anything is stored. */
  startedHere: boolean;
  /** The portal address that was named at the start. */
  service?: string | undefined;
  /** The partner has just asked for the password: the acts of the console that ask for a proof are open. */
  isProof?: boolean | undefined;
  /** The identity token of an OpenID provider, sealed. */
  idTokenSealed?: string | undefined;
}

/** The only way to open a session: for a person whom a method has authenticated; ends the browser's previous one. */
export async function enter(
  services: PedestalContext,
  context: CallContext,
  { who, ...entry }: Entry & { who: Person },
): Promise<{ result: LoginResult; session: Session }> {
  const { database, environment, sessions, tokens, log, now } = services;
  const { visitor, facts } = context;
  if (isClosed(who, now())) throw new Refusal(codes.badCredentials, '该账号已停用，请联系管理员');
  const { session, companion } = await sessions.open(visitor.school, who, {
    facts,
    method: entry.method,
    confirmed: entry.startedHere,
    idTokenSealed: entry.idTokenSealed,
  });
  if (entry.isProof && entry.startedHere) await sessions.confirmActs(session.id, new Date(now().getTime() + confirmedForMs));
  const token = await tokens.sign(session, who);
  if (entry.startedHere) {
    await endHeld(services, context);
    setTokenCookie(environment, facts, token);
    setCompanionCookie(environment, facts, companion);
  }
  const userInfo = userInfoOf(visitor.school, { who, session, binds: await bindsOf(database, who.id), now: now() });
  await database.update(person).set({ lastLoginTime: now(), lastLoginIp: facts.address }).where(eq(person.id, who.id));
  await writeAudit(services, { fid: who.fid, event: 'signed-in', who, method: entry.method, facts });
  log.info({ requestId: facts.requestId, personId: who.id, method: entry.method, ip: facts.address }, 'signed in');
  return {
    session,
    result: { token, userInfo, ...(!entry.startedHere && { needConfirm: true }), ...(entry.service && { service: entry.service }) },
  };
}

/** A guest's session. */
export async function enterAsGuest(
  { environment, sessions, tokens, now }: PedestalContext,
  { visitor, facts }: CallContext,
): Promise<LoginResult> {
  const { session, companion } = await sessions.open(visitor.school, null, { facts, method: 'guest', confirmed: true });
  const token = await tokens.sign(session, null);
  setTokenCookie(environment, facts, token);
  setCompanionCookie(environment, facts, companion);
  return { token, userInfo: userInfoOf(visitor.school, { who: null, session, binds: [], now: now() }) };
}

/** Stores a sign-in that waited for its person's confirmation. */
export async function keepEntry(services: PedestalContext, { visitor, facts }: CallContext): Promise<string> {
  const { environment, sessions, tokens } = services;
  const companion = visitor.session && (await sessions.confirm(visitor.session.id));
  if (!visitor.session || !companion) throw new Refusal(codes.conflict, '该登录无需确认');
  if (facts.companion) await sessions.revokeByCompanion(visitor.school, facts.companion);
  const token = await tokens.sign(visitor.session, visitor.person);
  setTokenCookie(environment, facts, token);
  setCompanionCookie(environment, facts, companion);
  return token;
}

/** The sessions of the token and of the companion cookie: a planted token is not the browser's own. */
async function endHeld({ sessions }: PedestalContext, { visitor, facts }: CallContext): Promise<void> {
  if (visitor.session) await sessions.revoke(visitor.session.id);
  if (facts.companion) await sessions.revokeByCompanion(visitor.school, facts.companion);
}
