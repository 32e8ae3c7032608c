import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalContract } from '@portico/area';
import { workspace } from '../workspace.ts';

/** The packages for an outside area. Backend and shell are not included. */
export const packedNames = ['contracts', 'area', 'client', 'session', 'ui', 'testing', 'build', 'cli', 'create-portico-area'];

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  publishConfig?: { exports?: Record<string, string>; bin?: Record<string, string> };
  private?: boolean;
  [field: string]: unknown;
}

export const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(workspace, 'packages', name, 'package.json'), 'utf8')) as Manifest;

/** Files that no import names: a loader, and what the scripts of bin load. */
const byName: Readonly<Record<string, readonly string[]>> = {
  build: ['./src/contract-loader.ts'],
  cli: ['./src/portico.ts', './src/create-area.ts'],
};

/** The TypeScript entry files of a package. */
export function entriesOf(name: string): string[] {
  const { exports, bin = {}, publishConfig } = readManifest(name);
  const named = [...Object.values(publishConfig?.exports ?? exports), ...Object.values(bin)];
  return [...named, ...(byName[name] ?? [])]
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => join(workspace, 'packages', name, file));
}

/** The package.json of the tarball: exports point to the compiled files, siblings have the one version of all packages. */
export function packedManifest(name: string): Record<string, unknown> {
  const { exports, bin, publishConfig, devDependencies: _own, private: _private, scripts: _scripts, ...manifest } = readManifest(name);
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([sibling, range]) => [
    sibling,
    range === 'workspace:*' ? portalContract : range,
  ]);
  return {
    ...manifest,
    version: portalContract,
    license: 'MIT',
    engines: { node: '>=22.18' },
    exports: Object.fromEntries(
      Object.entries(publishConfig?.exports ?? exports).map(([entryPoint, file]) => [entryPoint, compiled(file)]),
    ),
    ...(bin && { bin: publishConfig?.bin ?? bin }),
    dependencies: Object.fromEntries(dependencies),
  };
}

const scriptOf = (file: string) => file.replace(/\.tsx?$/, '.js');

function compiled(file: string): string | { types: string; default: string } {
  if (/\.d\.ts$/.test(file)) return { types: file, default: file };
  if (!/\.tsx?$/.test(file)) return file;
  return { types: file.replace(/\.tsx?$/, '.d.ts'), default: scriptOf(file) };
}
