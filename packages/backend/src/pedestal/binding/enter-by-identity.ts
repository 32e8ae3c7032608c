import { codes, type LoginResult } from '@portico/contracts';
import { notFound, Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import type { Workshop } from '../../services.ts';
import { beginFlow, readFlow, takeFlow } from '../flow/flows.ts';
import { requireCompanion } from '../sign-in/companion.ts';
import { type Entry, enter, enterAsGuest } from '../sign-in/enter.ts';
import { type Credentials, checkPassword } from '../sign-in/password-check.ts';
import { badTicket } from '../sign-in/people.ts';
import { bindIdentity, type Identity, personOfIdentity, unbindIdentity } from './bindings.ts';

type Bound = Identity & Pick<Entry, 'method' | 'service' | 'idTokenSealed'>;

/** Signs in whom the identity stands for; a stranger stays a guest and gets a handle to bind the identity with. */
export async function enterByIdentity(workshop: Workshop, context: CallContext, bound: Bound): Promise<LoginResult> {
  const who = await personOfIdentity(workshop.database, context.visitor.school, bound);
  const { method, service, idTokenSealed } = bound;
  if (who) return (await enter(workshop, context, { who, method, service, idTokenSealed, startedHere: true })).result;
  const bindHandle = await beginFlow(workshop, context, { kind: 'bind', body: { ...bound } });
  return { ...(await enterAsGuest(workshop, context)), needBind: true, bindHandle, ...(bound.service && { service: bound.service }) };
}

/** Joins the identity of a handle to the account whose password is given. A wrong password leaves the handle good. */
export async function bindAndEnter(
  workshop: Workshop,
  context: CallContext,
  { bindHandle, ...credentials }: Credentials & { bindHandle: string },
): Promise<LoginResult> {
  const asked = { kind: 'bind' as const, state: bindHandle };
  const bound = await readFlow<Bound>(workshop, context, asked);
  if (!bound) throw badTicket('绑定已过期，请重新登录');
  const who = await checkPassword(workshop, context, credentials);
  if (!(await takeFlow(workshop, context, asked))) throw badTicket('绑定已过期，请重新登录');
  if (!(await bindIdentity(workshop.database, who, bound, workshop.now()))) {
    throw new Refusal(codes.conflict, '该账号或该身份已有绑定，请先解除原有绑定');
  }
  workshop.sessions.forget();
  const { method, service, idTokenSealed } = bound;
  await writeAudit(workshop, { fid: who.fid, event: 'bound', who, method, facts: context.facts, note: bound.kind });
  return (await enter(workshop, context, { who, method, service, idTokenSealed, startedHere: true })).result;
}

export async function unbind(workshop: Workshop, context: CallContext<Member>, kind: Identity['kind']): Promise<{ unbound: 1 }> {
  requireCompanion(context);
  const { person } = context.visitor;
  if (!(await unbindIdentity(workshop.database, person.id, kind))) throw notFound('绑定');
  workshop.sessions.forget();
  await writeAudit(workshop, { fid: person.fid, event: 'unbound', who: person, facts: context.facts, note: kind });
  return { unbound: 1 };
}
