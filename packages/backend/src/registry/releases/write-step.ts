import type { Release } from '@portico/area';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Actor } from '../../kernel/operator/operator.ts';
import { parseRecord } from './release-record.ts';
import { registryAudit, registryRelease } from './schema.ts';

type Step = typeof registryAudit.$inferInsert;

/** What the audit log knows beside the step itself. */
export interface StepFacts {
  actor?: Actor | undefined;
  /** The build that was active there before. */
  replaced?: string | null | undefined;
  /** The rollout that was running there before. */
  replacedShare?: { buildId: string; percent: number } | undefined;
  reason?: string | undefined;
  undoOf?: number | undefined;
  /** Receives the id of the row in the audit log, in the transaction of the change. */
  wrote?: ((id: number, transaction: Database) => void | Promise<void>) | undefined;
}

/** Adds a step to the history of its area, and the same to the audit log. Call it in the transaction of the change. */
export async function writeStep(transaction: Database, step: Step, facts: StepFacts = {}): Promise<void> {
  await transaction.insert(registryAudit).values(step);
  const { time, who, action, area, buildId, school, share, preview, note, toRevision } = step;
  const activates = action !== 'publish' && action !== 'collect';
  const to = { ...(share != null && { share }), ...(preview != null && { preview }), ...(note != null && { note }) };
  const id = await writeOperation(
    { database: transaction, now: () => time },
    {
      by: facts.actor ?? { name: who, role: roleOf(who) },
      action: `release.${action}`,
      object: area,
      objectName: await titleOf(transaction, area),
      fid: school ?? '',
      before: activates ? { build: facts.replaced ?? null, ...(facts.replacedShare && { share: facts.replacedShare }) } : null,
      after: { build: buildId ?? null, ...to, ...(activates && { revision: toRevision }) },
      reason: facts.reason,
      ...(facts.undoOf !== undefined && { undoOf: facts.undoOf }),
    },
  );
  await facts.wrote?.(id, transaction);
}

const roleOf = (who: string) => (who.startsWith('key ') ? 'team' : who === 'the portal' ? 'portal' : 'operator');

/** What visitors call the area, by its newest build. */
async function titleOf(transaction: Database, area: string): Promise<string> {
  const [newest] = await transaction
    .select({ record: registryRelease.record })
    .from(registryRelease)
    .where(eq(registryRelease.area, area))
    .orderBy(desc(registryRelease.publishTime))
    .limit(1);
  return newest ? (parseRecord(newest.record) as Release).manifest.title : '';
}
