import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { requirementIdsOf } from './requirements.ts';
import { idsInTests } from './test-names.ts';
import { usedCalls } from './uses.ts';

test('C6 · a call without a contract or a handler is a gap; one that no screen makes is named', () => {
  const found = compare({
    wanted: ['GET /a', 'GET /b', 'GET /c'],
    raw: ['GET /feed/:name'],
    stated: [
      { name: 'one.a', route: 'GET /a' },
      { name: 'one.b', route: 'GET /b' },
      { name: 'one.own', route: 'POST /own' },
    ],
    served: new Set(['GET /a', 'POST /own', 'GET /feed/:name']),
    used: new Set(['one.a']),
  });
  expect(found).toEqual({
    total: 4,
    covered: 2,
    missingContracts: ['GET /c'],
    missingHandlers: ['GET /b'],
    unused: ['one.b (GET /b)', 'one.own (POST /own)'],
    own: ['one.own (POST /own)'],
  });
});

test('C6 · a use is the contract’s call by name, or a client’s in the same app', () => {
  const used = usedCalls([
    { path: 'remotes/news/src/api.ts', text: 'export const news = createClient(newsContract);' },
    { path: 'remotes/news/src/desktop/list-page.tsx', text: 'useQuery(news.list.query({}))' },
    { path: 'remotes/home/src/area.ts', text: 'first(termContract.now)' },
    { path: 'remotes/home/src/page.tsx', text: 'news.detail; row.news.config' },
    { path: 'shell/src/a.ts', text: 'createClient(statisticContract)\n    .addFontVisit({})' },
  ]);
  expect([...used].sort()).toEqual(['news.list', 'statistic.addFontVisit', 'term.now']);
});

test('ids are read from the names of tests only', () => {
  const text = `
    // test('B1 · only a comment', () => {});
    const no = 'H1 · only a text';
    test('case 35 · G7 · what', () => { const A1 = 'A2 · x'; told('S1 · not a test'); });
    test.each([['K1 · a row']])('Q1 · %s', () => undefined);
    test.skipIf(!url)("Q2 · it's escaped", async () => undefined);
    test(\`V3 · \${width} px is \${mode}\`, async () => { await test.step('V4 · inside', async () => undefined); });
    for (const [id] of rows) it(id + ' · L1 · joined', () => undefined);
  `;
  expect([...idsInTests([{ path: 'a.test.ts', text }])].sort()).toEqual(['G7', 'Q1', 'Q2', 'V3', 'V4']);
});

test('a test that cannot be parsed is an error, not a file without ids', () => {
  expect(() => idsInTests([{ path: 'a.test.ts', text: "test('V3 · x', (" }])).toThrow('a.test.ts cannot be parsed');
});

test('requirements are the lines of the page that begin with an id; a section may be open', () => {
  const page = '# R\n\nL9 is none.\n\n- L1 One.\n- L12 Two, as V3.\n- no id\n\n## Later, open\n\n- W1 One.\n\n## Now\n\n- W2 Two.\n';
  expect(requirementIdsOf(page)).toEqual({ wanted: ['L1', 'L12', 'W2'], open: ['W1'] });
});
