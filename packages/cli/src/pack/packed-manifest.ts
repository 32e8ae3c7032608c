import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';

/** The packages for an outside area. Backend and shell are not included. */
export const packedNames = ['contracts', 'area', 'client', 'session', 'ui', 'testing', 'build', 'cli'];

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  publishConfig?: { exports?: Record<string, string> };
  private?: boolean;
  [field: string]: unknown;
}

export const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(workspace, 'packages', name, 'package.json'), 'utf8')) as Manifest;

/** The TypeScript entry files of a package. */
export function entriesOf(name: string): string[] {
  const { exports, bin = {}, publishConfig } = readManifest(name);
  const named = [...Object.values(publishConfig?.exports ?? exports), ...Object.values(bin)];
  // A loader is referenced by its file name.
  const byName = name === 'build' ? ['./src/contract-loader.ts'] : [];
  return [...named, ...byName].filter((file) => /(?<!\.d)\.tsx?$/.test(file)).map((file) => join(workspace, 'packages', name, file));
}

/** The package.json of the tarball: exports point to the compiled files, siblings have versions. */
export function packedManifest(name: string): Record<string, unknown> {
  const { exports, bin, publishConfig, devDependencies: _own, private: _private, scripts: _scripts, ...manifest } = readManifest(name);
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([sibling, range]) => [
    sibling,
    range === 'workspace:*' ? `^${readManifest(sibling.replace('@portico/', '')).version}` : range,
  ]);
  return {
    ...manifest,
    license: 'MIT',
    exports: Object.fromEntries(
      Object.entries(publishConfig?.exports ?? exports).map(([entryPoint, file]) => [entryPoint, compiled(file)]),
    ),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, scriptOf(file)])) }),
    dependencies: Object.fromEntries(dependencies),
  };
}

const scriptOf = (file: string) => file.replace(/\.tsx?$/, '.js');

function compiled(file: string): string | { types: string; default: string } {
  if (/\.d\.ts$/.test(file)) return { types: file, default: file };
  if (!/\.tsx?$/.test(file)) return file;
  return { types: file.replace(/\.tsx?$/, '.d.ts'), default: scriptOf(file) };
}
