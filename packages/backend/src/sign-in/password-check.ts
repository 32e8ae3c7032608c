import { codes } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../api/refusal.ts';
import type { CallContext } from '../api/serve.ts';
import type { Workshop } from '../services.ts';
import { solvesCaptcha } from './captchas.ts';
import { isPassword } from './passwords.ts';
import { type Person, person } from './schema.ts';
import { type Attempt, beginAttempt, forgetAttempts } from './sign-in-attempts.ts';

export interface Credentials {
  username: string;
  password: string;
  captchaId?: string | undefined;
  captcha?: string | undefined;
}

/** Who has this account and password. Counts the attempt, wants a captcha when it must, says the same for every wrong pair. */
export async function checkPassword(
  { database, environment, now }: Pick<Workshop, 'database' | 'environment' | 'now'>,
  { visitor: { school }, facts }: CallContext,
  { username, password, captchaId, captcha }: Credentials,
): Promise<Person> {
  const account = username.trim().toLowerCase();
  const attempt: Attempt = { fid: school.fid, account, ip: facts.address };
  const { wantsCaptcha } = await beginAttempt(database, attempt, { now: now(), rateScale: environment.rateScale });
  if (wantsCaptcha && !(await solvesCaptcha(database, { fid: school.fid, captchaId, captcha }, now()))) {
    throw new Refusal(codes.captchaRequired, captcha ? '验证码不正确，请重新输入' : '请输入验证码');
  }
  const [found] = await database
    .select()
    .from(person)
    .where(and(eq(person.fid, school.fid), eq(person.account, account)));
  const right = await isPassword(found?.passwordHash, password);
  if (!found || !right || found.disabled) throw new Refusal(codes.badCredentials, '账号或密码不正确');
  await forgetAttempts(database, attempt);
  return found;
}
