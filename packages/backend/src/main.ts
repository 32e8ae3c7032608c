import { join } from 'node:path';
import { createApp } from './app.ts';
import { startReminders } from './homepage/calendar/send-reminders.ts';
import { introduceAreas } from './homepage/unit/introduce-areas.ts';
import { readEnvironment } from './kernel/environment/environment.ts';
import { Problem } from './kernel/environment/problem.ts';
import { tellSchools } from './kernel/live/tell-schools.ts';
import { requireFreePort } from './kernel/server/free-port.ts';
import { startServer } from './kernel/server/server.ts';
import { mountPortalOperations } from './operations.ts';
import { areaStyles } from './page/document/area-styles.ts';
import { mountPages } from './page/document/page-routes.ts';
import { mountPublicFiles } from './page/document/public-files.ts';
import { mountQrCodes } from './page/document/qr-codes.ts';
import { readShellBuild } from './page/document/shell-build.ts';
import { createWarmUp } from './page/document/warm-up.ts';
import { addRenderMetrics } from './page/renderer/render-metrics.ts';
import { openRenderer, type Renderer } from './page/renderer/renderer.ts';
import { serverBuilds } from './page/renderer/server-builds.ts';
import { openPortal } from './portal.ts';
import { checkBuildFolders, type RunningRegistry, startRegistry } from './registry/index.ts';
import { createMissingAreas } from './registry/releases/missing-areas.ts';
import { isOperator, operatorToken } from './registry/releases/operator-token.ts';

/** The folder of the shell's build (`npm start` builds it); tests of the process provide a small one. */
const shellFolder = process.env.PORTICO_SHELL || join(import.meta.dirname, '../../../shell/dist');

/** Everyone's areas: those that a school without activations of its own has. */
const activeAreas = ({ planFor }: RunningRegistry['registry']) => planFor({ fid: '' }).areas.map(({ area }) => area);

/** The portal as a process: opens, serves, and stops cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  // Before anything is opened, so that a start that fails leaves all data unchanged.
  await requireFreePort(environment.port);
  await checkBuildFolders(join(environment.dataDirectory, 'areas'));
  const services = await openPortal(environment);
  let running: RunningRegistry | undefined;
  let renderer: Renderer | undefined;
  let endReminders: () => void = () => undefined;
  try {
    const shell = await readShellBuild(shellFolder);
    const areasFolder = join(environment.dataDirectory, 'areas');
    if (environment.render === 'server')
      renderer = openRenderer({
        shellServer: shell.serverFile,
        codeOf: serverBuilds(areasFolder),
        log: services.log,
        budget: environment.renderBudget,
      });
    if (renderer) addRenderMetrics(services.metrics.registry, renderer.builds);
    let warmUp: () => void = () => undefined;
    const registry = await startRegistry(services, {
      shellFolder,
      rendering: () => renderer?.builds.counts() ?? [],
      async activated({ registry, live }) {
        await tellSchools(live, services, await introduceAreas(services, (fid) => registry.planFor({ fid })), 'modules');
        warmUp();
      },
    });
    running = registry;
    const pages = { services, shell, renderer, registry: registry.registry, styles: areaStyles(areasFolder) };
    warmUp = createWarmUp(pages);
    const token = operatorToken(environment.dataDirectory);
    const app = createApp({
      services,
      operating: {
        isOperator: (authorization) => isOperator(authorization, token),
        missingAreas: createMissingAreas(environment.expectedAreas, () => activeAreas(registry.registry)),
      },
      mount(routes) {
        mountPortalOperations(routes, { services, operatorToken: token, live: registry.live });
        registry.mount(routes);
        mountPublicFiles(routes, join(shellFolder, 'public'));
        mountQrCodes(routes, services);
        // Last, because every other GET is a page.
        mountPages(routes, pages);
      },
    });
    endReminders = startReminders(services, registry.live);
    const server = await startServer(app, {
      port: environment.port,
      raw: running.raw,
      https: environment.publicUrl?.startsWith('https:') ?? false,
    });
    services.log.info({ port: server.port, engine: services.engine }, 'serving');
    warmUp();
    const signal = await new Promise<NodeJS.Signals>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    services.log.info({ signal }, 'stopping');
    // Event streams never end by themselves.
    await registry.close();
    await server.stop();
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
