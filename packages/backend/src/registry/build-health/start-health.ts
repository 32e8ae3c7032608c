import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { type Plan, shellName } from '@portico/area';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { regularly } from '../../kernel/clock/regularly.ts';
import { jobFailed } from '../../kernel/database/job-failed.ts';
import type { Live } from '../../kernel/live/live.ts';
import type { Operators } from '../../kernel/operator/operators.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { rememberShell } from '../releases/open-shells.ts';
import type { Registry } from '../releases/registry.ts';
import { checkActivations, failingBuilds } from './check-activations.ts';
import { checkRollouts } from './check-rollouts.ts';
import { tabReportCollector } from './collect-tab-reports.ts';
import { freeSpaceOf } from './free-space.ts';
import { addHealthMetrics } from './health-metrics.ts';
import { mountBuildHealth } from './http.ts';
import { signEvery, signOff, signOfLife } from './nodes.ts';
import { type MeasuredHealth, readHealth } from './read-health.ts';
import { serverReport } from './server-tab.ts';
import { sharedReading } from './shared-reading.ts';
import { plannedIn, witnessOf } from './witness.ts';

/** Interval in ms between checks of running rollouts. */
const lookEvery = 5_000;
/** Cache time of the reports in ms. */
const freshFor = 1_000;
const sweepEvery = 3_600_000;
/** Delay in ms of the first look at this node's files, after the work of a start. */
const firstLookAfter = 30_000;

/** Who asked for a first page. */
export interface FirstPageVisitor {
  /** Their id; undefined for a guest. */
  person: string | undefined;
  address: string;
  plan: Plan;
}

/** Tab reports and rollout checks of a running node. */
export interface BuildHealthWatch {
  mount(app: Hono<AppEnvironment>): void;
  /** The tabs' reports, read at most once a second. */
  measured: () => Promise<MeasuredHealth[]>;
  /** A build failed while the server rendered a visitor's first page. */
  firstPageFailed(build: string, visitor: FirstPageVisitor): void;
  close(): Promise<void>;
}

export async function startBuildHealth(
  services: PortalServices,
  {
    registry,
    live,
    shellFile,
    keys,
    ...shown
  }: {
    registry: Registry;
    live: Live;
    shellFile: string;
    rendering: () => unknown;
    operators: Operators;
    /** Fingerprints of what all nodes must share. */
    keys: Readonly<Record<string, string>>;
  },
): Promise<BuildHealthWatch> {
  const { database, log, now } = services;
  const taker = tabReportCollector({ database, log, now });
  const health = sharedReading(() => readHealth(database, now()), freshFor);
  const node = randomUUID();
  const written = readFileSync(shellFile, 'utf8');
  const shell = createHash('sha256').update(written).digest('hex').slice(0, 12);
  const { start = [], shared: shares = {} } = JSON.parse(written) as { start?: string[]; shared?: Record<string, string> };
  const name = shellName(start);
  const freeSpace = freeSpaceOf(services.environment.dataDirectory, now);
  let signed = 0;
  const sign = async () => {
    signed = registry.revision();
    const { missing, damaged } = registry.ownFiles();
    const disk = await freeSpace();
    const facts = { name: `${hostname()}:${services.environment.port}`, missing, damaged, keys, ...(disk && { disk }) };
    await signOfLife(database, { node, shell, revision: signed, facts, now: now() });
    if (name) await rememberShell(database, { shell: name, shares, now: now() });
  };
  await sign();
  const firstLook = setTimeout(() => {
    registry.checkFiles().catch(jobFailed(log, 'the files could not be checked'));
  }, firstLookAfter).unref();
  const every = (ms: number, work: () => Promise<unknown>) => regularly(ms, work, jobFailed(log, 'the rollout check failed'));
  const stops = [
    every(sweepEvery, () => registry.checkFiles()),
    every(lookEvery, () => checkRollouts({ database, registry, log, now })),
    every(lookEvery, () => checkActivations({ database, registry, log, now })),
    every(signEvery, sign),
    every(lookEvery, async () => (registry.revision() === signed ? undefined : sign())),
    every(sweepEvery, async () => {
      await taker.sweep();
      for (const { area, buildId } of await registry.collect({ who: 'the portal' }))
        log.info({ area, build: buildId }, 'a build was collected');
    }),
  ];
  addHealthMetrics(services.metrics.registry, {
    health,
    failing: sharedReading(() => failingBuilds({ database, now }), freshFor),
    revision: () => registry.revision(),
    streams: () => live.open(),
  });

  return {
    firstPageFailed(build, { plan, ...visitor }) {
      const source = { witness: witnessOf(visitor, registry.key), isPlanned: plannedIn(plan) };
      taker.take(serverReport(build, source), source);
    },
    mount: (app) => mountBuildHealth(app, { services, registry, live, taker, health, ...shown }),
    measured: health,
    async close() {
      clearTimeout(firstLook);
      await Promise.all(stops.map((stop) => stop()));
      await taker.close();
      await signOff(database, node).catch((err: unknown) => log.warn({ err }, 'the heartbeat of this node could not be removed'));
    },
  };
}
