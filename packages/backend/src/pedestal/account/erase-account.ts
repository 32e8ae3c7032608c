import { and, eq, isNull, lte } from 'drizzle-orm';
import type { RequestFacts } from '../../kernel/api/visitor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { jobFailed } from '../../kernel/database/job-failed.ts';
import { type Person, person } from '../../kernel/identity/schema.ts';
import type { PedestalContext } from '../context.ts';
import { deletePersonalRecords } from './personal-records.ts';

type Services = Pick<PedestalContext, 'database' | 'sessions' | 'now'>;

/** Deletes an account's rows and sessions; a row without a name stays so that its id is not reused. */
export async function eraseAccount(
  services: Services,
  { id, fid, account }: Pick<Person, 'id' | 'fid' | 'account'>,
  facts?: RequestFacts,
): Promise<void> {
  const { database, sessions, now } = services;
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
        startPath: '',
        closeTime: null,
        closedTime: now(),
      })
      .where(eq(person.id, id));
  });
  sessions.forget();
  await writeAudit(services, { fid, event: 'account-closed', who: { id, account }, ...(facts && { facts }) });
}

/** Closes the accounts whose waiting time is over. */
export async function eraseDueAccounts(services: Services): Promise<void> {
  const due = await services.database
    .select({ id: person.id, fid: person.fid, account: person.account })
    .from(person)
    .where(and(lte(person.closeTime, services.now()), isNull(person.closedTime)));
  for (const each of due) await eraseAccount(services, each);
}

/** Runs it every ten minutes; returns the function that stops it. */
export function eraseRegularly(services: Services & Pick<PedestalContext, 'log'>): () => void {
  const erase = () => void eraseDueAccounts(services).catch(jobFailed(services.log, 'accounts that are due could not be closed'));
  const timer = setInterval(erase, 600_000).unref();
  return () => clearInterval(timer);
}
