import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Person } from '../../kernel/identity/schema.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import type { PedestalContext } from '../context.ts';
import { useOnce } from '../flow/use-once.ts';
import { mailSenderOf } from '../mail/mail-sender.ts';
import { binding } from '../people/schema.ts';
import { originOf } from '../session/addresses.ts';
import { type Attempt, keepUnlock } from './sign-in-attempts.ts';

export const unlockPath = '/pedestal/auth/unlock';
/** One mail an hour for an account: the link gives an attacker ten more attempts. */
const pause = 3_600_000;

/**
 * Mails an account's person about the lock, with a link that ends it once. Does nothing without an account, an address
 * or a gateway.
 */
export async function mailUnlock(
  services: PedestalContext,
  { visitor: { school } }: CallContext,
  { found, attempt }: { found: Person | undefined; attempt: Attempt },
): Promise<void> {
  const { database, environment, log } = services;
  const send = mailSenderOf(school, environment, log);
  if (!found || found.disabled || !send) return;
  const mine = and(eq(binding.fid, school.fid), eq(binding.kind, 'mail'), eq(binding.personId, found.id));
  const [address] = await database.select({ to: binding.subject }).from(binding).where(mine);
  if (!address || !(await useOnce(services, { parts: ['unlock-mail', school.fid, found.id], keepForMs: pause }))) return;
  const token = randomBytes(24).toString('base64url');
  await keepUnlock(database, attempt, fingerprint('unlock', token));
  const link = `${originOf(school, environment)}${unlockPath}?token=${token}`;
  const text = [
    `${found.name}，您好：`,
    `您在${school.unitName}门户的账号因密码连续输错 10 次，已在来源网络（${attempt.ip}）锁定 15 分钟。`,
    `如果是您本人操作，可在锁定期内打开以下链接解除锁定（仅可使用一次）：\n${link}`,
    '如果不是您本人操作，请不要打开链接，并尽快修改密码。',
  ].join('\n\n');
  await send({ to: address.to, subject: `【${school.unitName}】账号已锁定`, text, unitName: school.unitName });
}
