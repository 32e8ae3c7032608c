import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAreaKey, signRecord } from '@portico/area/keys';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenDatabase } from '../kernel/database/database.ts';
import { openLive } from '../kernel/live/live.ts';
import { openSealer } from '../kernel/secret/sealer.ts';
import { createLog } from '../kernel/server/log.ts';
import { openRegistry, type Registry, type RegistryOptions } from '../registry/releases/registry.ts';
import { sampleBuild, sampleShares } from '../registry/releases/sample-build.ts';
import { openThrowaway } from './engines.ts';
import { openMigratedInMemory } from './seeded.ts';

/** A registry of the tests, in a folder and on a database of its own. */
export interface TestRegistry {
  folder: string;
  open: OpenDatabase;
  registry: Registry;
  /** Moves with the tests that need it. */
  clock: { now: Date };
  logged: string[];
  /** Publishes a small build. */
  send(buildId: string, more?: Partial<Parameters<typeof sampleBuild>[0]>, change?: Parameters<typeof sampleBuild>[1]): Promise<string>;
  activate(wish: Partial<Parameters<Registry['activate']>[0]>): ReturnType<Registry['activate']>;
  /** Opens the same registry once more, as another node or a restart does. */
  openAgain(options?: Partial<RegistryOptions>): Promise<Registry>;
}

/** `aaaaaaaaaaaa`, `bbbbbbbbbbbb`, … */
export const builds = ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => digit.repeat(12)) as [string, string, string, string, string, string];

/** The message of a refusal. */
export const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );

const serverUrl = process.env.PORTICO_TEST_DATABASE_URL;
const tables = [
  ...['release', 'activation', 'audit', 'document', 'tab', 'report', 'look', 'node', 'shell', 'key', 'file', 'content'].map(
    (name) => `registry_${name}`,
  ),
  'portal_secret',
].join(', ');

/** The key of the tests' registries: nodes of one database have the same. */
export const registrySealer = openSealer({ secretKey: Buffer.alloc(32, 7).toString('base64'), dataDirectory: '' });

/** Runs a suite on both engines, each test with an empty registry; the areas news and home have keys. */
export function onBothRegistries(name: string, suite: (registrySetup: () => TestRegistry) => void): void {
  const engines: [string, () => Promise<OpenDatabase>][] = [['PGlite', openMigratedInMemory]];
  if (serverUrl) engines.push(['PostgreSQL', () => openThrowaway(serverUrl)]);
  describe.each(engines)(`${name} · %s`, (_engine, openEngine) => {
    let open: OpenDatabase;
    let registrySetup: TestRegistry;
    beforeAll(async () => {
      open = await openEngine();
    });
    afterAll(() => open.close());
    beforeEach(async () => {
      await open.database.execute(sql.raw(`truncate ${tables}`));
      registrySetup = await openBench(open);
    });
    afterEach(() => rmSync(registrySetup.folder, { recursive: true }));
    suite(() => registrySetup);
  });
}

async function openBench(open: OpenDatabase): Promise<TestRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-registry-'));
  for (const area of ['news', 'home']) createAreaKey(join(folder, 'keys'), area);
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => logged.push(line) });
  const clock = { now: new Date() };
  const live = await openLive({ log });
  const openAgain = (options: Partial<RegistryOptions> = {}) =>
    openRegistry({
      database: open.database,
      sealer: registrySealer,
      alone: true,
      dataDirectory: folder,
      shellShares: () => sampleShares,
      isSchool: async (fid) => fid === '10001' || fid === '10002',
      live,
      log,
      now: () => clock.now,
      ...options,
    });
  const registry = await openAgain();
  const sign = (area: string) => (record: string) => signRecord(record, readFileSync(join(folder, 'keys', `${area}.pem`), 'utf8'));
  return {
    folder,
    open,
    registry,
    clock,
    logged,
    openAgain,
    async send(buildId, { area = 'news', ...more } = {}, change) {
      await registry.publish({ ...sampleBuild({ area, buildId, sign: sign(area), ...more }, change), who: 'test' });
      return buildId;
    },
    activate: (wish) => registry.activate({ area: 'news', who: 'test', ...wish }),
  };
}
