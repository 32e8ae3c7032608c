import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@portico/area';
import { createAreaKey, revokeAreaKeys, signRecord } from '@portico/area/keys';
import { expect, test } from 'vitest';
import { builds, onBothRegistries, refusal, type TestRegistry } from '../../testing/test-registry.ts';
import type { SentBuild } from './publish.ts';
import { sampleBuild } from './sample-build.ts';

const [good, bad] = builds;
const script = 'mobile.22222222.js';
const style = 'desktop.11111111.css';

/** Each: how a team's build is broken, before it is signed or in transit, and the answer to its team. */
const cases: [name: string, spoil: (build: Spoiled) => void, reason: RegExp][] = [
  ['a tampered script', ({ sent }) => sent.files.set(script, Buffer.from('evil()')), /mobile\.22222222\.js differs from its hash/],
  ['a tampered stylesheet', ({ sent }) => sent.files.set(style, Buffer.from('* {}')), /desktop\.11111111\.css differs from its hash/],
  ['a file that was cut off', ({ sent }) => sent.files.set(script, Buffer.from('/* mob')), /mobile\.22222222\.js differs from its hash/],
  [
    'a record that was changed after it was signed',
    ({ sent }) => {
      sent.record = sent.record.replace('"title": "news"', '"title": "new"');
    },
    /The signature is not by a key that may publish news/,
  ],
  [
    'a signature by another area’s key',
    (build) => {
      build.signer = 'home';
    },
    /The signature is not by a key that may publish news/,
  ],
  [
    'a hash list that misses a file',
    ({ release }) => Reflect.deleteProperty(release.files, style),
    /The desktop entry point needs desktop\.11111111\.css, which is not on the list of files/,
  ],
  [
    'a page that collides',
    ({ release }) =>
      Object.assign(release.manifest, { pages: { list: { title: 'x', desktop: { path: '/home' }, mobile: { path: '/m' } } } }),
    /The desktop page \/home belongs to home\/list and to news\/list/,
  ],
  [
    'an entry point that is missing',
    ({ release }) => Object.assign(release.entryPoints, { mobile: { scripts: [], styles: [] } }),
    /The mobile entry point is missing/,
  ],
  [
    'a shared range that does not fit',
    ({ release }) => Object.assign(release.shared, { react: '^20.0.0' }),
    /It expects react \^20\.0\.0; the shell provides \^19\.3\.0/,
  ],
  [
    'a contract that does not fit',
    ({ release }) => Object.assign(release.manifest, { contract: '^2' }),
    /It is built for the portal contract \^2; this portal offers 1\.0\.0/,
  ],
  [
    'a manifest of 10 MB',
    ({ release }) => Object.assign(release.manifest, { title: 'x'.repeat(10_000_000) }),
    /area\.json is longer than 1024 kB/,
  ],
  [
    'a path that leads out of the folder',
    ({ release, sent }) => {
      Object.assign(release.files, { '../../ops-token': `sha384-${'A'.repeat(64)}` });
      sent.files.set('../../ops-token', Buffer.from('mine'));
    },
    /must be a plain relative path/,
  ],
];

interface Spoiled {
  release: Release;
  /** What arrives; the record is written again from the release unless it was changed here. */
  sent: { record: string; files: Map<string, Uint8Array> };
  signer: string;
}

onBothRegistries('bad builds', (registrySetup) => {
  const keyOf = (area: string) => readFileSync(join(registrySetup().folder, 'keys', `${area}.pem`), 'utf8');
  /** News and home are active; then a bad build of news comes. */
  const begin = async () => {
    await registrySetup().send(good);
    await registrySetup().send(good, { area: 'home' });
    await registrySetup().activate({ buildId: good });
    await registrySetup().activate({ area: 'home', buildId: good });
  };
  const spoiled = (spoil: (build: Spoiled) => void): SentBuild => {
    const whole = sampleBuild({ buildId: bad, sign: () => '' });
    const written = whole.record;
    const build: Spoiled = { release: JSON.parse(written), sent: { record: written, files: new Map(whole.files) }, signer: 'news' };
    spoil(build);
    const honest = `${JSON.stringify(build.release, null, 1)}\n`;
    const record = build.sent.record === written ? honest : build.sent.record;
    return { record, signature: signRecord(honest, keyOf(build.signer)), files: build.sent.files };
  };
  /** The visitors' builds, the list and the disk, before the bad build arrived. */
  const stateOf = async ({ registry, folder }: TestRegistry) => ({
    plan: registry.planFor({ fid: '10001' }).areas.map(({ area, buildId }) => `${area}@${buildId}`),
    releases: (await registry.list()).releases.map(({ area, buildId }) => `${area}@${buildId}`).sort(),
    folders: readdirSync(join(folder, 'areas/news')),
    outside: existsSync(join(folder, 'ops-token')),
  });
  const untouched = {
    plan: [`home@${good}`, `news@${good}`],
    releases: [`home@${good}`, `news@${good}`],
    folders: [good],
    outside: false,
  };

  test.each(cases)('X1 · %s is refused; visitors, list and disk stay as they were', async (_name, spoil, reason) => {
    await begin();
    expect(await refusal(registrySetup().registry.publish({ ...spoiled(spoil), who: 'test' }))).toMatch(reason);
    expect(await refusal(registrySetup().activate({ buildId: bad }))).toMatch(/is not published/);
    expect(await stateOf(registrySetup())).toEqual(untouched);
  });

  test('X1 · a revoked key publishes nothing; what it signed before stays active, and a new key works', async () => {
    await begin();
    const old = spoiled(() => undefined);
    revokeAreaKeys(join(registrySetup().folder, 'keys'), 'news');
    expect(await refusal(registrySetup().registry.publish({ ...old, who: 'test' }))).toMatch(/was revoked\. Make a new one/);
    expect(await stateOf(registrySetup())).toEqual(untouched);
    createAreaKey(join(registrySetup().folder, 'keys'), 'news');
    await registrySetup().send(bad);
    expect((await stateOf(registrySetup())).folders.sort()).toEqual([good, bad]);
  });
});
