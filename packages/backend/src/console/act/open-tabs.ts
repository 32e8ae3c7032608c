import { and, countDistinct, eq, gte } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import { silence } from '../../registry/build-health/read-health.ts';
import { registryTab } from '../../registry/releases/schema.ts';

/** How many tabs of a school are open now. */
export async function openTabs(database: Database | Transaction, { fid, now }: { fid: string; now: Date }): Promise<number> {
  const [tabs] = await database
    .select({ n: countDistinct(registryTab.tab) })
    .from(registryTab)
    .where(and(eq(registryTab.fid, fid), eq(registryTab.open, true), gte(registryTab.seen, new Date(now.getTime() - silence))));
  return tabs?.n ?? 0;
}
