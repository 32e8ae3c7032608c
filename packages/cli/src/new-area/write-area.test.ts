import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import { runProgram } from '../check/step.ts';
import { toolPath, workspace } from '../workspace.ts';
import { usePackages } from './use-packages.ts';
import { writeArea } from './write-area.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, '.new-area-'));
  folders.push(folder);
  return folder;
}
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('an area written here passes format and lint, and builds', async () => {
  const folder = folderIn(join(workspace, 'remotes'));
  writeArea({ name: 'library-loans', title: '图书借阅', folder, place: 'workspace' });
  symlinkSync(join(workspace, 'remotes/news/node_modules'), join(folder, 'node_modules'));
  const linted = await runProgram(toolPath('biome'), ['check', '--write', '--error-on-warnings', folder]);
  expect(linted.code, linted.output).toBe(0);
  const built = await runProgram(toolPath('rspack'), ['build'], { folder, environment: { NODE_ENV: 'production' } });
  expect(built.code, built.output).toBe(0);
  expect(JSON.parse(read(folder, 'dist/area.json'))).toMatchObject({
    area: 'library-loans',
    manifest: { pages: { main: { title: '图书借阅', desktop: { path: '/library-loans' } } } },
  });
  expect(`${read(folder, 'README.md')}${read(folder, 'package.json')}`).not.toMatch(/example-area|示例/);
}, 60_000);

test('a folder that holds anything is left as it is', () => {
  const folder = folderIn(tmpdir());
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => writeArea({ name: 'library', title: '图书馆', folder, place: 'elsewhere' })).toThrow(/is not empty. Nothing was written/);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

test('an area elsewhere takes its packages from the tarballs of a folder, and says so where there are none', () => {
  const folder = folderIn(tmpdir());
  writeArea({ name: 'library', title: '图书馆', folder, place: 'elsewhere' });
  const packages = folderIn(tmpdir());
  expect(() => usePackages(folder, packages)).toThrow(/holds no packages of the portal/);
  writeFileSync(join(packages, 'portico-area-1.0.0.tgz'), '');
  usePackages(folder, packages);
  expect(read(folder, 'pnpm-workspace.yaml')).toContain(`"@portico/area": "file:../${basename(packages)}/portico-area-1.0.0.tgz"`);
});

test('what an area elsewhere is made with has the versions of this workspace', () => {
  interface Named {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  }
  const root = JSON.parse(read(workspace, 'package.json')) as Named;
  const ui = JSON.parse(read(workspace, 'packages/ui/package.json')) as Named;
  const contracts = JSON.parse(read(workspace, 'packages/contracts/package.json')) as Named;
  const known = { ...root.devDependencies, ...ui.dependencies, ...contracts.dependencies };
  const elsewhere = JSON.parse(read(workspace, 'packages/cli/template/elsewhere/package.json')) as Named;
  const others = Object.entries({ ...elsewhere.dependencies, ...elsewhere.devDependencies }).filter(
    ([name]) => !name.startsWith('@portico/'),
  );
  expect(others.filter(([name, version]) => known[name] !== version)).toEqual([]);
});

test('the import rules apply to a folder elsewhere too', async () => {
  const folder = folderIn(tmpdir());
  writeArea({ name: 'library', title: '图书馆', folder, place: 'elsewhere' });
  const { default: fences } = (await import(join(workspace, 'packages/build/src/fences.mjs'))) as {
    default: { forbidden: never[]; options: object };
  };
  const ui = join(folder, 'node_modules/@portico/ui');
  mkdirSync(ui, { recursive: true });
  writeFileSync(join(ui, 'package.json'), '{ "name": "@portico/ui", "version": "1.0.0", "main": "index.js" }');
  writeFileSync(join(ui, 'index.js'), 'exports.Icon = 1;');
  const broken = async () => {
    const { forbidden, options } = fences;
    const { output } = await cruise(['src'], { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } });
    return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))];
  };
  expect(await broken()).toEqual([]);
  writeFileSync(join(folder, 'src/model/wrong.ts'), "import { Icon } from '@portico/ui';\nexport const wrong = Icon;\n");
  expect(await broken()).toEqual(['model-knows-no-screen']);
  writeFileSync(join(folder, 'src/model/wrong.ts'), 'export {};\n');
  writeFileSync(join(folder, 'src/mobile/wrong.ts'), "import '../desktop/main-page.tsx';\n");
  expect(await broken()).toEqual(['desktop-and-mobile-are-siblings']);
});
