import { randomBytes } from 'node:crypto';
import { dayjs } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { Refusal } from '../api/refusal.ts';
import type { Database } from '../database/database.ts';
import { writeOperation } from './operation-log.ts';
import type { Operator, OperatorRole } from './operator.ts';
import { tokenHash } from './operators.ts';
import { operatorToken } from './schema.ts';

interface Store {
  database: Database;
  now: () => Date;
}
type TokenRow = Omit<typeof operatorToken.$inferSelect, 'tokenHash'>;

/** Creates a token of this name, also in place of one that expired or was revoked; returns the only copy of it. */
export async function addToken(
  store: Store,
  { name, role, days, by }: { name: string; role: OperatorRole; days: number; by: Operator },
): Promise<{ token: string; expiresTime: Date }> {
  const time = store.now();
  const expiresTime = dayjs(time).add(days, 'day').toDate();
  const token = `portico_${name}_${randomBytes(32).toString('base64url')}`;
  await store.database.transaction(async (transaction) => {
    const [known] = await transaction.select().from(operatorToken).where(eq(operatorToken.name, name)).for('update');
    if (known && !known.revokedTime && known.expiresTime > time)
      throw new Refusal(400, `There is a token ${name} that works. Revoke it first, or choose another name.`);
    const row = {
      role,
      tokenHash: tokenHash(token),
      createdTime: time,
      createdBy: by.name,
      expiresTime,
      revokedTime: null,
      lastUsedTime: null,
    };
    await transaction
      .insert(operatorToken)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: operatorToken.name, set: row });
    const after = { role, expires: expiresTime.toISOString() };
    await writeOperation({ ...store, database: transaction }, { by, action: 'token.add', object: name, after });
  });
  return { token, expiresTime };
}

/** Ends a token at once, on every node. */
export async function revokeToken(store: Store, { name, by }: { name: string; by: Operator }): Promise<void> {
  await store.database.transaction(async (transaction) => {
    const [known] = await transaction.select().from(operatorToken).where(eq(operatorToken.name, name)).for('update');
    if (!known) throw new Refusal(404, `There is no token ${name}. portico tokens lists what there is.`);
    if (known.revokedTime) return;
    await transaction.update(operatorToken).set({ revokedTime: store.now() }).where(eq(operatorToken.name, name));
    await writeOperation({ ...store, database: transaction }, { by, action: 'token.revoke', object: name, before: { role: known.role } });
  });
}

/** Every token that was ever added, without its secret. */
export const listTokens = async ({ database }: Store): Promise<TokenRow[]> =>
  (await database.select().from(operatorToken).orderBy(operatorToken.name)).map(({ tokenHash: _hash, ...row }) => row);
