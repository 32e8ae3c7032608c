import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Device, PlannedArea } from '@portico/area';
import type { AreaOnPage } from '@portico/area/page-protocol';

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
  const read = await Promise.all(chunks.map(async ([chunk, names]) => [chunk, await readSmall(folder, names)] as const));
  return Object.fromEntries(read.flatMap(([chunk, css]) => (css ? [[chunk, css]] : [])));
}

async function readSmall(folder: string, files: readonly string[]): Promise<string | undefined> {
  const css = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8'))).then(
    (parts) => parts.join(''),
    () => '',
  );
  // A relative address would resolve against the page.
  return css.length <= most && !css.includes('url(') ? css : undefined;
}
