import type { NodeFacts, NodeState } from '@portico/area/operator';
import { eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { registryNode } from '../releases/schema.ts';

/** Interval in ms between heartbeats, and the number of missed ones after which a node is gone. */
export const signEvery = 30_000;
const gone = sql`now() - interval '2 minutes'`;

/** Writes this node's heartbeat, and deletes nodes that are gone. */
export async function signOfLife(
  database: Database,
  { node, shell, revision, facts, now }: { node: string; shell: string; revision: number; facts: NodeFacts; now: Date },
): Promise<void> {
  const said = { shell, revision, facts, clock: now, seen: sql`now()` };
  await database
    .insert(registryNode)
    .values({ node, ...said })
    .onConflictDoUpdate({ target: registryNode.node, set: said });
  await database.delete(registryNode).where(lt(registryNode.seen, gone));
}

/** A node that ends in order is not missed by the others. */
export async function signOff(database: Database, node: string): Promise<void> {
  await database.delete(registryNode).where(eq(registryNode.node, node));
}

export async function readNodes(database: Database): Promise<NodeState<Date>[]> {
  const rows = await database.select().from(registryNode).where(gte(registryNode.seen, gone)).orderBy(registryNode.node);
  return rows.map(({ node, shell, revision, facts, clock, seen }) => ({
    node,
    shell,
    revision,
    facts,
    seen,
    ahead: (clock.getTime() - seen.getTime()) / 1_000,
  }));
}
