import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAreaKey, revokeAreaKeys, signRecord } from '@portico/area/keys';
import { beforeEach, expect, test } from 'vitest';
import { builds, onBothRegistries, refusal } from '../../testing/test-registry.ts';
import type { Registry } from './registry.ts';
import { sampleBuild } from './sample-build.ts';
import { registryAudit } from './schema.ts';
import { hashOf } from './verify-release.ts';

const [first, second, third] = builds;

onBothRegistries('registry', (registrySetup) => {
  let folder: string;
  let registry: Registry;
  beforeEach(() => {
    ({ folder, registry } = registrySetup());
  });
  const sign = (area: string) => (record: string) => signRecord(record, readFileSync(join(folder, 'keys', `${area}.pem`), 'utf8'));
  const send = (buildId: string, { area = 'news', ...rest }: Partial<Parameters<typeof sampleBuild>[0]> = {}) =>
    registry.publish({ ...sampleBuild({ area, buildId, sign: sign(area), ...rest }), who: 'test' });
  const activate = (buildId: string, school?: string) => registry.activate({ area: 'news', buildId, school, who: 'test' });
  const rollback = (school?: string) => registry.activate({ area: 'news', rollback: true, school, who: 'test' });
  const active = (fid = '10001') => registry.planFor({ fid }).areas.map(({ area, buildId }) => `${area}@${buildId}`);

  test('X1 · a published build is on disk with its compressed copies and not active', async () => {
    expect(await send(first)).toEqual({ area: 'news', buildId: first, already: false, checkOnly: false });
    const files = readdirSync(join(folder, 'areas/news', first)).sort();
    expect(files).toEqual([
      'area.json',
      'desktop.11111111.css',
      'desktop.11111111.js',
      'mobile.22222222.js',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ]);
    expect(active()).toEqual([]);
    expect((await send(first)).already).toBe(true);
  });

  test('a check gives the same answer and keeps nothing', async () => {
    const checked = await registry.publish({ ...sampleBuild({ buildId: first, sign: sign('news') }), who: 'test', checkOnly: true });
    expect(checked).toMatchObject({ checkOnly: true, already: false });
    expect(readdirSync(folder)).not.toContain('areas');
    expect((await registry.list()).releases).toEqual([]);
  });

  test('a build is never overwritten by another one of its name', async () => {
    await send(first);
    const other = send(first, { pages: { list: { title: 'Other', desktop: { path: '/news' } } } });
    expect(await refusal(other)).toMatch(/published with other content/);
  });

  test('X2 · a build is active for everyone or for one school, and rolled back with one command', async () => {
    for (const build of [first, second, third]) await send(build);
    expect(await activate(first)).toMatchObject({ revision: 1, buildId: first });
    await activate(second);
    await activate(third, '10002');
    expect([active('10001'), active('10002')]).toEqual([[`news@${second}`], [`news@${third}`]]);
    expect(await rollback('10002')).toMatchObject({ revision: 4, buildId: null });
    expect(active('10002')).toEqual([`news@${second}`]);
    await rollback();
    expect(active()).toEqual([`news@${first}`]);
    expect(await refusal(rollback())).toBe('There is no earlier build of news to go back to.');
  });

  test('a second rollback goes further back, not forward again', async () => {
    for (const build of [first, second, third]) {
      await send(build);
      await activate(build);
    }
    await rollback();
    await rollback();
    expect(active()).toEqual([`news@${first}`]);
  });

  test('compare-and-set: of two that saw the same revision only one wins', async () => {
    for (const build of [first, second]) await send(build);
    const wishes = [first, second].map((buildId) => refusal(registry.activate({ area: 'news', buildId, ifRevision: 0, who: 'test' })));
    const outcomes = await Promise.all(wishes);
    expect(outcomes.filter((outcome) => outcome === 'nothing was refused')).toHaveLength(1);
    expect(registry.revision()).toBe(1);
  });

  test('ten activations at once lose no revision', async () => {
    await send(first);
    const revisions = await Promise.all(Array.from({ length: 10 }, () => activate(first).then(({ revision }) => revision)));
    expect(revisions.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('what is unknown is refused', async () => {
    expect(await refusal(activate(first))).toBe(`news@${first} is not published.`);
    await send(first);
    expect(await refusal(activate(first, '99999'))).toBe('There is no school 99999.');
  });

  test('a page that collides with an active area is refused at publishing', async () => {
    await send(first);
    await activate(first);
    const pages = { main: { title: 'Home', desktop: { path: '/news' } } };
    expect(await refusal(send(first, { area: 'home', pages }))).toBe('The desktop page /news belongs to news/list and to home/main.');
  });

  test('two builds that collide only when both are active are refused at activation', async () => {
    await send(first);
    await send(second, { area: 'home', pages: { main: { title: 'Home', desktop: { path: '/news' } } } });
    await activate(first);
    expect(await refusal(registry.activate({ area: 'home', buildId: second, who: 'test' }))).toMatch(/belongs to/);
    expect(registry.revision()).toBe(1);
  });

  test('a revoked key publishes no more', async () => {
    const build = sampleBuild({ buildId: first, sign: sign('news') });
    revokeAreaKeys(join(folder, 'keys'), 'news');
    expect(await refusal(registry.publish({ ...build, who: 'test' }))).toMatch(/was revoked/);
    createAreaKey(join(folder, 'keys'), 'news');
    expect((await send(second)).buildId).toBe(second);
  });

  test('a restart keeps what was active, a rollback included', async () => {
    for (const build of [first, second]) {
      await send(build);
      await activate(build);
    }
    await rollback();
    registry = await registrySetup().openAgain();
    expect(active()).toEqual([`news@${first}`]);
    expect(registry.revision()).toBe(3);
  });

  test('every step is in the audit log', async () => {
    await send(first);
    await activate(first);
    const rows = await registrySetup().open.database.select().from(registryAudit).orderBy(registryAudit.id);
    expect(rows.map(({ who, action, buildId, fromRevision, toRevision }) => ({ who, action, buildId, fromRevision, toRevision }))).toEqual([
      { who: 'test', action: 'publish', buildId: first, fromRevision: 0, toRevision: 0 },
      { who: 'test', action: 'activate', buildId: first, fromRevision: 0, toRevision: 1 },
    ]);
  });

  test('a folder without a whole record is set aside at start, and publishing the build again brings it back', async () => {
    await send(first);
    await activate(first);
    rmSync(join(folder, 'areas/news', first, 'area.json'));
    mkdirSync(join(folder, 'areas/news/dddddddddddd'), { recursive: true });
    writeFileSync(join(folder, 'areas/news/dddddddddddd/remoteEntry.js'), '');
    registry = await registrySetup().openAgain();
    expect(active()).toEqual([]);
    expect(readdirSync(join(folder, 'areas/.set-aside')).map((name) => name.slice(0, 17))).toEqual([`news-${first}`, 'news-dddddddddddd']);
    expect(registrySetup().logged.join()).toMatch(/area\.json is missing.*a folder that holds no whole build was set aside/);
    expect(registry.ownFiles().missing).toEqual([`news@${first}`]);
    expect(await registry.faults()).toEqual([`The files of news@${first} are gone. Publish it again.`]);
    await send(first);
    expect(active()).toEqual([`news@${first}`]);
    expect(await registry.faults()).toEqual([]);
  });

  const damages: [name: string, file: string, spoil: (file: string) => void, fault: string][] = [
    ['a truncated file', 'remoteEntry.js', (file) => truncateSync(file, 10), 'remoteEntry.js differs from its hash'],
    ['a file that is gone', 'mobile.22222222.js', rmSync, 'mobile.22222222.js is missing'],
    ['a damaged brotli copy', 'remoteEntry.js.br', (file) => writeFileSync(file, 'x'), 'remoteEntry.js.br differs from its hash'],
    [
      'a brotli copy of another file',
      'remoteEntry.js.br',
      (file) => writeFileSync(file, brotliCompressSync('x')),
      'remoteEntry.js.br differs',
    ],
    ['a damaged gzip copy', 'remoteEntry.js.gz', (file) => truncateSync(file, 30), 'remoteEntry.js.gz differs from its hash'],
    ['another record', 'area.json', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('"^1"', '"^9"')), 'area.json'],
  ];
  test.each(damages)(
    '%s is found, does not stop the portal, and is mended by publishing the build again',
    async (_name, file, spoil, fault) => {
      await send(first);
      await activate(first);
      spoil(join(folder, 'areas/news', first, file));
      registry = await registrySetup().openAgain();
      expect((await registry.faults())[0]).toContain(`news@${first}: ${fault}`);
      expect(registry.ownFiles().damaged).toHaveLength(1);
      await registry.publish({ ...sampleBuild({ buildId: first, sign: sign('news') }), who: 'test' });
      expect(await registry.faults()).toEqual([]);
    },
  );

  test('X4 · an active build whose files are gone is left out, and publishing it again brings it back', async () => {
    await send(first);
    await activate(first);
    rmSync(join(folder, 'areas/news'), { recursive: true });
    registry = await registrySetup().openAgain();
    expect(active()).toEqual([]);
    await send(first);
    expect(active()).toEqual([`news@${first}`]);
  });

  test('the plan of browsers does not name what only the registry reads', async () => {
    const build = sampleBuild({ buildId: first, sign: sign('news') }, ({ release, files }) => {
      Object.assign(release, { server: 'server.js', serverMap: 'server.js.map', samples: 'samples.json' });
      for (const file of ['server.js', 'server.js.map', 'samples.json']) {
        files.set(file, Buffer.from('[]'));
        Object.assign(release.files, { [file]: hashOf(Buffer.from('[]')) });
      }
    });
    await registry.publish({ ...build, who: 'test' });
    await activate(first);
    const { files = {} } = registry.planFor({ fid: '10001' }).areas[0] ?? {};
    expect(Object.keys(files).filter((file) => /server|samples/.test(file))).toEqual(['server.js']);
  });

  test('X1 · a developer’s build is only for previews, of any size', async () => {
    const build = sampleBuild({ buildId: first, sign: sign('news') }, ({ release, files }) => {
      const large = randomBytes(90_000);
      files.set('desktop.11111111.js', large);
      Object.assign(release.files, { 'desktop.11111111.js': hashOf(large) });
      release.development = true;
    });
    await registry.publish({ ...build, who: 'test' });
    expect(await refusal(activate(first))).toMatch(/news@aaaaaaaaaaaa is a developer's build, for previews alone/);
    expect(await refusal(activate(first, '10001'))).toMatch(/for previews alone/);
    expect(active()).toEqual([]);
    await registry.activate({ area: 'news', buildId: first, preview: 'lin', who: 'test' });
    expect(registry.planFor({ fid: '10001', preview: 'lin' }).areas).toHaveLength(1);
    expect(active()).toEqual([]);
  });
});
