import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Device, PlannedArea } from '@portico/area';
import type { AreaOnPage } from '@portico/area/page-protocol';
import { hashOf } from '../../registry/releases/verify-release.ts';

/** Maximum bytes of a stylesheet that is inlined instead of fetched. */
const most = 24_000;

/** Reads the stylesheets of areas for inlining. Builds never change, so each is read once. */
export type AreaStyles = (planned: PlannedArea, device: Device) => Promise<AreaOnPage['css']>;

export function areaStyles(areasFolder: string): AreaStyles {
  const read = new Map<string, Promise<AreaOnPage['css']>>();
  return (planned, device) => {
    const key = `${planned.base}${device}`;
    let css = read.get(key);
    if (!css) {
      css = readStyles(join(areasFolder, planned.area, planned.buildId), planned, device);
      read.set(key, css);
    }
    return css;
  };
}

/** The files of a device by chunk: its entry point's, and those of its pages, as `desktop.list.15d777bc.css`. */
async function readStyles(folder: string, { entryPoints, files }: PlannedArea, device: Device): Promise<AreaOnPage['css']> {
  const pages = Object.keys(files).flatMap((file) => {
    const [of, page, hash, kind] = file.split('.');
    return of === device && hash && kind === 'css' ? [[`${device}.${page}`, [file]] as const] : [];
  });
  const chunks = [[device, entryPoints[device].styles] as const, ...pages];
  const read = await Promise.all(chunks.map(async ([chunk, names]) => [chunk, await readSmall(folder, names, files)] as const));
  return Object.fromEntries(read.flatMap(([chunk, css]) => (css ? [[chunk, css]] : [])));
}

/** Undefined for what is not small, and for what is damaged here: the browser then asks for the file. */
async function readSmall(folder: string, names: readonly string[], hashes: PlannedArea['files']): Promise<string | undefined> {
  const css = await Promise.all(names.map((name) => readWhole(join(folder, name), hashes[name]))).then(
    (parts) => parts.join(''),
    () => undefined,
  );
  // A relative address would resolve against the page.
  return css !== undefined && css.length <= most && !css.includes('url(') ? css : undefined;
}

async function readWhole(file: string, hash: string | undefined): Promise<string> {
  const content = await readFile(file);
  if (hashOf(content) !== hash) throw new Error(`${file} differs from its hash.`);
  return content.toString();
}
