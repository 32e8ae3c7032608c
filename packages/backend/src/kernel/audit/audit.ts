import type { SignInMethod } from '@portico/contracts';
import { dayjs } from '@portico/contracts/time';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { deviceName } from '../api/device-name.ts';
import type { RequestFacts } from '../api/visitor.ts';
import type { Database, Transaction } from '../database/database.ts';
import { jobFailed } from '../database/job-failed.ts';
import { chainOperations, sweepOperations } from '../operator/operation-chain.ts';
import type { ServiceContext } from '../services.ts';
import { type AuditEvent, auditEntry } from './schema.ts';

interface Store {
  database: Database | Transaction;
  now(): Date;
}
export interface AuditLine {
  fid: string;
  event: AuditEvent;
  /** The account's id; absent if nobody has the account. */
  who?: { id: string; account: string } | undefined;
  /** Used instead of `who`: an operator. */
  account?: string;
  method?: SignInMethod | undefined;
  facts?: RequestFacts;
  note?: string;
}

export async function writeAudit({ database, now }: Store, { fid, event, who, account, method, facts, note }: AuditLine): Promise<void> {
  await database.insert(auditEntry).values({
    time: now(),
    fid,
    event,
    account: who?.account ?? account ?? '',
    subjectId: who?.id,
    method,
    note,
    ...(facts && { ip: facts.address, device: deviceName(facts.userAgent), requestId: facts.requestId }),
  });
}

/** Newest first. */
export function readAudit(
  { database }: Pick<ServiceContext, 'database'>,
  { fid, account, since, limit }: { fid: string; account?: string | undefined; since?: Date | undefined; limit: number },
): Promise<(typeof auditEntry.$inferSelect)[]> {
  return database
    .select()
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.fid, fid),
        account ? eq(auditEntry.account, account.toLowerCase()) : undefined,
        since ? gte(auditEntry.time, since) : undefined,
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit);
}

/** Deletes rows after their retention time. */
export async function sweepAudit(services: Pick<ServiceContext, 'database' | 'environment' | 'now' | 'sealer'>): Promise<void> {
  const { database, environment, now } = services;
  const before = dayjs(now()).subtract(environment.auditDays, 'day').toDate();
  await database.delete(auditEntry).where(lt(auditEntry.time, before));
  await chainOperations(services);
  await sweepOperations(services, before);
}

/** Runs it every hour; returns the function that stops it. */
export function sweepHourly(services: Pick<ServiceContext, 'database' | 'environment' | 'now' | 'log' | 'sealer'>): () => void {
  const sweep = () => void sweepAudit(services).catch(jobFailed(services.log, 'old audit entries could not be deleted'));
  const timer = setInterval(sweep, 3_600_000).unref();
  return () => clearInterval(timer);
}
