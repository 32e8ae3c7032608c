import { expect, test } from 'vitest';
import { compare } from './compare.ts';
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
    ...{ total: 4, covered: 2, missingContracts: ['GET /c'], missingHandlers: ['GET /b'] },
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
  const text = "test('case 35 · G7 · what', () => { const A1 = 'A2'; }); test.each(`Q1 · Q2 · x`)";
  expect([...idsInTests([{ path: 'a.test.ts', text }])]).toEqual(['G7', 'Q1', 'Q2']);
});
