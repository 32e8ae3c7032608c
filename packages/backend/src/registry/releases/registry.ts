import { join } from 'node:path';
import type { Plan, Release } from '@portico/area';
import type { Activated, Collected, Listing, PublishedBuild, Step } from '@portico/area/operator';
import { dayjs } from '@portico/contracts/time';
import type { Logger } from 'pino';
import type { Database } from '../../kernel/database/database.ts';
import type { Live } from '../../kernel/live/live.ts';
import type { Sealer } from '../../kernel/secret/sealer.ts';
import { activate } from './activate.ts';
import { type ActivationWish, readHistory } from './activations.ts';
import { activeBuilds, nothingActive } from './active-builds.ts';
import { buildFolders } from './build-folders.ts';
import { checkBuildFolders, clearIncoming } from './check-build-folders.ts';
import { damagedHere, damagedThere } from './check-files.ts';
import { collectBuilds } from './collect.ts';
import { buildsOf, previewDays, type RegistryDocument } from './document.ts';
import type { DocumentKey } from './document-key.ts';
import { ForgedDocument, newestDocument, readDocument, readRecords } from './documents.ts';
import { type KeyStore, openKeyStore } from './key-store.ts';
import { listRegistry } from './list-registry.ts';
import { previewToken, readPreviewToken } from './preview-link.ts';
import { type BuildToPublish, publish, type SentBuild } from './publish.ts';
import { openDocumentKey } from './registry-key.ts';
import { checkStore, type RemoteStore } from './remote-store.ts';
import { type PlanVisitor, planMaker } from './resolve-plan.ts';
import { shareBuilds } from './share-builds.ts';

export interface RegistryOptions {
  database: Database;
  /** Seals what nodes share. */
  sealer: Sealer;
  /** True if no other node shares database and directory. */
  alone: boolean;
  dataDirectory: string;
  /** What the served shell provides to areas, with versions or ranges: `shared` of shell.json. */
  shellShares: () => Readonly<Record<string, string>>;
  isSchool: (fid: string) => Promise<boolean>;
  /** The builds of an area that will become active by themselves: they are kept. */
  planned?: ((reader: Database, area: string) => Promise<ReadonlySet<string>>) | undefined;
  /** Renders a signed build whose files are whole, and returns what fails. Absent: builds are not rendered. */
  gate?: ((build: { release: Release; files: SentBuild['files'] }) => Promise<string[]>) | undefined;
  /** Where builds are stored beside the data directory. */
  remote?: RemoteStore | undefined;
  live: Live;
  log: Logger;
  now: () => Date;
}

export interface Registry {
  /** The areas of a visitor, from memory: preview before school before rollout before everyone. */
  planFor(visitor: PlanVisitor): Plan;
  /** The rollouts that are running. */
  shares(): readonly RunningRollout[];
  /** The preview of a link's token; undefined for a token that is not ours or has expired. */
  previewOf(token: string): { name: string; secondsLeft: number } | undefined;
  /** Verifies and stores a build. */
  publish(build: BuildToPublish): Promise<PublishedBuild>;
  /** Activates a build, or reverts the active one. Returns the new revision, and a preview's link. */
  activate(
    wish: Omit<ActivationWish, 'time' | 'buildId'> & {
      buildId?: string | null;
      ifRevision?: number;
      ifNewest?: number | null | undefined;
      checkOnly?: boolean;
    },
  ): Promise<Activated>;
  /** Everything that is published and active. */
  list(): Promise<Listing<Date>>;
  /** The newest signed document, for verification elsewhere. */
  document(): ReturnType<typeof newestDocument>;
  /** Looks at every stored form of this node's files, and at the store; returns the faults. */
  faults(): Promise<string[]>;
  /** The active builds whose files this node lacks, and the faults that the last look found in its files. */
  ownFiles(): { missing: string[]; damaged: readonly string[] };
  /** Looks at this node's files for `ownFiles`. */
  checkFiles(): Promise<void>;
  /** Brings a damaged build's files from the store again; false if there is none, or it lacks the build. */
  restore(area: string, buildId: string): Promise<boolean>;
  /** The audit log, newest first. */
  history(area?: string): Promise<Step<Date>[]>;
  /** Removes builds that nobody can request any more; with `checkOnly` it only lists them. */
  collect(wish: { who: string; checkOnly?: boolean }): Promise<Collected[]>;
  /** Ensures that a published build is on this node's disk. */
  bring(area: string, buildId: string): Promise<boolean>;
  revision(): number;
  /** The keys that may publish. */
  keys: KeyStore;
  key: DocumentKey;
}

/** The build of a rollout, beside the one that everyone else has. */
export interface RunningRollout {
  area: string;
  buildId: string;
  percent: number;
  /** Revision of its activation. */
  since: number;
  /** Everyone's build. */
  replaced: string;
}

