import { writeTime } from '@portico/contracts/time';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import type { PedestalContext } from '../context.ts';
import { stepUpLastsMs } from '../session/step-up.ts';
import { checkPassword } from './password-check.ts';

/** Proves with the password that the person is there. Counted like a sign-in: a stolen session allows no more guesses. */
export async function stepUp(services: PedestalContext, context: CallContext<Member>, password: string): Promise<{ until: string }> {
  const { visitor, facts } = context;
  const who = await checkPassword(services, context, { username: visitor.person.account, password });
  await services.sessions.stepUp(visitor.session.id);
  await writeAudit(services, { fid: who.fid, event: 'stepped-up', who, method: 'password', facts });
  return { until: writeTime(services.now().getTime() + stepUpLastsMs) };
}
