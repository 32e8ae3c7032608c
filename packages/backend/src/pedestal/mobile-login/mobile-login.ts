import { randomInt } from 'node:crypto';
import { codes, type LoginResult } from '@portico/contracts';
import { dayjs, dayOf } from '@portico/contracts/time';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import { solvesCaptcha } from '../captcha/captchas.ts';
import type { PedestalContext } from '../context.ts';
import { personOfIdentity } from '../people/bindings.ts';
import { enter } from '../session/enter.ts';
import { codeSenderOf } from './code-sender.ts';
import { mobileCode } from './schema.ts';

const validForSeconds = 300;
const pause = 60;
const maxTries = 5;
const maxPerDay = 10;
/** Number of codes for one address in ten minutes without a captcha. */
const withoutCaptcha = 3;

interface Asked {
  mobile: string;
  captchaId?: string | undefined;
  captcha?: string | undefined;
}

const hashOf = (fid: string, mobile: string, code: string) => fingerprint('mobile', fid, mobile, code);
const wrongCode = () => new Refusal(codes.badCredentials, '验证码不正确或已过期');

/** Sends codes; one for each node, since it counts addresses in memory. */
export function createCodeSending(services: PedestalContext) {
  const { database, environment, log, now } = services;
  const points = Math.max(1, Math.round(withoutCaptcha * environment.rateScale));
  const addresses = new RateLimiterMemory({ points, duration: 600 });
  const isBusy = (address: string) =>
    addresses.consume(address).then(
      () => false,
      () => true,
    );

  return async (context: CallContext, { mobile, captchaId, captcha }: Asked): Promise<{ expiresIn: number; retryAfter: number }> => {
    const { school } = context.visitor;
    const { fid } = school;
    const send = codeSenderOf(school, environment, log);
    if ((await isBusy(context.facts.address)) && !(await solvesCaptcha(database, { fid, captchaId, captcha }, now()))) {
      throw new Refusal(codes.captchaRequired, captcha ? '验证码不正确，请重新输入' : '请先输入图形验证码');
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    if (!(await noteCode(services, { fid, mobile, code }))) throw new Refusal(codes.tooMany, '验证码发送过于频繁，请稍后再试');
    // Not awaited: neither the answer nor its time reveals whether the number has an owner.
    void (async () => {
      if (!(await personOfIdentity(database, school, { kind: 'mobile', subject: mobile }))) return;
      const minutes = validForSeconds / 60;
      const text = `【${school.unitName}】验证码 ${code}，${minutes} 分钟内有效。请勿告诉他人。`;
      await send({ mobile, code, minutes, unitName: school.unitName, text });
    })().catch((err: unknown) => log.error({ err }, 'a code could not be sent'));
    return { expiresIn: validForSeconds, retryAfter: pause };
  };
}

/** Stores the newest code. Returns false within a minute after the last one, and after ten in one day. */
async function noteCode({ database, now }: PedestalContext, given: { fid: string; mobile: string; code: string }): Promise<boolean> {
  const { fid, mobile, code } = given;
  const [sentTime, day] = [now(), dayOf(now())];
  const before = (seconds: number) => dayjs(sentTime).subtract(seconds, 'second').toDate();
  const fresh = { codeHash: hashOf(fid, mobile, code), tries: 0, sentTime, expireTime: before(-validForSeconds), day };
  await database.delete(mobileCode).where(lt(mobileCode.sentTime, before(86_400)));
  const noted = await database
    .insert(mobileCode)
    .values({ fid, mobile, ...fresh })
    .onConflictDoUpdate({
      target: [mobileCode.fid, mobileCode.mobile],
      set: { ...fresh, sentToday: sql`case when ${mobileCode.day} = ${day} then ${mobileCode.sentToday} + 1 else 1 end` },
      setWhere: and(lte(mobileCode.sentTime, before(pause)), sql`(${mobileCode.day} <> ${day} or ${mobileCode.sentToday} < ${maxPerDay})`),
    })
    .returning();
  return noted.length > 0;
}

export async function mobileLogin(
  services: PedestalContext,
  context: CallContext,
  { mobile, code }: { mobile: string; code: string },
): Promise<LoginResult> {
  const { database, now } = services;
  const { school } = context.visitor;
  const mine = and(eq(mobileCode.fid, school.fid), eq(mobileCode.mobile, mobile), gt(mobileCode.expireTime, now()));
  // Counted before the check, so that twenty parallel attempts count as twenty.
  const [row] = await database
    .update(mobileCode)
    .set({ tries: sql`${mobileCode.tries} + 1` })
    .where(mine)
    .returning();
  if (!row) throw wrongCode();
  if (row.tries > maxTries) throw new Refusal(codes.locked, '验证码错误次数过多，请重新获取验证码');
  const codeHash = hashOf(school.fid, mobile, code.trim());
  if (row.codeHash !== codeHash) throw wrongCode();
  // Used up; the row stays to count today's codes.
  const taken = await database
    .update(mobileCode)
    .set({ codeHash: '' })
    .where(and(mine, eq(mobileCode.codeHash, codeHash)))
    .returning();
  const who = taken.length > 0 ? await personOfIdentity(database, school, { kind: 'mobile', subject: mobile }) : undefined;
  if (!who) throw wrongCode();
  return (await enter(services, context, { who, method: 'mobile', startedHere: true })).result;
}
