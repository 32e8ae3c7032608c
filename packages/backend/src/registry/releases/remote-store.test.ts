import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRecord } from '@portico/area/keys';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builds, onBothRegistries, refusal } from '../../testing/test-registry.ts';
import { openRemoteStore, type RemoteStore } from './remote-store.ts';
import { sampleBuild } from './sample-build.ts';

const [first] = builds;
const directory = mkdtempSync(join(tmpdir(), 'portico-s3-'));
let server: S3rver;
let endpoint: string;
let store: RemoteStore;
/** What s3rver knows; it looks at the key's name, and not at the signature of a request. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const addressOf = (bucket: string) => `s3://${bucket}/areas?endpoint=${endpoint}`;

beforeAll(async () => {
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'portico' }] });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  store = await openRemoteStore({ address: addressOf('portico'), ...keys });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

test('a store that cannot be used is one clear line at start', async () => {
  const wrongKey = openRemoteStore({ address: addressOf('portico'), accessKeyId: 'nobody', secretAccessKey: 'wrong' });
  expect(await refusal(wrongKey)).toMatch(/^The store of PORTICO_STORE does not work: .* answers 403 to PUT/);
  expect(await refusal(openRemoteStore({ address: addressOf('nowhere'), ...keys }))).toMatch(/answers 404 to PUT/);
  const noKeys = { address: addressOf('portico'), accessKeyId: undefined, secretAccessKey: undefined };
  expect(await refusal(openRemoteStore(noKeys))).toMatch(/set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/);
});

onBothRegistries('a registry with an S3 store', (registrySetup) => {
  /** A node with a disk of its own. */
  const openNode = async () => {
    const folder = mkdtempSync(join(registrySetup().folder, 'node-'));
    return { folder, registry: await registrySetup().openAgain({ dataDirectory: folder, remote: store }) };
  };
  const publishHere = async () => {
    const registry = await registrySetup().openAgain({ remote: store });
    const sign = (record: string) => signRecord(record, readFileSync(join(registrySetup().folder, 'keys/news.pem'), 'utf8'));
    await registry.publish({ ...sampleBuild({ buildId: first, sign }), who: 'test' });
    return registry;
  };

  test('what one node publishes and activates another node brings to its own disk, compressed copies and all', async () => {
    const here = await publishHere();
    await here.activate({ area: 'news', buildId: first, who: 'test' });
    const { folder, registry } = await openNode();
    expect(registry.planFor({ fid: '10001' }).areas.map(({ buildId }) => buildId)).toEqual([first]);
    const files = (root: string) => readdirSync(join(root, 'areas/news', first)).sort();
    expect(files(folder)).toEqual(files(registrySetup().folder));
    await here.activate({ area: 'news', buildId: first, who: 'test' });
    await store.remove(`news/${first}/area.json`);
  });

  test('a build that is changed in the store is not served', async () => {
    const here = await publishHere();
    await here.activate({ area: 'news', buildId: first, who: 'test' });
    await store.put(`news/${first}/mobile.22222222.js`, Buffer.from('evil()'));
    const { folder, registry } = await openNode();
    expect(registry.planFor({ fid: '10001' }).areas).toEqual([]);
    expect(registrySetup().logged.join()).toContain('mobile.22222222.js differs from its hash.');
    expect(readdirSync(folder)).not.toContain('areas');
    await store.remove(`news/${first}/area.json`);
  });

  test('a file that was damaged on a node’s disk comes from the store again, and one damaged in the store is found and mended', async () => {
    const here = await publishHere();
    const { folder, registry } = await openNode();
    expect(await registry.bring('news', first)).toBe(true);
    const file = join(folder, 'areas/news', first, 'remoteEntry.js');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, 'garbage');
    expect(await registry.faults()).toEqual([`news@${first}: remoteEntry.js differs from its hash`]);
    expect(await registry.restore('news', first)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect(await registry.restore('news', 'ffffffffffff')).toBe(false);
    await store.put(`news/${first}/remoteEntry.js`, Buffer.from('garbage'));
    expect(await registry.faults()).toEqual([`news@${first}: remoteEntry.js differs from its hash in the store`]);
    await publishHere();
    expect(await here.faults()).toEqual([]);
    await store.remove(`news/${first}/area.json`);
  });

  test('an old build is brought when a tab asks for it, one that was never published is not looked for', async () => {
    await publishHere();
    const { registry } = await openNode();
    expect(await registry.bring('news', first)).toBe(true);
    expect(await registry.bring('news', 'ffffffffffff')).toBe(false);
    await store.remove(`news/${first}/area.json`);
  });
});
