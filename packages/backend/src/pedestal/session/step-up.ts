import { codes } from '@portico/contracts';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { requireCompanion } from './companion.ts';

/** Time in ms for which a proof of presence lasts. */
export const stepUpLastsMs = 300_000;

/**
 * Requires the companion and a recent proof that the person is there: the password, or the sign-in itself of somebody
 * who signs in elsewhere and has no password here.
 */
export function requireStepUp(context: CallContext<Member>, now: Date): void {
  requireCompanion(context);
  const { session, person } = context.visitor;
  const provedAt = person.passwordHash ? session.stepUpTime : session.loginTime;
  if (provedAt && now.getTime() - provedAt.getTime() < stepUpLastsMs) return;
  throw new Refusal(codes.stepUpRequired, person.passwordHash ? '请输入登录密码，确认是您本人' : '为了您的账号安全，请重新登录后再试');
}
