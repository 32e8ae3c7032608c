import type { ShellServer } from '@portico/area/page-protocol';
import { identityCalls as callsOfIdentity } from './page-data/startup-calls.ts';
import { areaOf as entryPointsOf } from './server/area-of.ts';
import { decidePage as decide } from './server/decide-page.ts';
import { renderView as render } from './server/render-view.tsx';

/** The shell's server build, as the backend's page floor and its renderer import it. */
const server: ShellServer = {
  identityCalls: callsOfIdentity,
  decidePage: decide,
  areaOf: entryPointsOf,
  renderView: (view) => render(view),
};

export const { identityCalls, decidePage, areaOf, renderView } = server;
