import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

export interface AreaCopy {
  folder: string;
  remove(): void;
}

/** A copy of an area's sources. It lies beside the other areas, because its build reaches for the workspace; remove it afterwards. */
export function copyArea(area: string): AreaCopy {
  const original = join(workspace, 'remotes', area);
  const folder = mkdtempSync(join(workspace, 'remotes', `.changed-${area}-`));
  for (const part of ['src', 'package.json', 'rspack.config.ts']) cpSync(join(original, part), join(folder, part), { recursive: true });
  symlinkSync(join(original, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function buildArea({ folder }: AreaCopy): void {
  const built = spawnSync(join(workspace, 'node_modules/.bin/rspack'), ['build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
}

/** Builds a copy of an area in which one text is another, as its team would after an edit. */
export function buildChangedArea(area: string, { file, from, to }: { file: string; from: string; to: string }): AreaCopy {
  const copy = copyArea(area);
  try {
    const source = readFileSync(join(copy.folder, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${area}/${file} does not say ${from}.`);
    writeFileSync(join(copy.folder, file), source.replaceAll(from, to));
    buildArea(copy);
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}
