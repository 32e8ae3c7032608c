import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlannedArea } from '@portico/area';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf } from '../../registry/releases/verify-release.ts';
import { areaStyles } from './area-styles.ts';

async function stylesOf(files: Record<string, string>, damaged: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-styles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const build = join(folder, 'news', 'a1');
  await mkdir(build, { recursive: true });
  for (const [file, css] of Object.entries(files)) await writeFile(join(build, file), damaged.includes(file) ? 'garbage' : css);
  const planned = {
    area: 'news',
    buildId: 'a1',
    entryPoints: { desktop: { scripts: [], styles: ['desktop.a1.css'] } },
    files: Object.fromEntries(Object.entries(files).map(([file, css]) => [file, hashOf(Buffer.from(css))])),
  };
  return areaStyles(folder)(planned as unknown as PlannedArea, 'desktop');
}

test('styles are read by chunk: the entry point’s, and those of pages in files of their own', async () => {
  const files = {
    'desktop.a1.css': '.block{}',
    'desktop.list.b2.css': '.list{}',
    'desktop.list.b2.js': '',
    'mobile.list.c3.css': '.phone{}',
    'settings.d4.css': '.dialog{}',
  };
  expect(await stylesOf(files)).toEqual({ desktop: '.block{}', 'desktop.list': '.list{}' });
});

test('a damaged stylesheet is not written into the page', async () => {
  const files = { 'desktop.a1.css': '.block{}', 'desktop.list.b2.css': '.list{}' };
  expect(await stylesOf(files, ['desktop.list.b2.css'])).toEqual({ desktop: '.block{}' });
});

test('what is large, has a relative address or cannot be read is left to a request', async () => {
  const files = { 'desktop.list.b2.css': `.list{}${' '.repeat(24_000)}`, 'desktop.article.b2.css': '.a{background:url(a.png)}' };
  expect(await stylesOf(files)).toEqual({});
});
