import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { type AcceptedKey, areaKeys, fingerprint } from '@portico/area/keys';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import { registryKey } from './schema.ts';

/** The keys that may publish, for all nodes. They are sealed, so that nobody adds one by the database alone. */
export interface KeyStore {
  /** The keys of an area, including revoked ones. */
  keysOf(area: string): Promise<AcceptedKey[]>;
  /** Accepts a public key (PEM) and returns its fingerprint; undefined if it is known already. */
  add(area: string, pem: string, database?: Transaction): Promise<string | undefined>;
  /** Revokes every accepted key of an area and returns the fingerprints. */
  revoke(area: string, database?: Transaction): Promise<string[]>;
  /** Stores what is in the folder of a data directory. */
  readFolder(): Promise<void>;
}

/** A value moved to another state or area does not open. */
const placeOf = ({ area, id, revoked }: { area: string; id: string; revoked: boolean }) =>
  `area key ${area} ${id} ${revoked ? 'revoked' : 'accepted'}`;

/** `folder` is the folder `keys` of the data directory: what is put or revoked there counts for all nodes. */
export function openKeyStore({
  database,
  sealer,
  folder,
  now,
}: {
  database: Database;
  sealer: Sealer;
  folder: string;
  now: () => Date;
}): KeyStore {
  async function read(area: string, reader: Database | Transaction = database): Promise<AcceptedKey[]> {
    const rows = await reader.select().from(registryKey).where(eq(registryKey.area, area)).orderBy(registryKey.time, registryKey.id);
    return rows.flatMap((row) => {
      try {
        return [{ id: row.id, revoked: row.revoked, key: createPublicKey(sealer.open(row.publicKey, placeOf(row))) }];
      } catch {
        // Changed by somebody who has the database and not the key: it admits nobody.
        return [];
      }
    });
  }
  async function write(area: string, { id, key, revoked }: AcceptedKey, writer: Database | Transaction = database): Promise<void> {
    const pem = key.export({ type: 'spki', format: 'pem' }) as string;
    const publicKey = sealer.seal(pem, placeOf({ area, id, revoked }));
    await writer
      .insert(registryKey)
      .values({ area, id, revoked, publicKey, time: now() })
      .onConflictDoUpdate({ target: [registryKey.area, registryKey.id], set: { revoked, publicKey } });
  }
  async function readFiles(area: string): Promise<void> {
    const files = areaKeys(folder, area);
    if (files.length === 0) return;
    const known = new Map((await read(area)).map((key) => [key.id, key]));
    // A revoked key stays revoked, whatever an old file says.
    for (const file of files) if (!known.has(file.id) || (file.revoked && !known.get(file.id)?.revoked)) await write(area, file);
  }

  return {
    async keysOf(area) {
      await readFiles(area);
      return read(area);
    },
    async add(area, pem, writer) {
      const key = createPublicKey(pem);
      const id = fingerprint(key);
      if ((await read(area, writer)).some((known) => known.id === id)) return undefined;
      await write(area, { id, key, revoked: false }, writer);
      return id;
    },
    async revoke(area, writer) {
      const accepted = (await read(area, writer)).filter((key) => !key.revoked);
      for (const key of accepted) await write(area, { ...key, revoked: true }, writer);
      return accepted.map(({ id }) => id);
    },
    async readFolder() {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      for (const area of new Set(names.flatMap((name) => /^([a-z][a-z0-9-]*)\..*pub/.exec(name)?.[1] ?? []))) await readFiles(area);
    },
  };
}
