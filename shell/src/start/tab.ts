import type { Device, Plan } from '@portico/area';
import { deviceAtom } from '@portico/session';
import { type AreaHost, createAreaHost } from '../areas/area-host.ts';
import { nameOfBuild } from '../areas/server-rendered.tsx';
import type { Failures } from '../failures/failures.ts';
import { createFrames, type Frames } from '../frames.ts';
import { keptAtAtom, readKeptAt } from '../kept/kept-at.ts';
import { type LiveFacts, liveFacts } from '../page-data/live-facts.ts';
import { type PageData, readPageData } from '../page-data/page-data.ts';
import { openState, type PortalState } from '../page-data/state.ts';
import { createRunningRobot, type RunningRobot } from '../robot/running-robot.ts';
import { callbackAtom, takeCallback } from '../sign-in/callback.ts';
import { deviceOfWidth } from '../viewport/viewport.ts';
import { widthAtom } from '../viewport/width.ts';

/** The objects of one tab. Created once at its start; each step of the start receives what it needs. */
export interface Tab {
  /** The server's data in the page. */
  data: PageData;
  state: PortalState;
  facts: LiveFacts;
  host: AreaHost;
  frames: Frames;
  robot: RunningRobot;
  device: () => Device;
  width: () => number;
  /** The builds that rendered the page; undefined if this window cannot hydrate it. */
  written: readonly string[] | undefined;
}

/** Reads the server's data and creates the tab's objects. */
export function openTab(failures: Failures): Tab {
  const moved = hasMoved();
  // Before anything is loaded: the address may contain a secret.
  const callback = takeCallback();
  const data = readPageData();
  const state = openState(data);
  const facts = liveFacts(data, state);
  const { store } = state;
  store.set(callbackAtom, callback);
  store.set(keptAtAtom, readKeptAt());
  store.set(widthAtom, innerWidth);
  store.set(deviceAtom, deviceOfWidth(innerWidth));
  const device = () => store.get(deviceAtom);
  const written = moved ? undefined : serverRenderedBuilds(data, device(), facts.get().plan);
  const host = createAreaHost({ failures, rendered: written ?? [] });
  const frames = createFrames(host.entryPoints);
  return { data, state, facts, host, frames, robot: createRunningRobot(), device, width: () => store.get(widthAtom), written };
}

/** The visitor went back in the history before the start: the page in the document is not the one at the address. */
function hasMoved(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  if (!loaded) return false;
  const { pathname, search } = new URL(loaded.name, location.href);
  return pathname !== location.pathname || search !== location.search;
}

function serverRenderedBuilds({ device, path, rendered }: PageData, here: Device, plan: Plan): readonly string[] | undefined {
  if (device !== here || path !== location.pathname) return undefined;
  const planned = new Set(plan.areas.map(nameOfBuild));
  return rendered.every((name) => planned.has(name)) ? rendered : undefined;
}
