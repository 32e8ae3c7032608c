import { type AreaManifest, type Device, type PlannedArea, pathsOf, shellPaths } from '@portico/area';

type Pages = Pick<AreaManifest, 'id' | 'pages' | 'blocks'>;
const devices: readonly Device[] = ['desktop', 'mobile'];

/** Addresses and block ids that would collide: of two areas, of one area twice, or of the shell and an area. */
export function collisions(manifests: readonly Pages[]): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>(
    devices.flatMap((device) => shellPaths.map((path) => [`${device} ${path}`, 'the shell'] as const)),
  );
  const claim = (what: string, owner: string, shown: string) => {
    const other = owners.get(what);
    if (other) problems.push(`${shown} belongs to ${other} and to ${owner}.`);
    else owners.set(what, owner);
  };
  for (const { id, pages, blocks } of manifests) {
    for (const [name, page] of Object.entries(pages)) {
      for (const device of devices)
        for (const path of pathsOf(page, device)) claim(`${device} ${alike(path)}`, `${id}/${name}`, `The ${device} page ${path}`);
    }
    for (const sign of Object.keys(blocks ?? {})) claim(`block ${sign}`, id, `The block ${sign}`);
  }
  return problems;
}

/** The part of a planned area that can collide. */
export const manifestOf = (area: PlannedArea): Pages => ({ id: area.area, pages: area.pages, blocks: area.blocks });

/** Two patterns that differ only in their parameters' names match the same addresses. */
const alike = (pattern: string) => pattern.replace(/:[^/]+/g, ':').toLowerCase();
