import type { Device } from '@portico/area';
import type { EntryPoints } from './areas/entry-points.ts';
import type { Federation } from './areas/federation.ts';
import { isPlain, type LoadedPage } from './areas/loaded-page.ts';
import { providedSet } from './areas/provided.ts';
import type { Layout } from './portal-view.tsx';

/** The properties of a page that decide its frame. */
export type Framed = Pick<LoadedPage, 'device' | 'layout' | 'area'>;

/** The loaded frames of a tab, and how to load others. */
export interface Frames {
  /** A frame that is already loaded. */
  arrived(page: Framed): Layout | undefined;
  /**
   * Loads the frame of a page. A device's frame provides its component set to areas; the other device's is never
   * loaded.
   */
  load(page: Framed): Promise<Layout>;
}

const frameOf = (page: Framed): Device | 'plain' => (isPlain(page) ? 'plain' : page.device);

export function createFrames(entryPoints: EntryPoints): Frames {
  const frames: Partial<Record<Device | 'plain', Layout>> = {};
  let federation: Federation | undefined;

  async function deviceFrame(device: Device): Promise<Layout> {
    const { Layout, componentSet, createFederation } =
      device === 'desktop'
        ? await import(/* webpackChunkName: "desktop" */ './frame/desktop/index.ts')
        : await import(/* webpackChunkName: "mobile" */ './frame/mobile/index.ts');
    federation ??= createFederation();
    entryPoints.connect(federation);
    federation.provide(device, providedSet(device, componentSet));
    return Layout;
  }

  return {
    arrived: (page) => frames[frameOf(page)],
    async load(page) {
      const name = frameOf(page);
      frames[name] ??=
        name === 'plain' ? (await import(/* webpackChunkName: "plain" */ './frame/plain/index.ts')).Layout : await deviceFrame(name);
      return frames[name];
    },
  };
}