/** Opens the registry of a data directory. A document that is not signed by this database's key is a Problem. */
export async function openRegistry(options: RegistryOptions): Promise<Registry> {
  const { database, dataDirectory, live, log, now } = options;
  const root = join(dataDirectory, 'areas');
  await checkBuildFolders(root, log);
  if (options.alone) await clearIncoming(root);
  const folders = buildFolders(root, options.remote);
  if (options.remote) {
    const shared = await shareBuilds(database, { root, store: options.remote });
    if (shared > 0) log.info({ builds: shared, store: options.remote.name }, 'builds of this data directory were stored for all nodes');
  }
  const keys = openKeyStore({ ...options, folder: join(dataDirectory, 'keys') });
  await keys.readFolder();
  const key = await openDocumentKey(options);

  let active = nothingActive;
  let shares: readonly RunningRollout[] = [];
  let planFor = planMaker(active, now);
  let named: RegistryDocument['areas'] = {};
  let damaged: readonly string[] = [];
  const load = async () => {
    const document = await readDocument(database, key);
    if (!document || document.revision < active.revision) return;
    active = await activeBuilds(database, document, {
      // One unavailable build must not affect the others.
      hasFiles: (area, buildId, record) =>
        folders.bring(area, buildId, record).catch((err: unknown) => {
          log.error({ err, area, build: buildId }, 'a build could not be downloaded');
          return false;
        }),
      report: (missing) => log.error({ build: missing }, 'the files of an active build are gone: publish it again'),
    });
    planFor = planMaker(active, now);
    named = document.areas;
    shares = Object.entries(document.areas).flatMap(([area, { share, everyone }]) =>
      share && everyone ? [{ area, ...share, replaced: everyone }] : [],
    );
  };
  /** A running node continues with what it verified last. */
  const loadAgain = () =>
    load().catch((error: unknown) => {
      if (!(error instanceof ForgedDocument)) throw error;
      log.error({ err: error }, 'the registry could not be reloaded');
    });
  const recordOf = async (area: string, buildId: string) => (await readRecords(database, [{ area, buildId }])).get(`${area}@${buildId}`);
  const missing = () =>
    Object.entries(named).flatMap(([area, builds]) =>
      buildsOf(builds).flatMap((buildId) => (folders.has(area, buildId) ? [] : [`${area}@${buildId}`])),
    );
  const areasWithoutKey = async () => {
    const areas = Object.keys(named);
    const accepted = await Promise.all(areas.map(async (area) => (await keys.keysOf(area)).some(({ revoked }) => !revoked)));
    return areas.filter((_area, at) => !accepted[at]).map((area) => `Nobody may publish ${area}: portico keys new ${area}.`);
  };
  const checkFiles = async () => {
    damaged = await damagedHere(database, folders);
  };
  await load();
  live.greet(() => [{ event: 'plan', data: { revision: active.revision } }]);
  live.onForeign(async (event) => {
    if (event === 'plan' || event === 'gap') await loadAgain();
  });

  return {
    key,
    planFor: (visitor) => planFor(visitor),
    shares: () => shares,
    previewOf: (token) => readPreviewToken(key, token, now()),
    async publish(build) {
      const published = await publish(build, { ...options, keys, folders, active: () => active, time: now() });
      // The files of an already active build may have returned.
      if (!published.checkOnly) await loadAgain();
      return published;
    },
    async activate(wish) {
      const time = now();
      const done = await activate({ ...wish, time }, { ...options, folders, key });
      if (wish.checkOnly) return done;
      await loadAgain();
      await live.publish('plan', { revision: done.revision });
      if (done.preview === undefined || done.buildId === null) return done;
      const until = dayjs(time).add(previewDays, 'day').toDate();
      return { ...done, link: `/?preview=${previewToken(key, { name: done.preview, until })}` };
    },
    list: () => listRegistry(database, key),
    document: () => newestDocument(database),
    async faults() {
      const { remote } = options;
      await checkFiles();
      const ofStore = remote
        ? await checkStore(remote).then(
            () => damagedThere(database, remote),
            (error: Error) => [error.message],
          )
        : [];
      const gone = missing().map((build) => `The files of ${build} are gone. Publish it again.`);
      return [...ofStore, ...gone, ...damaged, ...(await areasWithoutKey())];
    },
    ownFiles: () => ({ missing: missing(), damaged }),
    checkFiles,
    history: (area) => readHistory(database, { area, limit: 200 }),
    collect: (wish) => collectBuilds({ database, folders, key, now, planned: options.planned }, wish),
    async bring(area, buildId) {
      const record = await recordOf(area, buildId);
      return record !== undefined && folders.bring(area, buildId, record);
    },
    async restore(area, buildId) {
      const record = await recordOf(area, buildId);
      return record !== undefined && folders.restore(area, buildId, record);
    },
    revision: () => active.revision,
    keys,
  };
}
