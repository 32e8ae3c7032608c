import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { count } from 'drizzle-orm';
import { whileNoNodeRuns } from '../../kernel/database/exclusive.ts';
import { newestKnown } from '../../kernel/database/migrations.ts';
import { openDatabase } from '../../kernel/database/open.ts';
import type { Environment } from '../../kernel/environment/environment.ts';
import { Problem } from '../../kernel/environment/problem.ts';
import { school } from '../../kernel/identity/schema.ts';
import { requireSameKey } from '../../kernel/secret/same-key.ts';
import { knownSecretKey, openSealer, secretKeyFile } from '../../kernel/secret/sealer.ts';
import { openSharedStore } from '../releases/shared-store.ts';
import { packBackup, privateFile } from './backup.ts';
import { type CheckedBackup, checkBackup } from './read-backup.ts';
import { restoreBuilds, restoreRows } from './restore-backup.ts';

export interface Restored extends Pick<CheckedBackup, 'head' | 'rows'> {
  builds: number;
  /** The state before, as a backup; undefined if the database was empty. */
  before: string | undefined;
}

/**
 * Replaces database and builds by those of a backup, while no node runs. A backup that is cut, damaged, of a newer version
 * or of another secret key is a Problem, before anything is changed.
 */
export async function restore(environment: Environment, file: string): Promise<Restored> {
  const checked = await checkBackup(file, { newestSchema: newestKnown() });
  bringSecrets(environment, checked);
  return whileNoNodeRuns(environment.databaseUrl, async () => {
    const before = await replaceRows(environment, { file, schema: checked.head.schema });
    // Opened again: the rows are brought up to date by this program's migrations.
    const open = await openDatabase(environment);
    try {
      const store = await openSharedStore({ environment, ...open });
      const builds = await restoreBuilds(open.database, { file, store, root: join(environment.dataDirectory, 'areas') });
      return { head: checked.head, rows: checked.rows, builds, before };
    } finally {
      await open.close();
    }
  });
}

async function replaceRows(environment: Environment, { file, schema }: { file: string; schema: number }): Promise<string | undefined> {
  const sealer = openSealer(environment);
  const open = await openDatabase(environment);
  try {
    await requireSameKey({ ...open, sealer }, environment);
    const [found] = await open.database.select({ schools: count() }).from(school);
    const before = found?.schools
      ? join(environment.dataDirectory, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}.backup`)
      : undefined;
    if (before) {
      const buildsRoot = join(environment.dataDirectory, 'areas');
      mkdirSync(dirname(before), { recursive: true });
      await packBackup(
        { ...open, sealer, buildsRoot, store: await openSharedStore({ environment, ...open }), now: new Date() },
        privateFile(before),
      );
    }
    await restoreRows(open.database, { file, schema });
    return before;
  } finally {
    await open.close();
  }
}

/** The key that sealed the backup must be here, or in it. */
function bringSecrets(environment: Environment, { head, secrets }: CheckedBackup): void {
  const { dataDirectory } = environment;
  const sent = secrets[secretKeyFile];
  if (
    knownSecretKey(environment) === undefined &&
    sent !== undefined &&
    openSealer({ secretKey: sent, dataDirectory }).fingerprint() === head.key
  )
    writeMissing(join(dataDirectory, secretKeyFile), `${sent}\n`);
  const known = knownSecretKey(environment);
  if (known === undefined || openSealer({ secretKey: known, dataDirectory }).fingerprint() !== head.key)
    throw new Problem(
      `The backup was sealed with the secret key ${head.key}, which is not this portal's. Set PORTICO_SECRET_KEY to that key, or bring the file secret-key. Nothing was changed.`,
    );
  for (const [name, text] of Object.entries(secrets))
    if (/^keys\/[a-z][a-z0-9-]*\.pem$/.test(name)) writeMissing(join(dataDirectory, name), text);
}

function writeMissing(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
