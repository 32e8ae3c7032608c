import { join } from 'node:path';
import { livePath } from '@portico/contracts';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../kernel/api/request-facts.ts';
import { type Live, openLive } from '../kernel/live/live.ts';
import type { Operators } from '../kernel/operator/operators.ts';
import type { RawHandler } from '../kernel/server/server.ts';
import type { PortalServices } from '../kernel/services.ts';
import type { MeasuredHealth } from './build-health/read-health.ts';
import { type BuildHealthWatch, startBuildHealth } from './build-health/start-health.ts';
import { createLiveRoute } from './live-route.ts';
import { afterActivation } from './releases/after-activation.ts';
import { mountRegistry } from './releases/http.ts';
import { immutableFiles } from './releases/immutable-files.ts';
import { listedFiles } from './releases/listed-files.ts';
import { openRegistry, type Registry, type RegistryOptions } from './releases/registry.ts';
import { openSharedStore } from './releases/shared-store.ts';
import { shellShares } from './releases/shell-shares.ts';

/** The registry and the live events of a running portal. */
export interface RunningRegistry {
  registry: Registry;
  live: Live;
  /** The tabs' reports. */
  measured: () => Promise<MeasuredHealth[]>;
  /** Mounts /registry on the app. */
  mount(app: Hono<AppEnvironment>): void;
  /** Answers /areas, /assets and /live, which come from memory and skip the middleware. */
  raw: RawHandler;
  firstPageFailed: BuildHealthWatch['firstPageFailed'];
  /** Ends event streams; call it before the server stops. */
  close(): Promise<void>;
}

/** Opens the registry of this portal's data directory. Broken builds are a Problem. */
export async function startRegistry(
  services: PortalServices,
  {
    shellFolder,
    operators,
    rendering = () => [],
    gate,
    planned,
    keys = {},
    activated,
  }: {
    shellFolder: string;
    operators: Operators;
    /** This node's rendering outcomes, for /registry/health. */
    rendering?: () => unknown;
    /** Renders a build before it is accepted. */
    gate?: RegistryOptions['gate'];
    planned?: RegistryOptions['planned'];
    /** Fingerprints of what all nodes must share, beside the key of documents. */
    keys?: Readonly<Record<string, string>>;
    /** Runs at the start and after each activation at this node. */
    activated?: (running: { registry: Registry; live: Live }) => Promise<void>;
  },
): Promise<RunningRegistry> {
  const { environment, database, engine, log, now, schools, sealer } = services;
  const remote = await openSharedStore(services);
  const live = await openLive({ databaseUrl: environment.databaseUrl, log });
  const opened = await openRegistry({
    database,
    sealer,
    alone: engine === 'embedded',
    dataDirectory: environment.dataDirectory,
    shellShares: () => shellShares(join(shellFolder, 'shell.json')),
    isSchool: async (fid) => (await schools.byFid(fid)) !== undefined,
    remote,
    gate,
    planned,
    live,
    log,
    now,
  }).catch(async (error: unknown) => {
    await live.close();
    throw error;
  });
  const follow = async () => activated?.({ registry: opened, live });
  const registry = afterActivation(opened, follow);
  await follow();
  const health = await startBuildHealth(services, {
    registry,
    live,
    shellFile: join(shellFolder, 'shell.json'),
    rendering,
    operators,
    keys: { document: registry.key.id, ...keys },
  }).catch(async (error: unknown) => {
    await live.close();
    throw error;
  });
  const answerLive = createLiveRoute(services, live);
  const areasFolder = join(environment.dataDirectory, 'areas');
  const areas = immutableFiles({
    prefix: '/areas/',
    root: areasFolder,
    listed: listedFiles(areasFolder),
    log,
    ...(remote && { bring: (path) => ofBuild(path, registry.bring), restore: (path) => ofBuild(path, registry.restore) }),
  });
  const assets = immutableFiles({ prefix: '/assets/', root: join(shellFolder, 'browser') });
  return {
    registry,
    live,
    measured: health.measured,
    firstPageFailed: health.firstPageFailed,
    mount(app) {
      mountRegistry(app, {
        registry,
        database,
        mountMore: (more) => health.mount(more),
        operators,
        schoolOf: (host) => schools.ofHost(host),
        now,
        secure: environment.publicUrl?.startsWith('https:') ?? false,
      });
    },
    raw(request, response) {
      if (request.url === livePath && request.method === 'GET') {
        answerLive(request, response);
        return true;
      }
      return areas.handle(request, response) || assets.handle(request, response);
    },
    async close() {
      await health.close();
      await live.close();
    },
  };
}

/** Brings the build of a file from the store: one that this node has not needed so far, or a damaged one. */
async function ofBuild(path: string, bring: Registry['bring']): Promise<boolean> {
  const [, area, buildId] = /^([a-z][a-z0-9-]*)\/([0-9a-f]{12})\//.exec(path) ?? [];
  return area !== undefined && buildId !== undefined && bring(area, buildId);
}
