import { codes, type LoginResult } from '@portico/contracts';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import type { PedestalContext } from '../context.ts';
import { beginFlow, readFlow, takeFlow } from '../flow/flows.ts';
import { type Credentials, checkPassword } from '../password/password-check.ts';
import { bindIdentity, type Identity, personOfIdentity, unbindIdentity } from '../people/bindings.ts';
import { badTicket } from '../people/people.ts';
import { requireCompanion } from '../session/companion.ts';
import { type Entry, enter, enterAsGuest } from '../session/enter.ts';

type Bound = Identity & Pick<Entry, 'method' | 'service' | 'idTokenSealed' | 'isProof'>;

/** Signs in the person of an identity; an unknown person stays a guest and gets a handle to bind the identity with. */
export async function enterByIdentity(services: PedestalContext, context: CallContext, bound: Bound): Promise<LoginResult> {
  const who = await personOfIdentity(services.database, context.visitor.school, bound);
  const { method, service, idTokenSealed, isProof } = bound;
  if (who) return (await enter(services, context, { who, method, service, idTokenSealed, isProof, startedHere: true })).result;
  const bindHandle = await beginFlow(services, context, { kind: 'bind', body: { ...bound } });
  return { ...(await enterAsGuest(services, context)), needBind: true, bindHandle, ...(bound.service && { service: bound.service }) };
}

/** Binds the identity of a handle to the account whose password is given. A wrong password keeps the handle valid. */
export async function bindAndEnter(
  services: PedestalContext,
  context: CallContext,
  { bindHandle, ...credentials }: Credentials & { bindHandle: string },
): Promise<LoginResult> {
  const asked = { kind: 'bind' as const, state: bindHandle };
  const bound = await readFlow<Bound>(services, context, asked);
  if (!bound) throw badTicket('绑定已过期，请重新登录');
  const who = await checkPassword(services, context, credentials);
  if (!(await takeFlow(services, context, asked))) throw badTicket('绑定已过期，请重新登录');
  if (!(await bindIdentity(services.database, who, bound, services.now()))) {
    throw new Refusal(codes.conflict, '该账号或该身份已有绑定，请先解除原有绑定');
  }
  services.sessions.forget();
  const { method, service, idTokenSealed } = bound;
  await writeAudit(services, { fid: who.fid, event: 'bound', who, method, facts: context.facts, note: bound.kind });
  return (await enter(services, context, { who, method, service, idTokenSealed, startedHere: true })).result;
}

export async function unbind(services: PedestalContext, context: CallContext<Member>, kind: Identity['kind']): Promise<{ unbound: 1 }> {
  requireCompanion(context);
  const { person } = context.visitor;
  if (!(await unbindIdentity(services.database, person.id, kind))) throw notFound('绑定');
  services.sessions.forget();
  await writeAudit(services, { fid: person.fid, event: 'unbound', who: person, facts: context.facts, note: kind });
  return { unbound: 1 };
}
