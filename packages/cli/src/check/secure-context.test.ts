import { expect, test } from 'vitest';
import { secureContextUses, usesOf } from './secure-context.ts';

test.each([
  'crypto.randomUUID()',
  'await crypto.subtle.digest(a, b)',
  'navigator.locks.request(a, b)',
  'navigator.clipboard.writeText(a)',
  'caches.open(a)',
])('names the line that uses an interface of https: %s', (use) => {
  expect(usesOf(`first();\nconst a = ${use};`)).toEqual([expect.stringMatching(/^2: .+ needs https\.$/)]);
});

test('a comment, and what plain http has, are allowed', () => {
  expect(usesOf('// crypto.randomUUID is missing\n/** navigator.locks */\ncrypto.getRandomValues(a); myCaches.get(b);')).toEqual([]);
});

test('no browser code needs https without another way', async () => {
  expect(await secureContextUses()).toEqual([]);
});
