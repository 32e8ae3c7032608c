import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

/** Twelve hexadecimal digits over everything that an area's build is made from: equal inputs, equal build. */
export function inputHash(folder: string): string {
  const hash = createHash('sha256');
  for (const input of [
    join(folder, 'src'),
    join(folder, 'package.json'),
    join(root, 'packages/contracts/src'),
    join(root, 'packages/area/src'),
    join(root, 'packages/cli/src/rspack'),
    join(root, 'pnpm-lock.yaml'),
    join(root, 'rspack.config.base.ts'),
  ])
    for (const file of filesBelow(input)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [resolve(path)];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
