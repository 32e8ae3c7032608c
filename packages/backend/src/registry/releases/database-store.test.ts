import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signRecord } from '@portico/area/keys';
import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { builds, onBothRegistries } from '../../testing/test-registry.ts';
import { databaseStore, partBytes } from './database-store.ts';
import { sampleBuild } from './sample-build.ts';
import { registryContent, registryFile, registryTab } from './schema.ts';

const [first, second, third, fourth, fifth, sixth] = builds;

onBothRegistries('builds in the database', (registrySetup) => {
  const store = () => databaseStore(registrySetup().open.database);
  const contents = async () => (await registrySetup().open.database.select({ parts: count() }).from(registryContent))[0]?.parts;
  /** A node with an empty data directory. */
  const openNode = async () => {
    const folder = mkdtempSync(join(registrySetup().folder, 'node-'));
    return { folder, registry: await registrySetup().openAgain({ dataDirectory: folder, remote: store() }) };
  };
  const publishTo = async (registry: Awaited<ReturnType<typeof openNode>>['registry'], buildId: string) => {
    const sign = (record: string) => signRecord(record, readFileSync(join(registrySetup().folder, 'keys/news.pem'), 'utf8'));
    await registry.publish({ ...sampleBuild({ buildId, sign }), who: 'test' });
  };

  test('a file comes back in one piece, however many parts it has, and equal files are stored once', async () => {
    const large = Buffer.alloc(2 * partBytes + 17, 'abc');
    await store().put('news/a/large.js', large);
    await store().put('home/b/same.js', large);
    await store().put('news/a/empty.js', new Uint8Array());
    expect(large.equals(Buffer.from((await store().get('home/b/same.js')) ?? []))).toBe(true);
    expect(await store().get('news/a/empty.js')).toHaveLength(0);
    expect(await store().get('news/a/nothing.js')).toBeUndefined();
    expect(await contents()).toBe(4);
    await store().remove('news/a/large.js');
    expect(await store().get('home/b/same.js')).toHaveLength(large.length);
    await store().put('home/b/same.js', Buffer.from('shorter'));
    await store().remove('news/a/empty.js');
    expect(await contents()).toBe(1);
  });

  test('files of one content may be added and removed at the same time', async () => {
    const content = Buffer.from('the same');
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await store().put(`news/a/${index}.js`, content);
        if (index % 2) await store().remove(`news/a/${index}.js`);
      }),
    );
    for (let index = 0; index < 40; index += 2) expect(Buffer.from((await store().get(`news/a/${index}.js`)) ?? [])).toEqual(content);
  });

  test('a node with an empty data directory serves what another one published, its keys and its signature', async () => {
    const here = await registrySetup().openAgain({ remote: store() });
    await publishTo(here, first);
    await here.activate({ area: 'news', buildId: first, who: 'test' });
    const { folder, registry } = await openNode();
    expect(registry.planFor({ fid: '10001' }).areas.map(({ buildId }) => buildId)).toEqual([first]);
    expect(readdirSync(join(folder, 'areas/news', first)).sort()).toEqual(
      readdirSync(join(registrySetup().folder, 'areas/news', first)).sort(),
    );
    expect(registry.key.id).toBe(here.key.id);
    // The team's key is accepted where its file never was.
    await publishTo(registry, second);
    await registry.activate({ area: 'news', buildId: second, who: 'test' });
    expect(await here.bring('news', second)).toBe(true);
  });

  test('builds of a portal that had one node are stored for all at its next start', async () => {
    await registrySetup().send(first);
    await registrySetup().activate({ buildId: first });
    await registrySetup().openAgain({ remote: store() });
    expect(registrySetup().logged.join()).toContain('were stored for all nodes');
    const { registry } = await openNode();
    expect(registry.planFor({ fid: '10001' }).areas).toHaveLength(1);
  });

  test('collecting an old build removes its files from the database too', async () => {
    const here = await registrySetup().openAgain({ remote: store() });
    for (const buildId of [first, second, third, fourth, fifth, sixth]) {
      await publishTo(here, buildId);
      await here.activate({ area: 'news', buildId, who: 'test' });
    }
    await registrySetup().open.database.delete(registryTab);
    registrySetup().clock.now = new Date(Date.now() + 30 * 86_400_000);
    expect(await here.collect({ who: 'test' })).toEqual([{ area: 'news', buildId: first }]);
    const paths = (await registrySetup().open.database.select().from(registryFile)).map(({ path }) => path);
    expect(paths.filter((path) => path.includes(first))).toEqual([]);
    expect(paths.some((path) => path.includes(second))).toBe(true);
  });
});
