import type { Database } from '../../kernel/database/database.ts';
import { writeOperation } from '../../kernel/operator/operation-log.ts';
import type { Operator } from '../../kernel/operator/operator.ts';
import type { Registry } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';

interface Changing {
  registry: Pick<Registry, 'keys'>;
  database: Database;
  now: () => Date;
  by: Operator;
}

/** Accepts a team's public key on all nodes. */
export async function addAreaKey({ registry, database, now, by }: Changing, { area, publicKey }: { area: string; publicKey: string }) {
  return database.transaction(async (transaction) => {
    const keyId = await registry.keys.add(area, publicKey, transaction).catch((error: NodeJS.ErrnoException) => {
      if (!error.code?.startsWith('ERR_')) throw error;
      throw new RegistryRefusal(400, ['This is no public key in PEM form.']);
    });
    if (keyId) await writeOperation({ database: transaction, now }, { by, action: 'key.add', object: area, after: { keyId } });
    return { keyId: keyId ?? null };
  });
}

/** Accepts nothing more of an area's keys, on all nodes. */
export async function revokeKeysOfArea({ registry, database, now, by }: Changing, { area }: { area: string }) {
  return database.transaction(async (transaction) => {
    const keyIds = await registry.keys.revoke(area, transaction);
    if (keyIds.length > 0)
      await writeOperation({ database: transaction, now }, { by, action: 'key.revoke', object: area, before: { keyIds } });
    return { keyIds };
  });
}
