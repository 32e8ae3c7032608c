import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import type { RemoteStore } from './remote-store.ts';
import { registryContent, registryFile } from './schema.ts';

/** Bytes of a part: what one statement carries. */
export const partBytes = 512 * 1024;

/** Builds in the database that all nodes share. Equal files are stored once. */
export function databaseStore(database: Database): RemoteStore {
  return {
    name: 'the database',
    async put(path, content) {
      const hash = createHash('sha256').update(content).digest('hex');
      await database.transaction(async (transaction) => {
        if (!(await lockContent(transaction, hash)))
          for (const [part, piece] of partsOf(content).entries())
            await transaction.insert(registryContent).values({ hash, part, content: piece }).onConflictDoNothing();
        const [before] = await transaction.select().from(registryFile).where(eq(registryFile.path, path)).for('update');
        await transaction.insert(registryFile).values({ path, hash }).onConflictDoUpdate({ target: registryFile.path, set: { hash } });
        if (before && before.hash !== hash) await removeIfUnused(transaction, before.hash);
      });
    },
    async get(path) {
      const [file] = await database.select().from(registryFile).where(eq(registryFile.path, path));
      if (!file) return undefined;
      const pieces: Uint8Array[] = [];
      for (;;) {
        const [row] = await database
          .select()
          .from(registryContent)
          .where(and(eq(registryContent.hash, file.hash), eq(registryContent.part, pieces.length)));
        if (!row) break;
        pieces.push(row.content);
      }
      // Removed meanwhile, with its content.
      return pieces.length > 0 ? Buffer.concat(pieces) : undefined;
    },
    async remove(path) {
      await database.transaction(async (transaction) => {
        const [file] = await transaction.delete(registryFile).where(eq(registryFile.path, path)).returning();
        if (file) await removeIfUnused(transaction, file.hash);
      });
    },
  };
}

/** Locks a content's first part: who removes it waits for who adds a file of it, and the other way round. */
async function lockContent(transaction: Transaction, hash: string): Promise<boolean> {
  const rows = await transaction
    .select({ part: registryContent.part })
    .from(registryContent)
    .where(and(eq(registryContent.hash, hash), eq(registryContent.part, 0)))
    .for('update');
  return rows.length > 0;
}

async function removeIfUnused(transaction: Transaction, hash: string): Promise<void> {
  if (!(await lockContent(transaction, hash))) return;
  // Only now: a statement sees what was committed before it began.
  const [used] = await transaction.select().from(registryFile).where(eq(registryFile.hash, hash)).limit(1);
  if (!used) await transaction.delete(registryContent).where(eq(registryContent.hash, hash));
}

/** At least one part, also of an empty file. */
function partsOf(content: Uint8Array): Uint8Array[] {
  const count = Math.max(1, Math.ceil(content.length / partBytes));
  return Array.from({ length: count }, (_, part) => content.subarray(part * partBytes, (part + 1) * partBytes));
}
