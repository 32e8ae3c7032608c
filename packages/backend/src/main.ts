import { join } from 'node:path';
import { createApp } from './app.ts';
import { Complaint } from './complaint.ts';
import { readEnvironment } from './environment.ts';
import { areaStyles } from './page/area-styles.ts';
import { mountPages } from './page/page-routes.ts';
import { mountPublicFiles } from './page/public-files.ts';
import { readShellBuild } from './page/shell-build.ts';
import { openPortal } from './portal.ts';
import { startRegistry } from './registry/index.ts';
import { startServer } from './server.ts';

/** Where the shell's build lies (`npm start` builds it). */
const shellFolder = join(import.meta.dirname, '../../../shell/dist');

/** The portal as a process: opens, serves, and ends cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const services = await openPortal(environment);
  try {
    const shell = await readShellBuild(shellFolder);
    const running = await startRegistry(services, { shellFolder });
    const app = createApp({
      services,
      mount(routes) {
        running.mount(routes);
        mountPublicFiles(routes, join(shellFolder, 'public'));
        // Last, because every other GET is a page.
        mountPages(routes, {
          services,
          shell,
          plan: (fid) => running.registry.planFor({ fid }),
          styles: areaStyles(join(environment.dataDirectory, 'areas')),
        });
      },
    });
    const server = await startServer(app, environment);
    services.log.info({ port: server.port, engine: services.engine }, 'serving');
    const signal = await new Promise<NodeJS.Signals>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    services.log.info({ signal }, 'stopping');
    await running.close();
    await server.stop();
  } finally {
    await services.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Complaint ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
