import { deviceName } from '../api/device-name.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Actor } from './operator.ts';
import { operationEntry } from './schema.ts';

/** One change. */
export interface Operation {
  by: Actor;
  action: string;
  object: string;
  /** The object's name, for people. */
  objectName?: string;
  /** Absent: every school. */
  fid?: string;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
  /** The code of a refusal; absent: done. */
  outcome?: string;
  undoOf?: number;
}

/** Adds a row to the audit log and returns its id. Call it in the transaction of the change. */
export async function writeOperation(
  { database, now }: { database: Database | Transaction; now: () => Date },
  { by, fid = '', reason = '', ...operation }: Operation,
): Promise<number> {
  const { name: who, role, personId: subjectId, facts } = by;
  const origin = facts && { ip: facts.address, device: deviceName(facts.userAgent), requestId: facts.requestId };
  const [row] = await database
    .insert(operationEntry)
    .values({ time: now(), who, role, subjectId, fid, reason, ...origin, ...operation })
    .returning({ id: operationEntry.id });
  return row?.id ?? 0;
}
