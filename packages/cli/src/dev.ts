import type { Release } from '@portico/area';
import { readEnvironment, requireFreeDirectory, requireFreePort } from '@portico/backend';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { areaFolders, areaNames, buildChanged, shellFolder } from './build/build-folders.ts';
import { developmentConfigurations } from './dev/configurations.ts';
import { toBackend } from './dev/front.ts';
import { galleryConfiguration, galleryPage } from './dev/gallery.ts';
import { exitOnFault } from './fault.ts';
import { freePort } from './free-port.ts';
import { portalAddress } from './registry/portal-address.ts';
import { startBackend } from './start/backend-process.ts';
import { bringAreas } from './start/bring-areas.ts';
import { welcome } from './start/welcome.ts';

const tell = (line: string) => console.log(line);

/**
 * `npm run dev`: the portal with every area's source instead of its build. Edits show at once and keep the page's
 * state; pages, data and sign-in use the real backend.
 */
await exitOnFault(async () => {
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
  const backendPort = await freePort();
  // The backend renders the first page with the shell's server build, and reads areas from its registry.
  await buildChanged([shellFolder, ...areaFolders()], tell);
  // Its renderer would use published builds, not the edited sources.
  const variables = { ...set, PORT: String(backendPort), PORTICO_RENDER: 'browser' };
  const backend = startBackend({ port: backendPort, environment: variables, tell });
  const stop = () => backend.stop();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    await backend.serving;
    const address = portalAddress({
      ...variables,
      PORTICO_URL: `http://127.0.0.1:${backendPort}`,
      PORTICO_TOKEN: undefined,
      PORTICO_KEY: undefined,
    });
    await bringAreas(address, areaFolders(), tell);
    tell('Compiling the sources …');

    const compiler = rspack([...(await developmentConfigurations()), galleryConfiguration()]);
    const builds = new Map<string, Release>();
    for (const each of compiler.compilers)
      each.hooks.done.tap('portico', ({ compilation }) => {
        const record = compilation.getAsset('area.json')?.source.source().toString();
        if (record) builds.set(each.name ?? '', JSON.parse(record) as Release);
      });
    const server = new RspackDevServer(
      {
        port: environment.port,
        hot: true,
        setupExitSignals: false,
        liveReload: false,
        client: { overlay: { warnings: false, errors: true, runtimeErrors: false }, logging: 'warn' },
        devMiddleware: { index: false },
        static: false,
        setupMiddlewares: (middlewares) => [
          ...middlewares,
          { name: 'gallery', middleware: galleryPage },
          { name: 'backend', middleware: toBackend(backendPort, () => [...builds.values()]) },
        ],
      },
      compiler,
    );
    await server.start();
    tell(welcome({ ...environment, seconds: (performance.now() - began) / 1_000 }));
    process.exitCode = await backend.ended;
    await server.stop();
  } catch (error) {
    stop();
    if ((await backend.ended) === 0) throw error;
    process.exitCode = 1;
  }
});
