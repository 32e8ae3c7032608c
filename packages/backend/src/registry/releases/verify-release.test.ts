import { createHash, generateKeyPairSync } from 'node:crypto';
import type { Release } from '@portico/area';
import { checkSignature, signRecord } from '@portico/area/keys';
import { expect, test } from 'vitest';
import { collisions } from './page-collisions.ts';
import { maxRecordBytes, readRecord } from './release-record.ts';
import { sampleBuild, sampleShares } from './sample-build.ts';
import { sizeProblems } from './size-budget.ts';
import { hashOf, problemsOf } from './verify-release.ts';

type Change = Parameters<typeof sampleBuild>[1];
function problems(change?: Change): string[] {
  const { record, files } = sampleBuild({ sign: () => '' }, change);
  const read = readRecord(record);
  if (!('release' in read)) return read.reasons;
  return [...problemsOf(read.release, { files, shellShares: sampleShares }), ...sizeProblems(read.release, files)];
}

test('a whole build has no problem', () => {
  expect(problems()).toEqual([]);
});

test.each<[string, Change, string]>([
  ['a file is missing', ({ files }) => files.delete('desktop.11111111.js'), 'desktop.11111111.js is missing.'],
  [
    'a script was changed',
    ({ files }) => files.set('mobile.22222222.js', Buffer.from('evil()')),
    'mobile.22222222.js differs from its hash.',
  ],
  [
    'a stylesheet was changed',
    ({ files }) => files.set('desktop.11111111.css', Buffer.from('* {}')),
    'desktop.11111111.css differs from its hash.',
  ],
  [
    'a file was cut off on its way',
    ({ files }) => files.set('mobile.22222222.js', (files.get('mobile.22222222.js') as Uint8Array).subarray(0, 4)),
    'mobile.22222222.js differs from its hash.',
  ],
  [
    'the hash list misses a file that an entry point needs',
    ({ release }) => Reflect.deleteProperty(release.files, 'desktop.11111111.css'),
    'desktop.11111111.css is not on the list of files. The desktop entry point needs desktop.11111111.css, which is not on the list of files.',
  ],
  [
    'the build for the server is on no list',
    ({ release }) => Object.assign(release, { server: 'server.js' }),
    "The server's build server.js is not on the list of files.",
  ],
  [
    'the build for the server is no JavaScript',
    ({ release, files }) => {
      files.set('server.js', Buffer.from('module.exports = {'));
      Object.assign(release, { server: 'server.js' });
      release.files = { ...release.files, 'server.js': hashOf(Buffer.from('module.exports = {')) };
    },
    "The server's build server.js cannot be read as JavaScript: Unexpected end of input.",
  ],
  ['a file is on no list', ({ files }) => files.set('extra.js', Buffer.from('1')), 'extra.js is not on the list of files.'],
  [
    'an entry point is missing',
    ({ release }) => Object.assign(release.entryPoints, { mobile: { scripts: [], styles: [] } }),
    'The mobile entry point is missing.',
  ],
  [
    'an entry point needs a file that is on no list',
    ({ release }) => Object.assign(release.entryPoints, { mobile: { scripts: ['no.js'], styles: [] } }),
    'The mobile entry point needs no.js, which is not on the list of files.',
  ],
  [
    'the contract does not fit',
    ({ release }) => Object.assign(release.manifest, { contract: '^2' }),
    'It is built for the portal contract ^2; this portal offers 1.0.0.',
  ],
  [
    'a shared range does not fit',
    ({ release }) => Object.assign(release.shared, { react: '^20.0.0' }),
    'It expects react ^20.0.0; the shell provides ^19.3.0.',
  ],
  [
    'a package is not shared',
    ({ release }) => Object.assign(release.shared, { lodash: '^4.0.0' }),
    'It expects lodash ^4.0.0; the shell provides none.',
  ],
  [
    'the global does not bear the build',
    ({ release, files }) => {
      Object.assign(release, { global: 'news' });
      files.set('remoteEntry.js', files.get('remoteEntry.js') as Uint8Array);
    },
    'The global news does not bear the build aaaaaaaaaaaa, so that two builds would mix in a tab.',
  ],
  [
    'a block belongs to another area',
    ({ release }) => Object.assign(release.manifest, { blocks: { 'home.x': { title: 'x', height: { desktop: 1, mobile: 1 } } } }),
    'The block home.x must be named news.….',
  ],
])('refused: %s', (_name, change, reason) => {
  expect(problems(change).join(' ')).toBe(reason);
});

