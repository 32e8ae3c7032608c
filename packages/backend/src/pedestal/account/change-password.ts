import type { LoginResult } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { invalid } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { person } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { checkPassword } from '../password/password-check.ts';
import { hashPassword } from '../password/passwords.ts';
import { enter } from '../session/enter.ts';
import { faultOfPassword } from './password-rules.ts';

/** Changes the password. All other sessions of this account end; this browser gets a new one. */
export async function changePassword(
  services: PedestalContext,
  context: CallContext<Member>,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<LoginResult> {
  const { database, sessions } = services;
  const { account } = context.visitor.person;
  const fault = faultOfPassword(newPassword, { account, old: oldPassword });
  if (fault) throw invalid(fault);
  // Counted like a sign-in: a stolen session must not allow more guesses.
  const who = await checkPassword(services, context, { username: account, password: oldPassword });
  const changed = { passwordHash: await hashPassword(newPassword), mustChangePassword: false };
  await database.update(person).set(changed).where(eq(person.id, who.id));
  await sessions.revokeAllOf(who.id);
  await writeAudit(services, { fid: who.fid, event: 'password-changed', who, facts: context.facts });
  return (await enter(services, context, { who: { ...who, ...changed }, method: 'password', startedHere: true })).result;
}
