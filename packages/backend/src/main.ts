import { join } from 'node:path';
import { createApp } from './app.ts';
import { tellConsole } from './console/act/tell.ts';
import { plannedBuilds } from './console/plan/planned-builds.ts';
import { startReminders } from './homepage/calendar/send-reminders.ts';
import { createEndpoints } from './homepage/endpoint/endpoints.ts';
import { introduceAreas } from './homepage/unit/introduce-areas.ts';
import { lockDirectory, requireFreeDirectory } from './kernel/database/directory-lock.ts';
import { readEnvironment } from './kernel/environment/environment.ts';
import { Problem } from './kernel/environment/problem.ts';
import { tellSchools } from './kernel/live/tell-schools.ts';
import { createOperators } from './kernel/operator/operators.ts';
import { sharedFileToken } from './kernel/operator/shared-file-token.ts';
import { shortFingerprint } from './kernel/secret/fingerprint.ts';
import { createDrain } from './kernel/server/drain.ts';
import { requireFreePort } from './kernel/server/free-port.ts';
import { parentEnd, tellStep } from './kernel/server/parent.ts';
import { startServer } from './kernel/server/server.ts';
import { mountPortalOperations } from './operations.ts';
import { areaStyles } from './page/document/area-styles.ts';
import { mountPages } from './page/document/page-routes.ts';
import { mountPublicFiles } from './page/document/public-files.ts';
import { mountQrCodes } from './page/document/qr-codes.ts';
import { readShellBuild } from './page/document/shell-build.ts';
import { createWarmUp } from './page/document/warm-up.ts';
import type { PageParts } from './page/document/write-page.ts';
import { createGate } from './page/gate/gate.ts';
import { addRenderMetrics } from './page/renderer/render-metrics.ts';
import { openRenderer, type Renderer } from './page/renderer/renderer.ts';
import { serverBuilds } from './page/renderer/server-builds.ts';
import { openPortal } from './portal.ts';
import { type RunningRegistry, startRegistry } from './registry/index.ts';
import { createMissingAreas } from './registry/releases/missing-areas.ts';
import { planAsKnown } from './registry/releases/visit.ts';

/** The folder of the shell's build (`npm start` builds it); tests of the process provide a small one. */
const shellFolder = process.env.PORTICO_SHELL || join(import.meta.dirname, '../../../shell/dist');

/** Everyone's areas: those that a school without activations of its own has. */
const activeAreas = ({ planFor }: RunningRegistry['registry']) => planFor({ fid: '' }).areas.map(({ area }) => area);

/** The portal as a process: opens, serves, and stops cleanly on SIGINT and SIGTERM, and when its parent ends. */
async function main(): Promise<void> {
  const parent = parentEnd();
  const environment = readEnvironment();
  // Before anything is opened, so that a start that fails leaves all data unchanged.
  requireFreeDirectory(environment.dataDirectory);
  await requireFreePort(environment.port, environment.host);
  tellStep(environment.databaseUrl ? 'Connecting to the database' : 'Opening the database');
  // The embedded database locks the directory itself.
  if (environment.databaseUrl) lockDirectory(environment.dataDirectory);
  const services = await openPortal(environment);
  let running: RunningRegistry | undefined;
  let renderer: Renderer | undefined;
  let endReminders: () => void = () => undefined;
  try {
    tellStep('Loading the shell and the active builds');
    const shell = await readShellBuild(shellFolder);
    const areasFolder = join(environment.dataDirectory, 'areas');
    const firstToken = await sharedFileToken(services, environment.dataDirectory);
    const operators = createOperators({ ...services, first: firstToken });
    if (environment.render === 'server')
      renderer = openRenderer({
        shellServer: shell.serverFile,
        codeOf: serverBuilds(areasFolder, async (area, buildId) => (await running?.registry.restore(area, buildId)) ?? false),
        log: services.log,
        budget: environment.renderBudget,
      });
    if (renderer) addRenderMetrics(services.metrics.registry, renderer.builds);
    let warmUp: () => void = () => undefined;
    const registry = await startRegistry(services, {
      shellFolder,
      operators,
      rendering: () => renderer?.builds.counts() ?? [],
      keys: { 'secret key': services.sealer.fingerprint(), 'operator’s token': shortFingerprint(firstToken) },
      planned: plannedBuilds,
      gate: createGate({ shellServer: shell.serverFile }),
      async activated({ registry, live }) {
        await tellSchools(live, services, await introduceAreas(services, (fid) => registry.planFor({ fid })), 'modules');
        warmUp();
        // Also after what the command line and the portal itself activated or took back.
        await tellConsole(services, '');
      },
    });
    running = registry;
    Object.assign(services.running, {
      live: registry.live,
      isListening: registry.live.isListening,
      registry: registry.registry,
      health: registry.measured,
    });
    const missingAreas = createMissingAreas(environment.expectedAreas, () => activeAreas(registry.registry));
    const introduce = () => introduceAreas(services, (fid) => registry.registry.planFor({ fid }));
    const endpoints = createEndpoints(services);
    const secure = environment.publicUrl?.startsWith('https:') ?? false;
    const pages: PageParts & { registry: RunningRegistry['registry'] } = {
      services,
      shell,
      renderer,
      registry: registry.registry,
      styles: areaStyles(areasFolder),
      endpoints,
      failed: (build, { visitor, address, plan }) => registry.firstPageFailed(build, { person: visitor.person?.id, address, plan }),
    };
    warmUp = createWarmUp(pages);
    const drain = createDrain();
    const app = createApp({
      services,
      operating: {
        operators,
        missingAreas,
        isDraining: drain.isDraining,
      },
      areas: {
        endpoints,
        planOf: (context, fid) => planAsKnown(context, { registry: registry.registry, fid, secure }),
      },
      mount(routes) {
        const areasOf = (fid: string) => registry.registry.planFor({ fid }).areas;
        mountPortalOperations(routes, { services, operators, live: registry.live, introduceAreas: introduce, areasOf });
        registry.mount(routes);
        mountPublicFiles(routes, join(shellFolder, 'public'));
        mountQrCodes(routes, services);
        // Last, because every other GET is a page.
        mountPages(routes, { ...pages, missingAreas });
      },
    });
    endReminders = startReminders(services, registry.live);
    const server = await startServer(app, {
      port: environment.port,
      ...(environment.host && { hostname: environment.host }),
      raw: running.raw,
      https: secure,
    });
    services.log.info({ port: server.port, engine: services.engine }, 'serving');
    warmUp();
    const signal = new Promise<NodeJS.Signals>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    services.log.info({ reason: await Promise.race([signal, parent]) }, 'stopping');
    server.drain();
    await drain.wait(environment.drainSeconds);
    // Event streams never end by themselves. The link to the other nodes stays until the last request has ended.
    registry.live.endStreams();
    await server.stop();
    await registry.close();
  } finally {
    endReminders();
    renderer?.close();
    await running?.close();
    await services.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Problem ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
