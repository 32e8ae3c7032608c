import type { ShellServer } from '@portico/area/page-protocol';
// The server has at once what the browser loads while a notice runs.
import './frame/urgent/urgent-bar.tsx';
import { identityCalls as callsOfIdentity } from './page-data/startup-calls.ts';
import { areaOf as entryPointsOf } from './server/area-of.ts';
import { decidePage as decide } from './server/decide-page.ts';
import { createPalettes } from './server/palettes.ts';
import { renderView as render } from './server/render-view.tsx';

const palettes = createPalettes();

/** The shell's server build, imported by the backend's page floor and its renderer. */
const server: ShellServer = {
  identityCalls: callsOfIdentity,
  decidePage: (question) => decide(question, palettes),
  areaOf: entryPointsOf,
  renderView: (view) => render(view),
};

export const { identityCalls, decidePage, areaOf, renderView } = server;
