import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brokenLinksOf } from './document-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-links-'));
mkdirSync(join(folder, 'docs'));
writeFileSync(join(folder, 'docs/operate.md'), '# Operate\n\n## Take back a build\n');
afterAll(() => rmSync(folder, { recursive: true }));

test('links to files, folders, headings and other sites hold', () => {
  const text = '# Top\n[a](docs/operate.md) [b](docs) [c](docs/operate.md#take-back-a-build) [d](#top) [e](https://example.org/x)';
  expect(brokenLinksOf(text, folder)).toEqual([]);
});

test('a missing file, picture or heading is named', () => {
  const text = '[a](docs/none.md) ![p](none.png) <img src="gone.png"> [h](docs/operate.md#no-such) [t](#nowhere)';
  expect(brokenLinksOf(text, folder)).toEqual(['docs/none.md', 'none.png', 'docs/operate.md#no-such', '#nowhere', 'gone.png']);
});

test('links in code are examples', () => {
  expect(brokenLinksOf('```\n[a](none.md)\n```\n', folder)).toEqual([]);
});
