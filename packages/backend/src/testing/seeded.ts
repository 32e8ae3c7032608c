import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { OpenDatabase } from '../kernel/database/database.ts';
import { openInMemory } from '../kernel/database/embedded.ts';
import { migrationsFolder } from '../kernel/database/migrations.ts';
import { openServer } from '../kernel/database/server.ts';
import { seedDemo } from '../seed/seed-demo.ts';

/** What a copied database holds: the tables alone, or the demo schools too. */
type Kind = 'migrated' | 'seeded';

/**
 * Migrating takes a second and seeding six schools several: the first suite of a run creates a template for each kind
 * and engine, the others copy it. A template is valid for the current code; a seeded one for this hour as well, because
 * its content is relative to the time of the seed.
 */
const sources = join(import.meta.dirname, '..');
const folder = join(tmpdir(), 'portico-templates');
const names = new Map<string, string>();

function nameOf(kind: Kind): string {
  const hour = kind === 'seeded' ? new Date().toISOString().slice(0, 13) : '';
  const known = names.get(kind + hour);
  if (known) return known;
  const hash = createHash('sha256').update(hour);
  for (const root of kind === 'seeded' ? [migrationsFolder, sources] : [migrationsFolder]) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(root, file)));
    }
  }
  const name = `${kind}_${hash.digest('hex').slice(0, 16)}`;
  names.set(kind + hour, name);
  return name;
}

/** The demo schools in a database in memory. */
export const openSeededInMemory = (): Promise<OpenDatabase> => openCopy('seeded');
/** An empty database in memory, with its tables. */
export const openMigratedInMemory = (): Promise<OpenDatabase> => openCopy('migrated');

async function openCopy(kind: Kind): Promise<OpenDatabase> {
  const file = join(folder, `${nameOf(kind)}.tar`);
  await once(file, async () => {
    for (const old of readdirSync(folder))
      if (ageOf(join(folder, old)) > 3_600_000) rmSync(join(folder, old), { recursive: true, force: true });
    const postgres = await PGlite.create();
    const open = await openInMemory(postgres);
    if (kind === 'seeded') await seedDemo(open.database, new Date());
    const copy = await postgres.dumpDataDir('none');
    writeFileSync(`${file}.new`, new Uint8Array(await copy.arrayBuffer()));
    await open.close();
    renameSync(`${file}.new`, file);
  });
  return openInMemory(await PGlite.create({ loadDataDir: new Blob([Uint8Array.from(readFileSync(file))]) }));
}

/** The name of a database on a server, to be copied from. */
export async function templateOn(url: string, kind: Kind): Promise<string> {
  const name = `portico_${nameOf(kind)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // One suite makes it, the others wait for it.
    await client.query('select pg_advisory_lock(7061208)');
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return name;
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new`);
    const address = new URL(url);
    address.pathname = `/${name}_new`;
    const open = await openServer(address.href);
    if (kind === 'seeded') await seedDemo(open.database, new Date());
    await open.close();
    await client.query(`alter database ${name}_new rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

/** Makes a file in one process; the others wait until it is there. */
async function once(file: string, make: () => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lock = `${file}.lock`;
  for (;;) {
    if (ageOf(file) >= 0) return;
    try {
      mkdirSync(lock);
    } catch {
      // A process that was ended in the middle leaves its lock behind.
      if (ageOf(lock) > 60_000) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    try {
      if (ageOf(file) < 0) await make();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
    return;
  }
}

/** ms since a file was written; negative where there is none. */
function ageOf(file: string): number {
  try {
    return Math.max(0, Date.now() - statSync(file).mtimeMs);
  } catch {
    return -1;
  }
}
