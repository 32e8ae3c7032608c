import type { Device } from '@portico/area';
import { federationArrived } from './areas/doors.ts';
import { isPlain, type LoadedPage } from './areas/loaded-page.ts';
import { providedSet } from './areas/provided.ts';
import type { Layout } from './portal-view.tsx';

/** What of a page decides which frame it stands in. */
export type Framed = Pick<LoadedPage, 'device' | 'layout' | 'area'>;

const frames: Partial<Record<Device | 'plain', Layout>> = {};

const frameOf = (page: Framed): Device | 'plain' => (isPlain(page) ? 'plain' : page.device);

/** A frame that is here already. */
export const arrivedFrame = (page: Framed): Layout | undefined => frames[frameOf(page)];

/** Loads the frame that a page stands in. One device's gives its component set to areas; the other's is never asked for. */
export async function loadFrame(page: Framed): Promise<Layout> {
  const name = frameOf(page);
  const here = frames[name];
  if (here) return here;
  const Layout =
    name === 'plain' ? (await import(/* webpackChunkName: "plain" */ './frame/plain/index.ts')).Layout : await deviceFrame(name);
  frames[name] = Layout;
  return Layout;
}

async function deviceFrame(device: Device): Promise<Layout> {
  const { Layout, componentSet, federation } =
    device === 'desktop'
      ? await import(/* webpackChunkName: "desktop" */ './frame/desktop/index.ts')
      : await import(/* webpackChunkName: "mobile" */ './frame/mobile/index.ts');
  // Both files hold it, and it is one module all the same.
  federationArrived(federation);
  federation.provide(device, providedSet(device, componentSet));
  return Layout;
}
