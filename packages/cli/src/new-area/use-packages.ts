import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Fault } from '../fault.ts';

/**
 * Lets an outside area use the portal's packages from a folder of tarballs (`portico pack FOLDER`) instead of a
 * registry.
 */
export function usePackages(folder: string, packages: string): void {
  const from = resolve(packages);
  const found = existsSync(from) ? readdirSync(from).flatMap(readName) : [];
  if (found.length === 0) throw new Fault(`${from} holds no packages of the portal. Make them there with portico pack.`);
  const lines = found.map(({ name, file }) => `  "${name}": "file:${relative(folder, join(from, file)).replaceAll('\\', '/')}"`);
  appendFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `\n# The portal's packages, as they were handed over.\noverrides:\n${lines.join('\n')}\n`,
  );
}

/** `portico-area-1.0.0.tgz` → `@portico/area`. */
function readName(file: string): { name: string; file: string }[] {
  const [, name] = /^portico-([a-z-]+)-\d[\w.-]*\.tgz$/.exec(file) ?? [];
  return name ? [{ name: `@portico/${name}`, file }] : [];
}
