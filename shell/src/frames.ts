import type { Device } from '@portico/area';
import { provide } from './areas/federation.ts';
import { providedSet } from './areas/provided.ts';
import type { Layout } from './portal-view.tsx';

const frames: Partial<Record<Device, Layout>> = {};

/** Loads one device's frame and gives its component set to areas; the other device's is never asked for. */
export async function loadFrame(device: Device): Promise<Layout> {
  const here = frames[device];
  if (here) return here;
  const { Layout, componentSet } =
    device === 'desktop'
      ? await import(/* webpackChunkName: "desktop" */ './frame/desktop/index.ts')
      : await import(/* webpackChunkName: "mobile" */ './frame/mobile/index.ts');
  provide(device, providedSet(device, componentSet));
  frames[device] = Layout;
  return Layout;
}

/** A frame that is here already. */
export const arrivedFrame = (device: Device): Layout | undefined => frames[device];