/** Bytes that no packer makes smaller, the same at every run. */
function noise(bytes: number): Buffer {
  const parts = Array.from({ length: Math.ceil(bytes / 64) }, (_, index) => createHash('sha512').update(String(index)).digest());
  return Buffer.concat(parts).subarray(0, bytes);
}
const replaced =
  (path: string, content: Buffer, budget?: Release['manifest']['budget']): Change =>
  ({ release, files }) => {
    files.set(path, content);
    Object.assign(release.files, { [path]: hashOf(content) });
    if (budget) Object.assign(release.manifest, { budget });
  };

test('refused: an entry or an entry point that costs visitors more than it may', () => {
  const global = Buffer.from('var news_aaaaaaaaaaaa;');
  expect(problems(replaced('remoteEntry.js', Buffer.concat([global, noise(5_900)])))).toEqual([]);
  expect(problems(replaced('remoteEntry.js', Buffer.concat([global, noise(7_000)]))).join()).toMatch(
    /^The entry remoteEntry.js takes 7.0 kB \(brotli\); 7.0 kB is the budget.$/,
  );
  expect(problems(replaced('mobile.22222222.js', noise(59_900)))).toEqual([]);
  expect(problems(replaced('mobile.22222222.js', noise(61_000))).join()).toMatch(
    /^The mobile entry point's scripts take 61.0 kB \(brotli\); 60.0 kB is the budget\./,
  );
});

test('an area may ask for more for one entry point, with a reason, and not for everything', () => {
  const reason = 'The map of the campus is one picture.';
  expect(problems(replaced('mobile.22222222.js', noise(100_000), { mobile: 120_000, reason }))).toEqual([]);
  expect(problems(replaced('mobile.22222222.js', noise(100_000), { desktop: 120_000, reason })).join()).toMatch(/60.0 kB is the budget/);
  expect(problems(replaced('mobile.22222222.js', noise(300_000), { mobile: 900_000, reason })).join()).toMatch(/250.0 kB is the budget/);
  expect(problems(replaced('mobile.22222222.js', noise(100_000), { mobile: 120_000, reason: ' ' })).join()).toMatch(
    /^area\.json: manifest\.budget\.reason/,
  );
});

const withService =
  (path: string, endpoints: object): Change =>
  ({ release }) => {
    const calls = [{ method: 'GET', path, who: 'guest', input: {} }];
    Object.assign(release.manifest, { endpoints, pages: { list: { title: 'List', desktop: { path: '/news' }, calls } } });
  };

test('a page’s calls to a service are those that its own area declares', () => {
  const loans = { loans: { methods: ['GET'], timeoutMs: 2_000 } };
  expect(problems(withService('/homepage/areas/news/loans', loans))).toEqual([]);
  expect(problems(withService('/homepage/areas/news/loans/of/today', loans))).toEqual([]);
  for (const [path, endpoints] of [
    ['/homepage/areas/canteen/loans', loans],
    ['/homepage/areas/news/loans2', loans],
    ['/homepage/areas/news/loans', { loans: { methods: ['POST'] } }],
    ['/homepage/areas/news/loans', {}],
  ] as const)
    expect(problems(withService(path, endpoints))).toEqual([`The preloaded call GET ${path} is none of the endpoints that news declares.`]);
});

