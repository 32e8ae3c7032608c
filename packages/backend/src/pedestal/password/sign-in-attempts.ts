import { codes } from '@portico/contracts';
import { dayjs } from '@portico/contracts/time';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { Database } from '../../kernel/database/database.ts';
import { signInFailure } from './schema.ts';

const lockedFor = 15 * 60_000;
const captchaFrom = 6;
const lockAt = 10;
/** Failing pairs of account and address in a school within 15 minutes: somebody tries one password on many accounts. */
const spray = 300;

export interface Attempt {
  fid: string;
  account: string;
  ip: string;
}

const rowOf = ({ fid, account, ip }: Attempt) =>
  and(eq(signInFailure.fid, fid), eq(signInFailure.account, account), eq(signInFailure.ip, ip));
const locked = () => new Refusal(codes.locked, '密码错误次数过多，该账号已在本网络锁定 15 分钟，请稍后再试');

/**
 * Counts an attempt before its password is checked, so that twenty parallel ones count as twenty. Returns whether a
 * captcha is required, and whether this is the last attempt before the lock; throws if account and address are locked.
 * A success undoes the count.
 */
export async function beginAttempt(
  database: Database,
  attempt: Attempt,
  { now, rateScale }: { now: Date; rateScale: number },
): Promise<{ wantsCaptcha: boolean; isLast: boolean }> {
  const [before] = await database.select().from(signInFailure).where(rowOf(attempt));
  if (before?.lockedUntil && before.lockedUntil > now) throw locked();
  const forgotten = dayjs(now).subtract(lockedFor, 'ms').toDate();
  const [row] = await database
    .insert(signInFailure)
    .values({ ...attempt, count: 1, lastTime: now })
    .onConflictDoUpdate({
      target: [signInFailure.fid, signInFailure.account, signInFailure.ip],
      set: {
        count: sql`case when ${signInFailure.lastTime} < ${forgotten.toISOString()}::timestamptz then 1 else ${signInFailure.count} + 1 end`,
        lockedUntil: null,
        unlockHash: null,
        lastTime: now,
      },
    })
    .returning();
  const count = row?.count ?? 1;
  if (count >= lockAt) {
    const until = dayjs(now).add(lockedFor, 'ms').toDate();
    await database.update(signInFailure).set({ lockedUntil: until }).where(rowOf(attempt));
  }
  if (count > lockAt) throw locked();
  if (count >= captchaFrom) return { wantsCaptcha: true, isLast: count === lockAt };
  const sprayed = await database
    .select({ ip: signInFailure.ip })
    .from(signInFailure)
    .where(and(eq(signInFailure.fid, attempt.fid), gt(signInFailure.lastTime, forgotten)))
    .offset(Math.round(spray * rateScale))
    .limit(1);
  return { wantsCaptcha: sprayed.length > 0, isLast: false };
}

export async function forgetAttempts(database: Database, attempt: Attempt): Promise<void> {
  await database.delete(signInFailure).where(rowOf(attempt));
}

/** Stores the one-time link that ends a lock. */
export async function keepUnlock(database: Database, attempt: Attempt, unlockHash: string): Promise<void> {
  await database.update(signInFailure).set({ unlockHash }).where(rowOf(attempt));
}

/** Ends the lock of a mailed link once; returns its person. */
export async function unlock(
  database: Database,
  { fid, unlockHash, now }: { fid: string; unlockHash: string; now: Date },
): Promise<{ account: string } | undefined> {
  const mine = and(eq(signInFailure.fid, fid), eq(signInFailure.unlockHash, unlockHash));
  const [ended] = await database
    .delete(signInFailure)
    .where(and(mine, gt(signInFailure.lockedUntil, now)))
    .returning();
  return ended;
}
