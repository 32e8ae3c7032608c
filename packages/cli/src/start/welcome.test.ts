import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const inOneLine = (text: string) => text.replaceAll('`', '').replace(/\s+/g, ' ');

test('names the demo’s accounts as the README does, and none without a demo', () => {
  const readme = inOneLine(readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8'));
  const accounts = /Accounts +([\s\S]*?); password/.exec(welcome({ port: 8080, publicUrl: undefined, demo: true, seconds: 1 }))?.[1] ?? '';
  expect(accounts).toContain('T10003');
  expect(readme).toContain(`Accounts: ${inOneLine(accounts)}; password`);
  expect(welcome({ port: 8080, publicUrl: undefined, demo: false, seconds: 1 })).not.toContain('T10001');
});