test.each([
  [{ Loans: { methods: ['GET'] } }, /^area\.json: manifest\.endpoints\.Loans must be kebab-case/],
  [{ loans: { methods: ['TRACE'] } }, /must be one of GET, POST, PUT, PATCH, DELETE/],
  [{ loans: { methods: [] } }, /^area\.json: manifest\.endpoints\.loans\.methods/],
  [{ loans: { methods: ['GET'], timeoutMs: 60_000 } }, /^area\.json: manifest\.endpoints\.loans\.timeoutMs/],
  [{ loans: { methods: ['GET'], url: 'http://10.0.0.1' } }, /^area\.json: manifest\.endpoints\.loans/],
])('refused: endpoints %j', (endpoints, reason) => {
  expect(problems(({ release }) => void Object.assign(release.manifest, { endpoints })).join('\n')).toMatch(reason);
});

test.each(['../evil.js', '/etc/passwd', 'a/../../b.js', '.hidden', 'a\\b.js', 'area.json', 'x.js.br'])(
  'refused: a file named %s',
  (path) => {
    const named = problems(({ release, files }) => {
      files.set(path, Buffer.from('1'));
      Object.assign(release.files, { [path]: `sha384-${'A'.repeat(64)}` });
    });
    expect(named.join()).toMatch(/^area\.json: files\./);
  },
);

test('every reason is given at once', () => {
  const all = problems(({ release, files }) => {
    files.delete('mobile.22222222.js');
    Object.assign(release.manifest, { contract: '^2' });
    Object.assign(release.shared, { react: '^20.0.0' });
  });
  expect(all).toHaveLength(3);
});

test('a manifest of 10 MB is refused before it is read', () => {
  expect(readRecord('x'.repeat(10 * 1024 * 1024))).toEqual({ reasons: [`area.json is longer than ${maxRecordBytes / 1024} kB.`] });
});

test('pages that answer the same addresses collide, whatever their parameters are called', () => {
  const one = { id: 'news', pages: { item: { title: '', desktop: { path: '/news/:id' } } } };
  const other = { id: 'press', pages: { item: { title: '', desktop: { path: ['/press', '/news/:name'] as const } } } };
  expect(collisions([one, other])).toEqual(['The desktop page /news/:name belongs to news/item and to press/item.']);
});

test('an address of the shell’s own pages is taken', () => {
  const press = { id: 'press', pages: { list: { title: '', desktop: { path: '/auth-login' } } } };
  expect(collisions([press])).toEqual(['The desktop page /auth-login belongs to the shell and to press/list.']);
});

test('only a key of this area that is not revoked may sign', () => {
  const pair = () => generateKeyPairSync('ed25519');
  const [mine, revoked, foreign] = [pair(), pair(), pair()];
  const pem = (keys: typeof mine) => keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const keys = [
    { id: 'mine', key: mine.publicKey, file: '', revoked: false },
    { id: 'old', key: revoked.publicKey, file: '', revoked: true },
  ];
  const record = '{ "area": "news" }' satisfies string;
  const check = (by: typeof mine, over = record) => checkSignature(record, { signature: signRecord(over, pem(by)), keys, area: 'news' });
  expect(check(mine)).toEqual({ keyId: 'mine' });
  expect(check(mine, '{}').problem).toBe('The signature is not by a key that may publish news.');
  expect(check(foreign).problem).toBe('The signature is not by a key that may publish news.');
  expect(check(revoked).problem).toMatch(/was revoked/);
  expect(checkSignature(record, { signature: '', keys: [], area: 'news' }).problem).toMatch(/knows no key of news/);
});

test('a release without a form is refused with the place of each fault', () => {
  const read = readRecord(JSON.stringify({ area: 'News', buildId: 'x' } satisfies Partial<Release>));
  expect('reasons' in read && read.reasons.length).toBeGreaterThan(3);
});
