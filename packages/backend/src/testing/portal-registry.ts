import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAreaKey, signRecord } from '@portico/area/keys';
import { plannedBuilds } from '../console/plan/planned-builds.ts';
import { openLive } from '../kernel/live/live.ts';
import { readHealth } from '../registry/build-health/read-health.ts';
import { openRegistry, type Registry } from '../registry/releases/registry.ts';
import { sampleBuild, sampleShares } from '../registry/releases/sample-build.ts';
import type { Services } from '../services.ts';

/** A registry on a test portal's own database, known to its console. */
export interface PortalRegistry {
  registry: Registry;
  /** The private key of an area's team. */
  keyFile(area: string): string;
  /** A signed build of an area, as its team hands it over. */
  build(buildId: string, area?: string): ReturnType<typeof sampleBuild>;
  publish(buildId: string, area?: string): Promise<void>;
  close(): void;
}

export async function openPortalRegistry(services: Services): Promise<PortalRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-console-'));
  for (const area of ['news', 'home']) createAreaKey(join(folder, 'keys'), area);
  const live = await openLive({ log: services.log });
  const registry = await openRegistry({
    ...services,
    alone: true,
    planned: plannedBuilds,
    dataDirectory: folder,
    shellShares: () => sampleShares,
    isSchool: async (fid) => (await services.schools.byFid(fid)) !== undefined,
    live,
  });
  Object.assign(services.running, { registry, live, health: () => readHealth(services.database, services.now()) });
  const build: PortalRegistry['build'] = (buildId, area = 'news') =>
    sampleBuild({ area, buildId, sign: (record) => signRecord(record, readFileSync(join(folder, 'keys', `${area}.pem`), 'utf8')) });
  return {
    registry,
    keyFile: (area) => join(folder, 'keys', `${area}.pem`),
    build,
    publish: async (buildId, area) => void (await registry.publish({ ...build(buildId, area), who: 'test' })),
    close: () => rmSync(folder, { recursive: true }),
  };
}
