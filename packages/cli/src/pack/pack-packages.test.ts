import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalContract } from '@portico/area';
import { provided } from '@portico/build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../check/step.ts';
import { workspace } from '../workspace.ts';
import { packPackages } from './pack-packages.ts';
import { packedNames, readManifest } from './packed-manifest.ts';

interface Packed {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string | { types: string; default: string }>;
  bin?: Record<string, string>;
  dependencies: Record<string, string>;
  engines: { node: string };
}

let folder: string;
const packed = new Map<string, { manifest: Packed; text: string; files: string[] }>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-packed-'));
  for (const [index, tarball] of (await packPackages(folder)).entries()) {
    const { output, code } = await runProgram('tar', ['-xzf', tarball, '-C', folder]);
    expect(code, output).toBe(0);
    const root = join(folder, 'package');
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    const text = readFileSync(join(root, 'package.json'), 'utf8');
    packed.set(packedNames[index] as string, { manifest: JSON.parse(text) as Packed, text, files });
    rmSync(root, { recursive: true });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every package has the one version of the portal contract, and takes its siblings in that version alone', () => {
  expect([...packed.keys()]).toEqual(packedNames);
  for (const name of packedNames) expect(readManifest(name).version, name).toBe(portalContract);
  for (const [name, { manifest, text }] of packed) {
    expect(manifest.version, name).toBe(portalContract);
    expect(manifest.private, name).toBeUndefined();
    expect(text, name).not.toMatch(/workspace:|catalog:|file:|link:|"devDependencies"|"scripts"|"publishConfig"/);
    const siblings = Object.entries(manifest.dependencies).filter(([sibling]) => sibling.startsWith('@portico/'));
    expect(
      siblings.filter(([, range]) => range !== portalContract),
      name,
    ).toEqual([]);
    for (const [sibling] of siblings) expect(packed.has(sibling.replace('@portico/', '')), `${name} needs ${sibling}`).toBe(true);
  }
});

test('every package has what it names, a README and a licence, and nothing that only this workspace needs', () => {
  for (const [name, { manifest, files }] of packed) {
    expect(files, name).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    const named = Object.values(manifest.exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.types, entry.default]));
    for (const file of [...named, ...Object.values(manifest.bin ?? {})]) expect(files, `${name} ${file}`).toContain(file.replace('./', ''));
    const own = files.filter((file) => !file.startsWith('template/'));
    expect(
      own.filter((file) => /\.test\.|(?<!\.d)\.tsx?$|bring-up|tsconfig\.(?!json)|^(gallery|dist|src\/dev)\//.test(file)),
      name,
    ).toEqual([]);
  }
});

test('nothing that is packed names this machine', async () => {
  for (const tarball of readdirSync(folder)) {
    const { output } = await runProgram('tar', ['-xzOf', join(folder, tarball)]);
    expect(output.includes(workspace), tarball).toBe(false);
  }
});

test('a new area, and what the shell provides, ask for the packages of this version', () => {
  const template = JSON.parse(readFileSync(join(workspace, 'packages/cli/template/elsewhere/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const asked = [provided, template.dependencies, template.devDependencies].flatMap((each) => Object.entries(each));
  const own = asked.filter(([name]) => name.startsWith('@portico/'));
  expect(own.filter(([, range]) => range !== `^${portalContract}`)).toEqual([]);
});

const check = join(workspace, 'packages/cli/bin/node-check.cjs');
const under = (version: string) =>
  runProgram(process.execPath, [
    '-e',
    `Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} }); require(${JSON.stringify(check)});`,
  ]);

test('an old Node reads that it is too old', async () => {
  expect(await under('20.20.2')).toEqual({ code: 1, output: 'Node 22.18 or newer is needed, this is 20.20.\n' });
  expect(await under('22.17.1')).toMatchObject({ code: 1 });
  expect(await under('8.0.0')).toMatchObject({ code: 1 });
  for (const version of ['22.18.0', '24.1.0', '26.0.0']) expect(await under(version)).toEqual({ code: 0, output: '' });
  for (const file of [check, join(workspace, 'packages/create-portico-area/bin/create-portico-area.cjs')])
    expect(readFileSync(file, 'utf8').replace(/^\/\/.*$/gm, ''), file).not.toMatch(/=>|\b(?:const|let|await|import)\b|`/);
});
