import type { LogState } from '@portico/area/operator';
import { writeTime } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { chainOperations, verifyChain } from '../../kernel/operator/operation-chain.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import type { PortalServices } from '../../kernel/services.ts';

/** Computes the chain of the log once more, with the first row that differs as it stands now. */
export async function verifyLog(services: Pick<PortalServices, 'database' | 'sealer'>): Promise<LogState> {
  await chainOperations(services);
  const { ok, rows, broken } = await verifyChain(services);
  if (!broken) return { ok, rows, broken: null };
  const { no, id = null, what } = broken;
  const [row] = id === null ? [] : await services.database.select().from(operationEntry).where(eq(operationEntry.id, id));
  return { ok, rows, broken: { no, id, what, time: row ? writeTime(row.time) : null, who: row?.who ?? null, action: row?.action ?? null } };
}
