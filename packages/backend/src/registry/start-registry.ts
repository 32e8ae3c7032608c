import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../api/request-facts.ts';
import { type Live, openLive } from '../live/live.ts';
import type { Services } from '../services.ts';
import { mountRegistry } from './http.ts';
import { type ImmutableFiles, immutableFiles } from './immutable-files.ts';
import { operatorToken } from './operator-token.ts';
import { openRegistry, type Registry } from './registry.ts';
import { shellShares } from './shell-shares.ts';

/** The registry and the live events of a running portal. */
export interface RunningRegistry {
  registry: Registry;
  live: Live;
  /** Puts /registry, /areas, /assets and /live onto the app. */
  mount(app: Hono<AppEnvironment>): void;
  /** Ends event streams; call it before the server stops. */
  close(): Promise<void>;
}

/** Opens the registry of this portal's data directory. Builds that are not whole are a Complaint. */
export async function startRegistry(services: Services, { shellFolder }: { shellFolder: string }): Promise<RunningRegistry> {
  const { environment, database, engine, log, now, schools } = services;
  const live = await openLive({ databaseUrl: environment.databaseUrl, log });
  const registry = await openRegistry({
    database,
    alone: engine === 'embedded',
    dataDirectory: environment.dataDirectory,
    shellShares: () => shellShares(join(shellFolder, 'shell.json')),
    isSchool: async (fid) => (await schools.byFid(fid)) !== undefined,
    live,
    log,
    now,
  }).catch(async (error: unknown) => {
    await live.close();
    throw error;
  });
  const token = operatorToken(environment.dataDirectory);
  const areas = immutableFiles({ prefix: '/areas/', root: join(environment.dataDirectory, 'areas') });
  const assets = immutableFiles({ prefix: '/assets/', root: join(shellFolder, 'browser') });
  return {
    registry,
    live,
    mount(app) {
      mountFiles(app, '/areas/*', areas);
      mountFiles(app, '/assets/*', assets);
      app.get('/live', async (context) => {
        const { fid } = await schools.ofHost(context.req.header('host') ?? '');
        const { incoming, outgoing } = context.env as unknown as HttpBindings;
        live.attach(incoming, outgoing, { fid });
        return RESPONSE_ALREADY_SENT;
      });
      mountRegistry(app, { registry, live, operatorToken: token, schoolOf: (host) => schools.ofHost(host) });
    },
    close: () => live.close(),
  };
}

/** Static files are answered on the raw response: they come from memory, and nothing is left to do to them. */
function mountFiles(app: Hono<AppEnvironment>, path: string, files: ImmutableFiles): void {
  app.all(path, (context) => {
    const { incoming, outgoing } = context.env as unknown as HttpBindings;
    files.handle(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
}
