import type { AreaManifest, Plan, PlannedArea } from '@portico/area';

const nothing = { scripts: [], styles: [] };

/** A portal in which these areas are on: what links, blocks and modules are judged by. */
export function planWith(...areas: readonly AreaManifest[]): Plan {
  return { revision: 1, areas: areas.map(plannedOf) };
}

function plannedOf({ id, title, pages, blocks = {}, endpoints }: AreaManifest): PlannedArea {
  return {
    area: id,
    title,
    buildId: 'test',
    base: `/areas/${id}/test/`,
    entry: 'remoteEntry.js',
    global: `${id}_test`,
    files: {},
    entryPoints: { desktop: nothing, mobile: nothing },
    pages,
    blocks,
    ...(endpoints && { endpoints }),
  };
}
