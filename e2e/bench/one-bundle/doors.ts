import type { Door, PlannedArea } from '@portico/area';

// Stands in for shell/src/areas/federation.ts: an area is a lazy chunk of the one bundle.
const doors: Record<string, () => Promise<unknown>> = {
  home: () => import('../../../remotes/home/src/desktop.tsx'),
  'info-center': () => import('../../../remotes/info-center/src/desktop.tsx'),
  news: () => import('../../../remotes/news/src/desktop.tsx'),
};

/** One area's code, by a dynamic import. */
export async function fetchDoor({ area }: PlannedArea): Promise<Door> {
  const door = await doors[area]?.();
  if (!door) throw new Error(`There is no area ${area} in the bundle.`);
  return door as Door;
}

/** Nothing is shared at run time: the bundle holds one copy of everything. */
export const provide = (): void => undefined;
export const forgetRegistration = (): void => undefined;
