import { dayjs } from '@portico/contracts/time';
import { desc, gt } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../../kernel/database/database.ts';
import { signingKey } from './schema.ts';

export const algorithm = 'EdDSA';
/** A key signs for a month, and verifies for another one, until its last token has expired. */
const signsForDays = 30;
const checksForDays = 2 * signsForDays + 1;
/** A token with an unknown key id may use another node's new key: reload, but not for each forgery. */
const lookAgainAfter = 5_000;

type Key = Awaited<ReturnType<typeof importJWK>>;

export interface SigningKeys {
  signing(): Promise<{ kid: string; key: Key }>;
  checking(kid: string | undefined): Promise<Key | undefined>;
  /** The public keys, for others who verify what these keys signed. At least one. */
  published(): Promise<JWK[]>;
}

/** Keys for tokens, in the database so that all nodes share them. */
export function createSigningKeys(database: Database, now: () => Date): SigningKeys {
  let newest: { kid: string; key: Key; createTime: Date } | undefined;
  let checking = new Map<string, Key>();
  let published: JWK[] = [];
  let readAt = 0;

  /** At the start twenty parallel requests wait for one read, so none of them sees an empty list. */
  let reading: Promise<void> | undefined;
  const read = () => {
    reading ??= readRows().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  let adding: Promise<void> | undefined;
  const add = () => {
    adding ??= addRow().finally(() => {
      adding = undefined;
    });
    return adding;
  };

  async function readRows(): Promise<void> {
    readAt = now().getTime();
    const rows = await database
      .select()
      .from(signingKey)
      .where(gt(signingKey.createTime, dayjs(readAt).subtract(checksForDays, 'day').toDate()))
      .orderBy(desc(signingKey.createTime), signingKey.kid);
    checking = new Map(await Promise.all(rows.map(async (row) => [row.kid, await importJWK(row.publicKey, algorithm)] as const)));
    published = rows.map(({ kid, publicKey }) => ({ ...publicKey, kid, alg: algorithm, use: 'sig' }));
    const [row] = rows;
    newest = row && { kid: row.kid, key: await importJWK(row.privateKey, algorithm), createTime: row.createTime };
  }

  async function addRow(): Promise<void> {
    const pair = await generateKeyPair(algorithm, { extractable: true });
    const row = {
      kid: crypto.randomUUID(),
      privateKey: await exportJWK(pair.privateKey),
      publicKey: await exportJWK(pair.publicKey),
      createTime: now(),
    };
    await database.insert(signingKey).values(row);
    await readRows();
  }

  return {
    async signing() {
      if (!newest) await read();
      if (!newest || dayjs(newest.createTime).add(signsForDays, 'day').isBefore(now())) await add();
      if (!newest) throw new Error('no signing key');
      return newest;
    },
    async checking(kid) {
      if (kid === undefined) return undefined;
      if (!checking.has(kid) && (reading || now().getTime() - readAt > lookAgainAfter)) await read();
      return checking.get(kid);
    },
    async published() {
      // Another node may have added one since.
      if (published.length === 0 || now().getTime() - readAt > lookAgainAfter) await read();
      if (published.length === 0) await add();
      return published;
    },
  };
}
