import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { workspace } from '../workspace.ts';

/** Everything outside its own folder that a browser build depends on. */
const common = [
  ...['area', 'build', 'client', 'contracts', 'session', 'ui'].map((name) => join(workspace, 'packages', name, 'src')),
  join(workspace, 'pnpm-lock.yaml'),
];

/** The last file of a build; names the build in `dist`. */
export const resultOf = (folder: string): string => join(folder, 'dist', basename(folder) === 'shell' ? 'shell.json' : 'area.json');

/** Whether the production build in `dist` matches the current sources. */
export function isBuilt(folder: string): boolean {
  return existsSync(resultOf(folder)) && existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === mark(folder);
}

/** Records that the build in `dist` matches the current sources. */
export function rememberBuilt(folder: string): void {
  mkdirSync(dirname(stampOf(folder)), { recursive: true });
  writeFileSync(stampOf(folder), mark(folder));
}

/** Outside `dist`, which a build empties. */
const stampOf = (folder: string) => join(folder, 'node_modules/.cache/portico-build');

/** Inputs and result together: somebody else's build must not count as this one. */
function mark(folder: string): string {
  const hash = createHash('sha256');
  for (const file of [folder, ...common].flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.update(readFileSync(resultOf(folder))).digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist' && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}
