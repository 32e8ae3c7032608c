import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Problem } from '../environment/problem.ts';
import type { OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFiles } from './durable-files.ts';
import { migrationsFolder, refuseNewerSchema } from './migrations.ts';

/** Without `-F`, which switches fsync off, and with a sync method that Emscripten has. */
export const durableParameters = [...PGlite.defaultStartParams.filter((each) => each !== '-F'), '-c', 'wal_sync_method=fsync'];

/** Opens the database inside the data directory, exclusively. */
export async function openEmbedded(dataDirectory: string): Promise<OpenDatabase> {
  const lock = lockDirectory(dataDirectory);
  try {
    const files = new DurableFiles(join(dataDirectory, 'database'));
    const postgres = await PGlite.create({ fs: files, startParams: durableParameters });
    return await prepared(postgres, async () => {
      await postgres.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    if (error instanceof Problem) throw error;
    throw new Problem(
      `The database in ${dataDirectory} cannot be opened (${firstLine(error)}). Restore it from a backup, or set PORTICO_DATA to an empty directory.`,
    );
  }
}

/** A database in memory, for tests; `given` is its initial content. */
export async function openInMemory(given?: PGlite): Promise<OpenDatabase> {
  const postgres = given ?? (await PGlite.create());
  return prepared(postgres, () => postgres.close());
}

async function prepared(postgres: PGlite, close: () => Promise<void>): Promise<OpenDatabase> {
  const database = drizzle(postgres);
  try {
    await refuseNewerSchema(database);
    await migrate(database, { migrationsFolder });
  } catch (error) {
    await close();
    throw error;
  }
  return { database, engine: 'embedded', close };
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0];
