import { dayjs } from '@portico/contracts/time';
import { lt } from 'drizzle-orm';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import type { PedestalContext } from '../context.ts';
import { spentValue } from './schema.ts';

/**
 * Returns true for the first caller of a value, across all nodes, and false afterwards. `keepForMs` is the age after
 * which the value is refused anyway.
 */
export async function useOnce(
  { database, now }: Pick<PedestalContext, 'database' | 'now'>,
  { parts, keepForMs }: { parts: string[]; keepForMs: number },
): Promise<boolean> {
  await database.delete(spentValue).where(lt(spentValue.expireTime, now()));
  const expireTime = dayjs(now()).add(keepForMs, 'ms').toDate();
  const added = await database
    .insert(spentValue)
    .values({ valueHash: fingerprint(...parts), expireTime })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
