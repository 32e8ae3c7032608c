import { createApp } from './app.ts';
import { Complaint } from './complaint.ts';
import { readEnvironment } from './environment.ts';
import { openPortal } from './portal.ts';
import { startServer } from './server.ts';

/** The portal as a process: opens, serves, and ends cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const services = await openPortal(environment);
  try {
    // The page and the registry are mounted here.
    const app = createApp({ services });
    const server = await startServer(app, environment);
    services.log.info({ port: server.port, engine: services.engine }, 'serving');
    const signal = await new Promise<NodeJS.Signals>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    services.log.info({ signal }, 'stopping');
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
