import { join } from 'node:path';
import type { Plan } from '@portico/area';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import { activate } from './activate.ts';
import { type ActivationWish, currentActivations, listReleases } from './activations.ts';
import { buildFolders, checkBuildFolders, clearIncoming } from './build-folders.ts';
import { nothingActive, readActiveBuilds, resolvePlan } from './plan-memory.ts';
import { type PublishedBuild, publish, type SentBuild } from './publish.ts';

export interface RegistryOptions {
  database: Database;
  /** True where no other node shares database and directory. */
  alone: boolean;
  dataDirectory: string;
  /** What the shell that is served provides to areas, with versions or ranges: `shared` of shell.json. */
  shellShares: () => Readonly<Record<string, string>>;
  isSchool: (fid: string) => Promise<boolean>;
  live: Live;
  log: Logger;
  now: () => Date;
}

export interface Registry {
  /** The areas that a visitor of this school gets, from memory. */
  planFor(visitor: { fid: string }): Plan;
  /** Verifies a build and keeps it; with `checkOnly` it stops before keeping. */
  publish(build: SentBuild & { who: string; checkOnly?: boolean }): Promise<PublishedBuild>;
  /** Makes a build active, or takes the active one back. Answers the new revision. */
  activate(
    wish: Omit<ActivationWish, 'time' | 'buildId'> & { buildId?: string; ifRevision?: number },
  ): Promise<{ revision: number; buildId: string | null }>;
  /** All that is published and what is active where. */
  list(): Promise<RegistryListing>;
  revision(): number;
}

export interface RegistryListing {
  revision: number;
  releases: Awaited<ReturnType<typeof listReleases>>;
  activations: { area: string; buildId: string; school: string | null; revision: number; rollback: boolean; time: Date }[];
}

/** Opens the registry of a data directory. Builds that are not whole are a Complaint, and nothing is changed. */
export async function openRegistry(options: RegistryOptions): Promise<Registry> {
  const { database, dataDirectory, live, log, now } = options;
  const root = join(dataDirectory, 'areas');
  await checkBuildFolders(root);
  if (options.alone) await clearIncoming(root);
  const folders = buildFolders(root);
  const keysFolder = join(dataDirectory, 'keys');

  let active = nothingActive;
  let plans = new Map<string, Plan>();
  const load = async () => {
    const read = await readActiveBuilds(database, folders.has, (missing) =>
      log.error({ build: missing }, 'the files of an active build are gone: publish it again'),
    );
    if (read.revision < active.revision) return;
    active = read;
    plans = new Map();
  };
  await load();
  live.greet(() => [{ event: 'plan', data: { revision: active.revision } }]);
  live.onForeign(async (event) => {
    if (event === 'plan' || event === 'gap') await load();
  });

  return {
    planFor({ fid }) {
      const known = plans.get(fid);
      if (known) return known;
      const plan = resolvePlan(active, fid);
      plans.set(fid, plan);
      return plan;
    },
    async publish(build) {
      const published = await publish(build, { ...options, keysFolder, folders, active: () => active, time: now() });
      // The files of a build that is active already may have come back.
      if (!published.checkOnly) await load();
      return published;
    },
    async activate(wish) {
      const done = await activate({ ...wish, time: now() }, { ...options, folders });
      await load();
      await live.publish('plan', { revision: done.revision });
      return done;
    },
    async list() {
      const rows = await currentActivations(database);
      const activations = rows.flatMap(({ area, buildId, school, revision, rollback, time }) =>
        buildId === null ? [] : [{ area, buildId, school, revision, rollback, time }],
      );
      return { revision: active.revision, releases: await listReleases(database), activations };
    },
    revision: () => active.revision,
  };
}
