import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Device, PlannedArea } from '@portico/area';

/** Maximum bytes of a stylesheet that is inlined instead of fetched. */
const most = 24_000;

/** Reads the stylesheets of areas' entry points for inlining. Builds never change, so each is read once. */
export function areaStyles(areasFolder: string): (planned: PlannedArea, device: Device) => Promise<string | undefined> {
  const read = new Map<string, Promise<string | undefined>>();
  return (planned, device) => {
    const key = `${planned.base}${device}`;
    let css = read.get(key);
    if (!css) {
      css = readStyles(areasFolder, planned, device);
      read.set(key, css);
    }
    return css;
  };
}

async function readStyles(areasFolder: string, planned: PlannedArea, device: Device): Promise<string | undefined> {
  const files = planned.entryPoints[device].styles.map((file) => readFile(join(areasFolder, planned.area, planned.buildId, file), 'utf8'));
  const css = await Promise.all(files).then(
    (parts) => parts.join(''),
    () => '',
  );
  // A relative address would resolve against the page.
  return css && css.length <= most && !css.includes('url(') ? css : undefined;
}
