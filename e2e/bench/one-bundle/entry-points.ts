import type { Device, EntryPoint, PlannedArea } from '@portico/area';
import type { Federation } from '../../../shell/src/areas/federation.ts';

// Stands in for shell/src/areas/federation.ts: an area is a lazy chunk of the one bundle.
const entryPoints: Record<string, () => Promise<unknown>> = {
  'home/desktop': () => import(/* webpackChunkName: "home-desktop" */ '../../../remotes/home/src/desktop.tsx'),
  'home/mobile': () => import(/* webpackChunkName: "home-mobile" */ '../../../remotes/home/src/mobile.tsx'),
  'info-center/desktop': () => import(/* webpackChunkName: "info-center-desktop" */ '../../../remotes/info-center/src/desktop.tsx'),
  'info-center/mobile': () => import(/* webpackChunkName: "info-center-mobile" */ '../../../remotes/info-center/src/mobile.tsx'),
  'news/desktop': () => import(/* webpackChunkName: "news-desktop" */ '../../../remotes/news/src/desktop.tsx'),
  'news/mobile': () => import(/* webpackChunkName: "news-mobile" */ '../../../remotes/news/src/mobile.tsx'),
};

/** One area's code, by a dynamic import. */
export async function fetchEntryPoint({ area }: PlannedArea, device: Device): Promise<EntryPoint> {
  const entryPoint = await entryPoints[`${area}/${device}`]?.();
  if (!entryPoint) throw new Error(`There is no ${device} entry point of ${area} in the bundle.`);
  return entryPoint as EntryPoint;
}

/** Nothing is shared at run time: the bundle holds one copy of everything. */
export const createFederation = (): Federation => ({ provide: () => undefined, fetch: fetchEntryPoint, forget: () => undefined });
