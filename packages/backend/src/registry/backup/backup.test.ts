import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createAreaKey, signRecord } from '@portico/area/keys';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder, newestApplied } from '../../kernel/database/migrations.ts';
import { openDatabase } from '../../kernel/database/open.ts';
import { type Environment, readEnvironment } from '../../kernel/environment/environment.ts';
import { school } from '../../kernel/identity/schema.ts';
import { openLive } from '../../kernel/live/live.ts';
import { knownSecretKey } from '../../kernel/secret/sealer.ts';
import { openPortal } from '../../portal.ts';
import { openThrowaway } from '../../testing/engines.ts';
import { builds, refusal } from '../../testing/test-registry.ts';
import { openRegistry } from '../releases/registry.ts';
import { sampleBuild, sampleShares } from '../releases/sample-build.ts';
import { openSharedStore } from '../releases/shared-store.ts';
import { backUpDirectly, packSecrets } from './backup.ts';
import { restore } from './restore.ts';
import { rowsOf } from './tables.ts';

const serverUrl = process.env.PORTICO_TEST_DATABASE_URL;
const folder = mkdtempSync(join(tmpdir(), 'portico-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rows and files of a backup, in no order. */
function contentsOf(file: string): Set<string> {
  const lines = gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return new Set(
    lines.flatMap((line) => {
      if (Array.isArray(line.rows)) return line.rows.map((row) => `${line.table} ${row}`);
      return line.build ? [`${line.build} ${line.file} ${line.content}`] : [];
    }),
  );
}
/** The first rows and files that only one of two backups has. */
function differences(one: string, other: string): string[] {
  const [left, right] = [contentsOf(one), contentsOf(other)];
  expect(left.size).toBeGreaterThan(1_000);
  const only = [...left].filter((each) => !right.has(each)).concat([...right].filter((each) => !left.has(each)));
  return only.slice(0, 3).map((each) => each.slice(0, 300));
}
const nextName = (name: string) => {
  files += 1;
  return join(folder, `${files}-${name}`);
};
/** Tables that newer migrations made. */
const migratedAfter = (schema: number) =>
  readMigrationFiles({ migrationsFolder })
    .filter(({ folderMillis }) => folderMillis > schema)
    .flatMap((migration) => migration.sql.flatMap((statement) => /CREATE TABLE "(\w+)"/.exec(statement)?.[1] ?? []));

let files = 0;
async function backUp(environment: Environment): Promise<string> {
  const file = nextName('backup');
  await backUpDirectly(environment, createWriteStream(file));
  return file;
}
async function fill(environment: Environment): Promise<void> {
  const services = await openPortal(environment);
  const live = await openLive({ log: services.log });
  createAreaKey(join(environment.dataDirectory, 'keys'), 'news');
  const registry = await openRegistry({
    ...services,
    alone: true,
    dataDirectory: environment.dataDirectory,
    shellShares: () => sampleShares,
    isSchool: async () => true,
    remote: await openSharedStore(services),
    live,
  });
  const sign = (record: string) => signRecord(record, readFileSync(join(environment.dataDirectory, 'keys/news.pem'), 'utf8'));
  await registry.publish({ ...sampleBuild({ buildId: builds[0], sign }), who: 'test' });
  await registry.activate({ area: 'news', buildId: builds[0], who: 'test' });
  await live.close();
  await services.close();
}

const engines: [string, () => Promise<{ url?: string; close(): Promise<void> }>][] = [
  ['embedded', async () => ({ close: async () => undefined })],
];
if (serverUrl) engines.push(['PostgreSQL', () => openThrowaway(serverUrl, { seeded: true })]);

describe.each(engines)('backup and restore · %s', (engine, open) => {
  /** What does not depend on the engine is tried once. */
  const isLast = engine === engines.at(-1)?.[0];
  let opened: Awaited<ReturnType<typeof open>>;
  let environment: Environment;
  let file: string;
  beforeAll(async () => {
    opened = await open();
    environment = readEnvironment({
      PORTICO_DATA: join(folder, engine),
      PORTICO_DEMO: opened.url ? '0' : '1',
      DATABASE_URL: opened.url ?? '',
      PORTICO_LOG_LEVEL: 'silent',
    });
    await fill(environment);
    file = await backUp(environment);
  });
  afterAll(() => opened.close());

  const changeData = async () => {
    const { database, close } = await openDatabase(environment);
    await database.update(school).set({ unitName: '改过的学校' }).where(eq(school.fid, '10001'));
    await database.execute(sql`delete from session`);
    await database.execute(sql`delete from registry_file`);
    await close();
    rmSync(join(environment.dataDirectory, 'areas'), { recursive: true, force: true });
  };
  const nameOfSchool = async () => {
    const { database, close } = await openDatabase(environment);
    const [row] = await database.select().from(school).where(eq(school.fid, '10001'));
    await close();
    return row?.unitName;
  };

  test('every row and every file of a build is as it was at the backup, and what was there before is kept', async () => {
    const name = await nameOfSchool();
    await changeData();
    const { builds: restored, before } = await restore(environment, file);
    expect([await nameOfSchool(), restored]).toEqual([name, 1]);
    expect(differences(await backUp(environment), file)).toEqual([]);
    expect(readdirSync(join(environment.dataDirectory, 'areas/news', builds[0]))).toContain('area.json');
    // The way back from the wrong backup.
    await restore(environment, before ?? '');
    expect(await nameOfSchool()).toBe('改过的学校');
    // New rows get new ids.
    const { database, close } = await openDatabase(environment);
    await database.execute(
      sql`insert into registry_audit (time, who, action, area, from_revision, to_revision) values (now(), 'test', 'publish', 'news', 1, 1)`,
    );
    await close();
  });

  test('the secret key is not in it, and a backup of another key is refused', async () => {
    const key = knownSecretKey(environment) ?? '';
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain(key);
    const other = { ...environment, secretKey: Buffer.alloc(32, 9).toString('base64') };
    expect(await refusal(restore(other, file))).toMatch(
      /^The backup was sealed with the secret key [0-9a-f]{12}, which is not this portal's\./,
    );
  });

  if (isLast)
    test('an empty data directory gets everything from a backup with its secrets', async () => {
      const whole = join(folder, `${engine}-whole.backup`);
      writeFileSync(whole, Buffer.concat([packSecrets({ 'secret-key': knownSecretKey(environment) ?? '' }), readFileSync(file)]));
      const fresh = readEnvironment({ PORTICO_DATA: join(folder, `${engine}-fresh`), PORTICO_LOG_LEVEL: 'silent' });
      // A backup of either engine restores into the embedded one.
      expect(await restore(fresh, whole)).toMatchObject({ builds: 1, before: undefined });
      expect(differences(await backUp(fresh), file)).toEqual([]);
      expect(readdirSync(fresh.dataDirectory)).toContain('secret-key');
    });

  test('a file that is cut, damaged, something else or of a newer version changes nothing', async () => {
    const before = await backUp(environment);
    const spoil = async (change: (name: string, lines: string[]) => void) => {
      const name = nextName('spoilt');
      change(name, gunzipSync(readFileSync(file)).toString().trim().split('\n'));
      return refusal(restore(environment, name));
    };
    const pack = (name: string, lines: string[]) => writeFileSync(name, gzipSync(`${lines.join('\n')}\n`));
    const cut = /is cut or damaged\. Nothing was changed; use another one\.$/;
    expect(
      await spoil((name) => {
        writeFileSync(name, readFileSync(file));
        truncateSync(name, 20_000);
      }),
    ).toMatch(cut);
    expect(await spoil((name, lines) => pack(name, lines.slice(0, -1)))).toMatch(cut);
    expect(await spoil((name, lines) => pack(name, lines.toSpliced(5, 1)))).toMatch(cut);
    expect(
      await spoil((name, lines) => pack(name, [lines[0] ?? '', '{"table":"person; drop table person","rows":[]}', ...lines.slice(1)])),
    ).toMatch(cut);
    expect(await spoil((name) => writeFileSync(name, 'PGDMP'))).toMatch(/is not a backup of a portal\.$/);
    expect(await spoil((name) => pack(name, ['{"x":1}']))).toMatch(/is not a backup of a portal\.$/);
    expect(await spoil(() => undefined)).toMatch(/cannot be read/);
    const newer = /made by a newer version of the portal\. Install that version/;
    expect(
      await spoil((name, [head = '', ...rest]) => pack(name, [head.replace(/"schema":\d+/, '"schema":9999999999999'), ...rest])),
    ).toMatch(newer);
    expect(await spoil((name, [head = '', ...rest]) => pack(name, [head.replace('"format":1', '"format":2'), ...rest]))).toMatch(newer);
    expect(differences(await backUp(environment), before)).toEqual([]);
  });

  if (isLast)
    test('a backup of an older version is brought up to date', async () => {
      const { database, close } = await openDatabase(environment);
      const applied = await rowsOf<{ at: string }>(
        database,
        sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
      );
      const newest = await newestApplied(database);
      await close();
      // The version before operators had named tokens, and schools their own table of terms.
      const older = Number(applied[16]?.at);
      const later = new Set(migratedAfter(older));
      expect(later).toContain('operator_token');
      const lines = gunzipSync(readFileSync(file))
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const kept = lines.filter(({ table }) => !later.has(String(table)));
      const end = kept.at(-1) as { rows: number };
      end.rows = kept.reduce((sum, { rows }) => sum + (Array.isArray(rows) ? rows.length : 0), 0);
      Object.assign(kept[0] as object, { schema: older });
      const name = nextName('older');
      writeFileSync(name, gzipSync(`${kept.map((line) => JSON.stringify(line)).join('\n')}\n`));
      await restore(environment, name);
      const after = await openDatabase(environment);
      expect(await newestApplied(after.database)).toBe(newest);
      const [row] = await after.database.select().from(school).where(eq(school.fid, '10001'));
      await after.close();
      expect(row?.unitName).toBe('清禾大学');
    });

  test('no portal may run meanwhile', async () => {
    const services = await openPortal(environment);
    const live = await openLive({ ...(environment.databaseUrl && { databaseUrl: environment.databaseUrl }), log: services.log });
    expect(await refusal(restore(environment, file))).toMatch(
      /^(A node of this database is running\. Stop all nodes|Portico \(pid \d+\) already runs here)/,
    );
    await live.close();
    await services.close();
  });
});
