import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalContract } from '@portico/area';
import { runProgram } from '../check/step.ts';
import { Fault } from '../fault.ts';
import { toolPath, workspace } from '../workspace.ts';
import { entriesOf, packedManifest, packedNames, readManifest } from './packed-manifest.ts';

const packages = join(workspace, 'packages');

/**
 * Compiles the packages for areas into JavaScript with types, for Node and bundlers; the workspace itself runs the
 * TypeScript. Returns the tarballs.
 */
export async function packPackages(folder: string): Promise<string[]> {
  const cache = join(workspace, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  // Two may pack at the same time.
  const stage = mkdtempSync(join(cache, 'packages-'));
  try {
    return await packFrom(stage, folder);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function packFrom(stage: string, folder: string): Promise<string[]> {
  await compile(stage);
  for (const name of packedNames) {
    copyOther(join(packages, name), join(stage, name));
    copyFileSync(join(workspace, 'LICENSE'), join(stage, name, 'LICENSE'));
    writeFileSync(join(stage, name, 'package.json'), `${JSON.stringify(packedManifest(name), null, 2)}\n`);
  }
  mkdirSync(folder, { recursive: true });
  const folders = packedNames.map((name) => join(stage, name));
  await run('npm', ['pack', '--silent', '--ignore-scripts', `--pack-destination=${folder}`, ...folders]);
  return packedNames.map((name) => join(folder, `${readManifest(name).name.replace('@', '').replace('/', '-')}-${portalContract}.tgz`));
}

async function compile(stage: string): Promise<void> {
  mkdirSync(stage, { recursive: true });
  const file = join(stage, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    target: 'ES2022',
    rootDir: packages,
    outDir: stage,
  };
  const say = (files: readonly string[]) =>
    writeFileSync(file, JSON.stringify({ extends: join(workspace, 'tsconfig.json'), compilerOptions, files, include: [], exclude: [] }));
  const ambient = join(packages, 'build/src/assets.d.ts');
  say([ambient, ...packedNames.flatMap(entriesOf)]);
  const reached = (await run(toolPath('tsc'), ['-p', file, '--listFilesOnly'])).split('\n').filter((path) => path.startsWith(packages));
  // The compiler treats imports by package name as external and would not write them, so each file is named.
  say(reached.filter((path) => path === ambient || !path.includes('/node_modules/')));
  await run(toolPath('tsc'), ['-p', file]);
}

/** Stylesheets, drawings and other files that are not compiled. */
function copyOther(from: string, to: string): void {
  const isOther = (source: string) => !/(?<!\.d)\.tsx?$/.test(source);
  for (const part of readdirSync(from)) {
    if (['node_modules', 'package.json', 'dist'].includes(part)) continue;
    // The template of new areas is copied unchanged.
    cpSync(join(from, part), join(to, part), { recursive: true, filter: part === 'template' ? () => true : isOther });
  }
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram(command, args);
  if (code !== 0) throw new Fault(`${output.trim()}\n${command} ${args[0]} failed; nothing was packed.`);
  return output;
}
