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

interface Dependencies extends Pick<RegistryOptions, 'database' | 'shellShares'> {
  keys: KeyStore;
  folders: BuildFolders;
  active: () => ActiveBuilds;
  time: Date;
}

/** Verifies and stores a build. Refuses with every reason at once. */
export async function publish(
  build: SentBuild & { who: string; checkOnly?: boolean; onlyArea?: string; despiteOpenTabs?: boolean; facts?: StepFacts },
  dependencies: Dependencies,
): Promise<PublishedBuild> {
  const read = readRecord(build.record);
  if (!('release' in read)) throw new RegistryRefusal(422, read.reasons);
  const { release } = read;
  const { area, buildId } = release;
  if (build.onlyArea !== undefined && build.onlyArea !== area)
    throw new RegistryRefusal(403, [`The key of ${build.onlyArea} may not speak for ${area}.`]);
  const signed = checkSignature(build.record, { signature: build.signature, keys: await dependencies.keys.keysOf(area), area });
  const known = await findRelease(dependencies.database, release);
  const reasons = [
    ...problemsOf(release, { files: build.files, shellShares: dependencies.shellShares() }),
    // Open tabs never get a developer's build.
    ...(release.development || build.despiteOpenTabs
      ? []
      : openShellProblems(release, await openShells(dependencies.database, dependencies.time))),
    ...pageProblems(release, dependencies.active()),
    ...(signed.problem ? [signed.problem] : []),
    ...(known && known.record !== build.record
      ? [`${area}@${buildId} is published with other content, and a build is never overwritten.`]
      : []),
  ];
  if (reasons.length > 0 || !signed.keyId) throw new RegistryRefusal(422, reasons);
  const already = known !== undefined && dependencies.folders.has(area, buildId);
  if (build.checkOnly) return { area, buildId, already, checkOnly: true };
  if (!already) {
    // Files first: a row promises that they exist.
    await dependencies.folders.keep({ area, buildId, record: build.record, files: build.files });
    if (!known) await addRelease(dependencies, { ...build, area, buildId, keyId: signed.keyId });
  }
  return { area, buildId, already, checkOnly: false };
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
    facts,
  }: Omit<SentBuild, 'files'> & { area: string; buildId: string; keyId: string; who: string; facts?: StepFacts },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .insert(registryRelease)
      .values({ area, buildId, record, signature, keyId, publishTime: time, publishedBy: who })
      .onConflictDoNothing();
    const revision = await newestRevision(transaction);
    const step = { time, who, action: 'publish' as const, area, buildId, fromRevision: revision, toRevision: revision };
    await writeStep(transaction, step, facts);
  });
}
