import { first } from '@portico/area';
import {
  actsContract,
  grantsContract,
  meContract,
  modulesContract,
  overviewContract,
  partnersContract,
  releasesContract,
  sourcesContract,
} from '@portico/contracts/console';

const school = '?school';

export const me = first(meContract.me);
export const overview = first(overviewContract.read, { school });
export const recentActs = first(actsContract.recent, { school });
export const releaseAreas = first(releasesContract.areas, { school });
export const release = first(releasesContract.read, { school, area: ':area' });
export const modules = first(modulesContract.list, { school });
export const partners = first(partnersContract.list, { school });
export const sources = first(sourcesContract.list, { school });
export const grants = first(grantsContract.list, { school });
