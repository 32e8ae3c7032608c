import { expect, test } from 'vitest';
import { ownStack } from './own-stack.ts';

/** Line 1, column 1 of server.js is line 3, column 5 of a page; line 2 was added by the build. */
const map = JSON.stringify({
  version: 3,
  sources: ['src/desktop/list-page.tsx', 'webpack/runtime/define'],
  names: [],
  mappings: 'AAEI;ACAA',
});
const text = `TypeError: spoiled
    at ListPage (news@b1/server.js:1:1)
    at renderToString (/portal/shell/dist/server.mjs:9:9)
    at __webpack_require__ (news@b1/server.js:2:1)
    at news@b1/server.js:1:3`;

test('a stack names the area’s own files and lines, and leaves out the rest', () => {
  expect(ownStack(text, { build: 'news@b1', map })).toBe(
    'TypeError: spoiled\n    at ListPage (src/desktop/list-page.tsx:3:5)\n    at src/desktop/list-page.tsx:3:5',
  );
});

test('without a source map, or with a damaged one, lines of the server build are named', () => {
  for (const damaged of [undefined, 'not JSON'])
    expect(ownStack(text, { build: 'news@b1', map: damaged })).toMatch(/^TypeError: spoiled\n {4}at ListPage \(server\.js:1:1\)\n/);
});

test('a message of several lines stays whole', () => {
  expect(ownStack('one\ntwo\n    at other.js:1:1', { build: 'news@b1', map })).toBe('one\ntwo');
});
