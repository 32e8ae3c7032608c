import type { AreaManifest, Page } from '@portico/area';
import { pathsOf, shellPaths } from '@portico/area';

/** First path segments that the server handles itself, and names of the workspace's own packages. */
const ofServer =
  'areas assets avatars covers docs e2e files healthz homepage js live metrics ops pedestal portico qr readyz registry shell'.split(' ');
const ownedByPortal = new Set([...shellPaths.map((path) => path.split('/')[1]), ...ofServer]);
const longest = 40;

/** Conflicts of an area's name; `manifests` are those of the existing areas. */
export function validateAreaName(name: string, manifests: readonly AreaManifest[]): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `An area is named in kebab-case, such as library or library-loans; ${JSON.stringify(name)} is not.`;
  if (name.length > longest) return `An area's name has at most ${longest} letters; ${name} has ${name.length}.`;
  if (ownedByPortal.has(name)) return `The address /${name} belongs to the portal itself. Choose another name.`;
  const namesake = manifests.find(({ id }) => id === name);
  if (namesake) return `There is an area ${name} already (${namesake.title}). Choose another name.`;
  for (const { id, pages } of manifests) {
    for (const [page, path] of Object.entries(pages).flatMap(allPaths))
      if (path === `/${name}` || path === `/mobile/${name}`) return `The address ${path} belongs to ${id}/${page}. Choose another name.`;
  }
  return undefined;
}

const allPaths = ([name, page]: [string, Page]) =>
  (['desktop', 'mobile'] as const).flatMap((device) => pathsOf(page, device).map((path) => [name, path] as const));
