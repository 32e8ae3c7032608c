import type { Device, EntryPoint } from '@portico/area';
import type { AreaBuild } from '@portico/area/page-protocol';
import * as desktopSet from '@portico/ui/desktop';
import * as mobileSet from '@portico/ui/mobile';
import { providedAtStart, providedSet } from '../areas/provided.ts';

const provided = { ...providedAtStart, ...providedSet('desktop', desktopSet), ...providedSet('mobile', mobileSet) };

/** Creates an area's two entry points from its server build: it can require only what the shell provides. */
export function areaOf(build: AreaBuild): Record<Device, EntryPoint> {
  const module: { exports: unknown } = { exports: {} };
  build((name) => {
    const found = provided[name];
    if (!found) throw new Error(`The shell does not provide ${name}.`);
    return found.module;
  }, module);
  const { desktop, mobile } = module.exports as Partial<Record<Device, EntryPoint>>;
  if (!desktop?.pages || !mobile?.pages) throw new Error('An entry point is missing.');
  return { desktop, mobile };
}
