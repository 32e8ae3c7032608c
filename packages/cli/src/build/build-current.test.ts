import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCurrent, holdsSources } from './build-current.ts';

let folder: string;
let told: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-build-'));
  told = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const build = () => buildCurrent(folder, (line) => told.push(line));
/** Settings whose build writes `area.json` as a real one does. */
const settings = (global: string, source = './src/area.ts') => `
  const folder = import.meta.dirname;
  class Writes { apply(compiler) { compiler.hooks.thisCompilation.tap('w', (made) => made.hooks.processAssets.tap('w', () =>
    made.emitAsset('area.json', new compiler.webpack.sources.RawSource(JSON.stringify({ global: '${global}' }))))); } }
  export default { mode: 'production', context: folder, entry: '${source}', plugins: [new Writes()],
    output: { path: folder + '/dist', uniqueName: '${global}' } };`;

test('a folder with nothing but a built area is no source', () => {
  write('dist/area.json', '{}');
  expect(holdsSources(folder)).toBe(false);
});

test('what was edited since the last build is built first', async () => {
  write('src/area.ts', 'export const area = 1;');
  write('dist/area.json', '{"global":"news_old"}');
  write('rspack.config.ts', settings('news_new'));
  expect(holdsSources(folder)).toBe(true);
  await build();
  expect(told).toEqual([`Building ${folder} …`]);
  await build();
  expect(told, 'and not again').toHaveLength(1);
});

test('an area that was never built is built, with all of its configurations', async () => {
  write('src/area.ts', 'export const area = 1;');
  const server = "{ ...remote, name: 'server', plugins: [], output: { path: folder + '/dist/server', filename: 'server.cjs' } }";
  write('rspack.config.ts', `${settings('news_new').replace('export default', 'const remote =')}\nexport default [remote, ${server}];`);
  await build();
  expect(told).toEqual([`Building ${folder} …`]);
  expect(['dist/area.json', 'dist/server/server.cjs'].map((file) => existsSync(join(folder, file)))).toEqual([true, true]);
  await build();
  expect(told, 'and not again').toHaveLength(1);
});

test('a folder that cannot be built says why, and nothing of it is used', async () => {
  write('src/area.ts', 'export const area = 1;');
  write('rspack.config.ts', settings('news_new', './src/none.ts'));
  await expect(build()).rejects.toThrow(/none\.ts[\s\S]*could not be built/);
});

test('sources without installed packages: dist is used, with a message; without a dist there is nothing to use', async () => {
  write('src/area.ts', 'export const area = 1;');
  write('rspack.config.ts', "import { area } from '@portico/not-installed';\nexport default area;");
  await expect(build()).rejects.toThrow(/Install what it needs first/);
  write('dist/area.json', '{"global":"news_old"}');
  await build();
  expect(told.join()).toMatch(/cannot be built here .*what lies in dist is taken as it is/);
});
