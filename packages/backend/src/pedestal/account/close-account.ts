import { codes } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { CallContext } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { person } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { checkPassword } from '../password/password-check.ts';
import { clearSignInCookies } from '../session/sign-in-cookies.ts';
import { deletePersonalRecords } from './personal-records.ts';

/** Closes an account: deletes its rows and sessions; a row without a name stays so that its id is not reused. */
export async function closeAccount(
  services: PedestalContext,
  context: CallContext<Member>,
  { password }: { password?: string | undefined },
): Promise<{ closed: 1 }> {
  const { database, environment, sessions, now } = services;
  const { id, account, userType } = context.visitor.person;
  if (userType === 'ADMIN') throw new Refusal(codes.conflict, '管理员账号不能自行注销，请先移交管理权限');
  if (password !== undefined) await checkPassword(services, context, { username: account, password });
  await database.transaction(async (transaction) => {
    await deletePersonalRecords(transaction, id);
    await transaction
      .update(person)
      .set({
        account: `closed:${id}`,
        name: '已注销用户',
        passwordHash: null,
        avatar: '',
        deptId: null,
        deptName: null,
        roles: [],
        profile: {},
        disabled: true,
        lastLoginIp: null,
        lastLoginTime: null,
        consentVersion: '',
        closedTime: now(),
      })
      .where(eq(person.id, id));
  });
  sessions.forget();
  clearSignInCookies(environment, context.facts);
  await writeAudit(services, { fid: context.visitor.school.fid, event: 'account-closed', who: { id, account }, facts: context.facts });
  return { closed: 1 };
}
