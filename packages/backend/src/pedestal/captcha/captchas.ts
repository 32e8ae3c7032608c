import { randomInt } from 'node:crypto';
import { dayjs } from '@portico/contracts/time';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { soundCaptcha } from './captcha-sound.ts';
import { captcha } from './schema.ts';

const validForMs = 5 * 60_000;

/** Creates a captcha, stored in the database so that any node can check it. */
export async function makeCaptcha(
  database: Database,
  fid: string,
  now: Date,
): Promise<{ captchaId: string; image: string; audio: string }> {
  const answer = String(randomInt(10_000)).padStart(4, '0');
  const captchaId = crypto.randomUUID();
  await database.delete(captcha).where(lt(captcha.expireTime, now));
  await database.insert(captcha).values({ id: captchaId, fid, answer, expireTime: dayjs(now).add(validForMs, 'ms').toDate() });
  return { captchaId, image: await drawCaptcha(answer), audio: soundCaptcha(answer) };
}

/** Checks an answer. Right or wrong, the captcha is used up. */
export async function solvesCaptcha(
  database: Database,
  given: { fid: string; captchaId?: string | undefined; captcha?: string | undefined },
  now: Date,
): Promise<boolean> {
  if (!given.captchaId || !given.captcha) return false;
  const [row] = await database
    .delete(captcha)
    .where(and(eq(captcha.id, given.captchaId), eq(captcha.fid, given.fid)))
    .returning();
  return row !== undefined && row.expireTime > now && row.answer === given.captcha.trim();
}
