import { and, eq, inArray } from 'drizzle-orm';
import { insertMany } from '../database/bulk.ts';
import type { Transaction } from '../database/database.ts';
import { binding } from './schema.ts';

const whole = /^1[3-9]\d{9}$/;

/**
 * What a school says of its people's mobile numbers: whoever has a whole one may sign in with it. A number that the
 * school gives to two people is nobody's proof.
 */
export async function setMobiles(
  transaction: Transaction,
  { fid, mobiles, now }: { fid: string; mobiles: { personId: string; mobile: string }[]; now: Date },
): Promise<void> {
  const said = mobiles.filter(({ mobile }) => whole.test(mobile));
  const times = new Map<string, number>();
  for (const { mobile } of said) times.set(mobile, (times.get(mobile) ?? 0) + 1);
  const rows = said
    .filter(({ mobile }) => times.get(mobile) === 1)
    .map(({ personId, mobile }) => ({ fid, kind: 'mobile' as const, subject: mobile, personId, bindTime: now }));
  for (let from = 0; from < said.length; from += 1_000) {
    const some = said.slice(from, from + 1_000).map(({ personId }) => personId);
    await transaction.delete(binding).where(and(eq(binding.fid, fid), eq(binding.kind, 'mobile'), inArray(binding.personId, some)));
  }
  await insertMany(transaction, binding, { rows, update: { key: [binding.fid, binding.kind, binding.subject], columns: ['personId'] } });
}
