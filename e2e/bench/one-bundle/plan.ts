import type { AreaManifest, Plan } from '@portico/area';
import { area as home } from '../../../remotes/home/src/area.ts';
import { area as infoCenter } from '../../../remotes/info-center/src/area.ts';
import { area as news } from '../../../remotes/news/src/area.ts';

const areas: readonly AreaManifest[] = [home, infoCenter, news];
const noEntryPoint = { scripts: [], styles: [] };

/** The same areas as data, without a registry: their code is in the bundle. */
export const plan: Plan = {
  revision: 1,
  areas: areas.map((manifest) => ({
    area: manifest.id,
    title: manifest.title,
    buildId: 'bundle',
    base: '/',
    entry: '',
    global: '',
    files: {},
    entryPoints: { desktop: noEntryPoint, mobile: noEntryPoint },
    pages: manifest.pages,
    blocks: manifest.blocks ?? {},
  })),
};
