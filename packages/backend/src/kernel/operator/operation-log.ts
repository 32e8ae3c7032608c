import type { Database, Transaction } from '../database/database.ts';
import type { Operator } from './operator.ts';
import { operationEntry } from './schema.ts';

/** One change by an operator. */
export interface Operation {
  by: Operator;
  action: string;
  object: string;
  /** Absent: every school. */
  fid?: string;
  before?: unknown;
  after?: unknown;
}

/** Adds a row to the audit log. Call it in the transaction of the change. */
export async function writeOperation(
  { database, now }: { database: Database | Transaction; now: () => Date },
  { by, fid = '', ...operation }: Operation,
): Promise<void> {
  await database.insert(operationEntry).values({ time: now(), who: by.name, role: by.role, fid, ...operation });
}
