import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Release } from '@portico/area';
import { Fault } from '../fault.ts';

/** A build of an area on disk. */
export interface BuiltArea {
  area: string;
  buildId: string;
  /** `area.json`, byte for byte: what is signed. */
  record: string;
  files: ReadonlyMap<string, Buffer>;
}

/** Reads a build from a folder, or from `dist` in it. */
export function readBuiltArea(folder: string): BuiltArea {
  const dist = [folder, join(folder, 'dist')].find((each) => existsSync(join(each, 'area.json')));
  if (!dist) throw new Fault(`${folder} holds no built area (neither area.json nor dist/area.json). Build it with "rspack build" there.`);
  const record = readFileSync(join(dist, 'area.json'), 'utf8');
  const { area, buildId } = JSON.parse(record) as Release;
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  const files = new Map(paths.filter((path) => path !== 'area.json').map((path) => [path, readFileSync(join(dist, path))]));
  return { area, buildId, record, files };
}
