import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@portico/area';

const workspace = join(import.meta.dirname, '../..');
const sha384 = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * A build of an area that differs from the one in its `dist` by its build id, and by what `edit` makes of a file:
 * many builds in little time, each whole with its own hashes. Answers the folder to publish; remove it afterwards.
 */
export function variantBuild(
  area: string,
  number: number,
  edit: (file: string, text: string) => string = (_file, text) => text,
): { folder: string; buildId: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), `portico-variant-${area}-`));
  cpSync(join(workspace, 'remotes', area, 'dist'), join(folder, 'dist'), { recursive: true });
  const path = (file: string) => join(folder, 'dist', file);
  const release = JSON.parse(readFileSync(path('area.json'), 'utf8')) as Release;
  const buildId = number.toString(16).padStart(12, '0');
  const hashes = new Map<string, string>();
  // The entry holds the hashes of the chunks, so it comes last.
  const files = Object.keys(release.files).sort((a, b) => Number(a === release.entry) - Number(b === release.entry));
  for (const file of files) {
    let text = readFileSync(path(file), 'utf8').replaceAll(release.buildId, buildId);
    for (const [before, now] of hashes) text = text.replaceAll(before, now);
    text = edit(file, text);
    writeFileSync(path(file), text);
    hashes.set(release.files[file] ?? '', sha384(text));
  }
  const written = JSON.stringify({
    ...release,
    files: Object.fromEntries(files.map((file) => [file, hashes.get(release.files[file] ?? '')])),
  });
  writeFileSync(path('area.json'), written.replaceAll(release.buildId, buildId));
  return { folder, buildId, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
