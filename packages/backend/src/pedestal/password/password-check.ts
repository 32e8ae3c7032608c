import { codes } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { type Person, person } from '../../kernel/identity/schema.ts';
import { solvesCaptcha } from '../captcha/captchas.ts';
import type { PedestalContext } from '../context.ts';
import { isPassword } from './passwords.ts';
import { type Attempt, beginAttempt, forgetAttempts } from './sign-in-attempts.ts';
import { mailUnlock } from './unlock-mail.ts';

export interface Credentials {
  username: string;
  password: string;
  captchaId?: string | undefined;
  captcha?: string | undefined;
}

/**
 * The person of an account and password. Counts the attempt, requires a captcha when needed, and gives the same answer
 * for every wrong pair. Failures are in the audit log.
 */
export async function checkPassword(services: PedestalContext, context: CallContext, given: Credentials): Promise<Person> {
  const { database, log } = services;
  const { visitor, facts } = context;
  const { school } = visitor;
  const account = given.username.trim().toLowerCase();
  const attempt: Attempt = { fid: school.fid, account, ip: facts.address };
  const [found] = await database
    .select()
    .from(person)
    .where(and(eq(person.fid, school.fid), eq(person.account, account)));
  const { refusal, isLast } = await tryPassword(services, { found, attempt, given });
  if (!refusal && found) return found;
  const line = { fid: school.fid, who: found, method: 'password' as const, facts };
  await writeAudit(services, { ...line, event: 'failed', note: String(refusal?.code) });
  if (isLast) {
    await writeAudit(services, { ...line, event: 'locked' });
    // Not awaited: neither the answer nor its time reveals whether the account exists.
    void mailUnlock(services, context, { found, attempt }).catch((err: unknown) => log.error({ err }, 'an unlock mail could not be sent'));
  }
  throw refusal;
}

interface Try {
  found: Person | undefined;
  attempt: Attempt;
  given: Credentials;
}

/** Without a refusal the password is right. `isLast`: this failure starts the lock. */
async function tryPassword(
  { database, environment, now }: PedestalContext,
  { found, attempt, given }: Try,
): Promise<{ refusal?: Refusal; isLast: boolean }> {
  let begun: Awaited<ReturnType<typeof beginAttempt>>;
  try {
    begun = await beginAttempt(database, attempt, { now: now(), rateScale: environment.rateScale });
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error, isLast: false };
    throw error;
  }
  const { isLast, wantsCaptcha } = begun;
  if (wantsCaptcha && !(await solvesCaptcha(database, { fid: attempt.fid, ...given }, now()))) {
    return { refusal: new Refusal(codes.captchaRequired, given.captcha ? '验证码不正确，请重新输入' : '请输入验证码'), isLast };
  }
  const right = await isPassword(found?.passwordHash, given.password);
  if (!found || !right || found.disabled) return { refusal: new Refusal(codes.badCredentials, '账号或密码不正确'), isLast };
  await forgetAttempts(database, attempt);
  return { isLast: false };
}
