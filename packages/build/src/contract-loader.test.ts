import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import contractLoader from './contract-loader.ts';

const contracts = join(import.meta.dirname, '../../contracts/src');
const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

test('methods, paths and callers of every contract stay, summaries and schemas go', () => {
  const kept = (text: string) =>
    [...text.matchAll(/^\s*(method|path|who|effect|idleExempt|upload): ([^,\n]+)/gm)].map(
      ([, name, value]) => `${name} ${value?.replace(/['"]/g, '')}`,
    );
  let calls = 0;
  for (const name of files) {
    const source = readFileSync(join(contracts, name), 'utf8');
    if (!/= contract\(/.test(source)) continue;
    const stripped = contractLoader(source);
    const inCalls = source.slice(source.indexOf('= contract('));
    expect(kept(stripped), name).toEqual(kept(inCalls));
    expect(stripped, name).not.toMatch(/summary:|z\.object\(|output:/);
    calls += kept(stripped).filter((each) => each.startsWith('path')).length;
  }
  expect(calls).toBeGreaterThan(80);
});

test('a file without schemas, and values that are no schemas, stay as they are', () => {
  const plain = 'export const codes = Object.freeze({ ok: 200 });\n';
  expect(contractLoader(plain)).toBe(plain);
  const mixed =
    "import { z } from 'zod';\nexport const names = ['a'].map(String);\nexport const id = z.string().min(1);\nexport const short = id.max(3);";
  const stripped = contractLoader(mixed);
  expect(stripped).toMatch(/\.map\(String\)/);
  expect(stripped).not.toMatch(/\.min\(|\.max\(/);
});

test('what is built on a schema of another file is built on the replacement', () => {
  const shapes = "import { z } from 'zod';\nexport const id = z.string();";
  expect(contractLoader(shapes)).toMatch(/export const id = z;/);
});
