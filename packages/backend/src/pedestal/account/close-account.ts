import { closingDays, codes } from '@portico/contracts';
import { dayjs, writeTime } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { person } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { checkPassword } from '../password/password-check.ts';
import { clearSignInCookies } from '../session/sign-in-cookies.ts';
import { eraseAccount } from './erase-account.ts';

/** Closes the person's account: at once, or after the waiting time, in which the person may change their mind. */
export async function closeAccount(
  services: PedestalContext,
  context: CallContext<Member>,
  { password, wait }: { password?: string | undefined; wait?: boolean | undefined },
): Promise<{ closed: 0 | 1; closeTime?: string }> {
  const { database, environment, sessions, now } = services;
  const { visitor, facts } = context;
  const { id, fid, account, userType } = visitor.person;
  if (userType === 'ADMIN') throw new Refusal(codes.conflict, '管理员账号不能自行注销，请先移交管理权限');
  if (password !== undefined) await checkPassword(services, context, { username: account, password });
  if (wait) {
    const closeTime = visitor.person.closeTime ?? dayjs(now()).add(closingDays, 'day').toDate();
    await database.update(person).set({ closeTime }).where(eq(person.id, id));
    sessions.forget();
    await writeAudit(services, { fid, event: 'closing-asked', who: { id, account }, facts });
    return { closed: 0, closeTime: writeTime(closeTime) };
  }
  await eraseAccount(services, { id, fid, account }, facts);
  clearSignInCookies(environment, facts);
  return { closed: 1 };
}

/** Withdraws a closing that still waits. */
export async function keepAccount(
  services: Pick<PedestalContext, 'database' | 'sessions' | 'now'>,
  { visitor, facts }: CallContext<Member>,
): Promise<{ kept: 0 | 1 }> {
  const { id, fid, account, closeTime } = visitor.person;
  if (!closeTime) return { kept: 0 };
  await services.database.update(person).set({ closeTime: null }).where(eq(person.id, id));
  services.sessions.forget();
  await writeAudit(services, { fid, event: 'closing-withdrawn', who: { id, account }, facts });
  return { kept: 1 };
}
