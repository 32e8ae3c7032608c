import type { Release } from '@portico/area';
import { checkSignature } from '@portico/area/keys';
import type { PublishedBuild } from '@portico/area/operator';
import { and, eq } from 'drizzle-orm';
import { newestRevision } from './activations.ts';
import type { ActiveBuilds } from './active-builds.ts';
import type { BuildFolders } from './build-folders.ts';
import type { KeyStore } from './key-store.ts';
import { openShells } from './open-shells.ts';
import { collisions, manifestOf } from './page-collisions.ts';
import type { RegistryOptions } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { readRecord } from './release-record.ts';
import { audiencesOf } from './resolve-plan.ts';
import { type ReleaseRow, registryRelease } from './schema.ts';
import { sizeProblems } from './size-budget.ts';
import { openShellProblems, problemsOf } from './verify-release.ts';
import { type StepFacts, writeStep } from './write-step.ts';

/** A build as its team sends it. */
export interface SentBuild {
  /** `area.json`, byte for byte. */
  record: string;
  /** Ed25519 over the record, base64. */
  signature: string;
  /** By path below the build's folder. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** A build, and how it is published. */
export interface BuildToPublish extends SentBuild {
  who: string;
  /** Stores nothing. */
  checkOnly?: boolean;
  /** Another area's build is refused. */
  onlyArea?: string;
  /** Shells in open tabs do not count. */
  despiteOpenTabs?: boolean;
  /** What the gate found is noted in the history, and does not count. */
  force?: boolean;
  facts?: StepFacts | undefined;
}

interface Dependencies extends Pick<RegistryOptions, 'database' | 'shellShares' | 'gate'> {
  keys: KeyStore;
  folders: BuildFolders;
  active: () => ActiveBuilds;
  time: Date;
}

/** Verifies and stores a build. Refuses with every reason at once. */
export async function publish(build: BuildToPublish, dependencies: Dependencies): Promise<PublishedBuild> {
  const read = readRecord(build.record);
  if (!('release' in read)) throw new RegistryRefusal(422, read.reasons);
  const { release } = read;
  const { area, buildId } = release;
  if (build.onlyArea !== undefined && build.onlyArea !== area)
    throw new RegistryRefusal(403, [`The key of ${build.onlyArea} may not speak for ${area}.`]);
  const signed = checkSignature(build.record, { signature: build.signature, keys: await dependencies.keys.keysOf(area), area });
  const known = await findRelease(dependencies.database, release);
  const unsound = [
    ...problemsOf(release, { files: build.files, shellShares: dependencies.shellShares() }),
    ...(signed.problem ? [signed.problem] : []),
  ];
  // Code that nobody signed, or that this shell cannot load, is not run.
  const isProved = unsound.length > 0 || release.development || (known?.record === build.record && !build.checkOnly);
  const failing = isProved ? [] : ((await dependencies.gate?.({ release, files: build.files })) ?? []);
  const reasons = [
    ...unsound,
    ...(release.development ? [] : sizeProblems(release, build.files)),
    // Open tabs never get a developer's build.
    ...(release.development || build.despiteOpenTabs
      ? []
      : openShellProblems(release, await openShells(dependencies.database, dependencies.time))),
    ...pageProblems(release, dependencies.active()),
    ...(build.force ? [] : failing),
    ...(known && known.record !== build.record
      ? [`${area}@${buildId} is published with other content, and a build is never overwritten.`]
      : []),
  ];
  if (reasons.length > 0 || !signed.keyId) throw new RegistryRefusal(422, reasons);
  const already = known !== undefined && dependencies.folders.has(area, buildId);
  const published = { area, buildId, already, checkOnly: build.checkOnly ?? false, ...(failing.length > 0 && { overridden: failing }) };
  if (build.checkOnly) return published;
  // Files first: a row promises that they exist. Of a build that is here already, what is damaged is mended.
  await dependencies.folders.keep({ area, buildId, record: build.record, files: build.files });
  if (!known) await addRelease(dependencies, { ...build, area, buildId, keyId: signed.keyId, note: noteOf(failing) });
  return published;
}

/** Of what an operator overrode, as the history shows it. */
const maxNoteLength = 600;
function noteOf(overridden: readonly string[]): string | undefined {
  if (overridden.length === 0) return undefined;
  const lines = overridden.map((problem) => problem.split('\n', 1)[0]);
  const text = `published with --force despite ${overridden.length} ${overridden.length === 1 ? 'problem' : 'problems'}: ${lines.join(' ')}`;
  return text.length > maxNoteLength ? `${text.slice(0, maxNoteLength)}…` : text;
}

/** Collisions with everything active for any kind of visitor, if it were active for them. */
function pageProblems(release: Release, active: ActiveBuilds): string[] {
  const own = { id: release.area, pages: release.manifest.pages, blocks: release.manifest.blocks };
  const problems = audiencesOf(active).flatMap((areas) =>
    collisions([...areas.filter((area) => area.area !== release.area).map(manifestOf), own]),
  );
  return [...new Set(problems)];
}

async function findRelease(database: Dependencies['database'], { area, buildId }: Release): Promise<ReleaseRow | undefined> {
  const [row] = await database
    .select()
    .from(registryRelease)
    .where(and(eq(registryRelease.area, area), eq(registryRelease.buildId, buildId)));
  return row;
}

async function addRelease(
  { database, time }: Dependencies,
  {
    area,
    buildId,
    record,
    signature,
    keyId,
    who,
    note,
    facts,
  }: Omit<SentBuild, 'files'> & {
    area: string;
    buildId: string;
    keyId: string;
    who: string;
    note: string | undefined;
    facts?: StepFacts | undefined;
  },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .insert(registryRelease)
      .values({ area, buildId, record, signature, keyId, publishTime: time, publishedBy: who })
      .onConflictDoNothing();
    const revision = await newestRevision(transaction);
    const step = { time, who, action: 'publish' as const, area, buildId, note, fromRevision: revision, toRevision: revision };
    await writeStep(transaction, step, facts);
  });
}
