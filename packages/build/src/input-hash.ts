import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);
const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** Twelve hexadecimal digits over all inputs of an area's build: equal inputs give an equal build id, in any folder. */
export function inputHash(folder: string): string {
  const hash = createHash('sha256');
  for (const input of [
    join(folder, 'src'),
    join(folder, 'package.json'),
    dirname(require.resolve('@portico/contracts')),
    dirname(require.resolve('@portico/area')),
    import.meta.dirname,
    lockFileOf(folder),
  ])
    for (const file of input ? filesBelow(input) : []) hash.update(relative(dirname(input ?? ''), file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The nearest one, upwards: an area's own, or that of the workspace around it. */
function lockFileOf(folder: string): string | undefined {
  const found = lockFiles.map((name) => join(folder, name)).find((file) => existsSync(file));
  const above = dirname(folder);
  return found ?? (above === folder ? undefined : lockFileOf(above));
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
