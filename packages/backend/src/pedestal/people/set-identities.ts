import { and, eq, inArray } from 'drizzle-orm';
import { insertMany } from '../../kernel/database/bulk.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { binding } from './schema.ts';

/** A masked number proves nothing. */
const whole = { mobile: /^1[3-9]\d{9}$/, mail: /^[^\s@*]+@[^\s@*]+\.[^\s@*]+$/ };
interface Said {
  personId: string;
  subject: string;
  /** Two people of the same data have it. */
  isShared: boolean;
}

/**
 * Stores a school's data on people's mobile numbers and mail addresses: an unmasked number allows signing in, an
 * unmasked address receives account mail. One that two people share is ignored.
 */
export async function setIdentities(
  transaction: Transaction,
  { fid, kind, said, now }: { fid: string; kind: keyof typeof whole; said: Said[]; now: Date },
): Promise<void> {
  const good = said.filter(({ subject }) => whole[kind].test(subject));
  const rows = good.filter(({ isShared }) => !isShared).map(({ personId, subject }) => ({ fid, kind, subject, personId, bindTime: now }));
  for (let from = 0; from < good.length; from += 1_000) {
    const some = good.slice(from, from + 1_000).map(({ personId }) => personId);
    await transaction.delete(binding).where(and(eq(binding.fid, fid), eq(binding.kind, kind), inArray(binding.personId, some)));
  }
  await insertMany(transaction, binding, { rows, update: { key: [binding.fid, binding.kind, binding.subject], columns: ['personId'] } });
}
