import type { SignInEvent, SignInRecord } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { ServiceContext } from '../services.ts';
import { auditEntry } from './schema.ts';

/** What a person is told about the own account. */
const told: SignInEvent[] = [
  ...(['signed-in', 'signed-out', 'failed', 'locked', 'unlocked', 'password-changed', 'bound', 'unbound'] as const),
  ...(['session-ended', 'stepped-up', 'revealed'] as const),
];
type Store = Pick<ServiceContext, 'database'>;

/** A person's own entries, newest first. */
export async function readOwnAudit(
  { database }: Store,
  personId: string,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<{ records: SignInRecord[]; total: number }> {
  const own = and(eq(auditEntry.subjectId, personId), inArray(auditEntry.event, told));
  const rows = await database
    .select()
    .from(auditEntry)
    .where(own)
    .orderBy(desc(auditEntry.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await database.select({ total: count() }).from(auditEntry).where(own);
  const records = rows.map(({ id, time, event, method, ip, device }) => ({
    id: String(id),
    time: writeTime(time),
    event: event as SignInEvent,
    ...(method && { method }),
    ...(ip && { ip }),
    ...(device && { device }),
  }));
  return { records, total: counted?.total ?? 0 };
}

/** The sign-in before the running one. */
export async function signInBefore({ database }: Store, personId: string, time: Date) {
  const [found] = await database
    .select({ time: auditEntry.time, ip: auditEntry.ip })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, personId), eq(auditEntry.event, 'signed-in'), lt(auditEntry.time, time)))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return found;
}
