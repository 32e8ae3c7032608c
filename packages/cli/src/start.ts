import { readEnvironment, requireFreeDirectory, requireFreePort } from '@portico/backend';
import { areaFolders, areaNames, buildChanged, shellFolder } from './build/build-folders.ts';
import { exitOnFault } from './fault.ts';
import { portalAddress } from './registry/portal-address.ts';
import { startBackend } from './start/backend-process.ts';
import { bringAreas } from './start/bring-areas.ts';
import { welcome } from './start/welcome.ts';

const tell = (line: string) => console.log(line);

/** `npm start`: builds what changed, serves, publishes the workspace's areas, and runs until Ctrl-C. */
await exitOnFault(async () => {
  // A request log is for permanent operation; a local start only needs the address.
  const set = {
    ...process.env,
    PORTICO_DEMO: process.env.PORTICO_DEMO || '1',
    PORTICO_LOG_LEVEL: process.env.PORTICO_LOG_LEVEL || 'warn',
    PORTICO_EXPECT_AREAS: process.env.PORTICO_EXPECT_AREAS || areaNames().join(','),
  };
  const environment = readEnvironment(set);
  requireFreeDirectory(environment.dataDirectory);
  await requireFreePort(environment.port);
  const began = performance.now();
  tell('Comparing the sources with their builds …');
  await buildChanged([shellFolder, ...areaFolders()], tell);

  const backend = startBackend({ port: environment.port, environment: set, tell });
  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    tell('Stopping …');
    backend.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    await backend.serving;
    const url = `http://127.0.0.1:${environment.port}`;
    await bringAreas(portalAddress({ ...set, PORTICO_URL: url, PORTICO_TOKEN: undefined, PORTICO_KEY: undefined }), areaFolders(), tell);
    tell(welcome({ ...environment, seconds: (performance.now() - began) / 1_000 }));
  } catch (error) {
    stop();
    // A backend that could not start has already printed the reason.
    if (await backend.ended.then((code) => code === 0)) throw error;
  }
  process.exitCode = await backend.ended;
});
