import type { Release } from '@portico/area';
import type { Activated } from '@portico/area/operator';
import { inShanghai } from '@portico/contracts/time';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { rehearse } from '../../kernel/database/rehearse.ts';
import { type ActivationWish, addActivation, buildBefore, haltOf, newestOf, newestRevision, runningRollout } from './activations.ts';
import { activeBuilds } from './active-builds.ts';
import type { BuildFolders } from './build-folders.ts';
import type { DocumentKey } from './document-key.ts';
import { signStep } from './documents.ts';
import { collisions, manifestOf } from './page-collisions.ts';
import { type Place, placeName } from './place.ts';
import type { RegistryOptions } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { audiencesOf } from './resolve-plan.ts';
import { registryRelease } from './schema.ts';

interface Dependencies extends Pick<RegistryOptions, 'database' | 'isSchool'> {
  folders: BuildFolders;
  key: DocumentKey;
}
type Wish = Omit<ActivationWish, 'buildId'> & {
  /** Null ends what is active for a school, a rollout or a preview. */
  buildId?: string | null;
  ifRevision?: number;
  /** The newest activation of this audience that the wish was made for, null for none; 409 if there is another one. */
  ifNewest?: number | null | undefined;
  /** Only says what would be active. */
  checkOnly?: boolean;
};

/** Number of retries of an activation without `ifRevision` after a concurrent one. */
const attempts = 20;

/**
 * Makes a build active as the next revision. `rollback` without an audience ends a running rollout before it reverts
 * everyone's build. With `ifRevision` it is refused (409) if anything changed since.
 */
export async function activate(wish: Wish, dependencies: Dependencies): Promise<Activated> {
  if (wish.school !== undefined && !(await dependencies.isSchool(wish.school)))
    throw new RegistryRefusal(404, [`There is no school ${wish.school}.`]);
  if ([wish.school, wish.share, wish.preview].filter((part) => part !== undefined).length > 1)
    throw new RegistryRefusal(400, ['A build is active for a school, a rollout or a preview: name one of them.']);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const done = await rehearse(dependencies.database, wish.checkOnly ?? false, (transaction) =>
      activateOnce(transaction, wish, dependencies),
    );
    if (done) return done;
    if (wish.ifRevision !== undefined) break;
  }
  throw changedMeanwhile(wish.ifRevision);
}

async function activateOnce(transaction: Database, wish: Wish, { folders, key }: Dependencies): Promise<Activated | undefined> {
  const from = await newestRevision(transaction);
  if (wish.ifRevision !== undefined && wish.ifRevision !== from) throw changedMeanwhile(wish.ifRevision, from);
  const place = await placeOfWish(transaction, wish);
  if (wish.ifNewest !== undefined) await requireNewest(transaction, { area: wish.area, place, expected: wish.ifNewest });
  const buildId = wish.rollback ? await previousBuild(transaction, wish.area, place) : wish.buildId;
  if (buildId === undefined) throw new RegistryRefusal(400, ['buildId is missing.']);
  if (buildId !== null) await requireBuild(transaction, { area: wish.area, buildId, preview: place.preview, folders });
  if (buildId !== null && place.share !== undefined) await requireTrial(transaction, wish.area, buildId);
  if (buildId !== null && !wish.rollback && !wish.force && isEveryone(place)) await requireNoHalt(transaction, wish.area, buildId);
  if (!(await addActivation(transaction, from, { ...wish, ...place, buildId }))) return undefined;
  const document = await signStep(transaction, { area: wish.area, buildId, ...place }, { revision: from + 1, key, time: wish.time });
  // The result must be consistent for every visitor that it may reach; a throw rolls it back.
  const after = await activeBuilds(transaction, document, { hasFiles: folders.bring, report: () => undefined });
  const problems = new Set(audiencesOf(after).flatMap((areas) => collisions(areas.map(manifestOf))));
  if (problems.size > 0) throw new RegistryRefusal(409, [...problems]);
  return { revision: from + 1, buildId, ...place };
}

/** A rollout always started after everyone's build, so a plain `rollback` ends it first. */
async function placeOfWish(transaction: Database, { area, school, share, preview, rollback, everyone }: Wish): Promise<Place> {
  const mayBeRollout = !everyone && (isEveryone({ school, share, preview }) || share !== undefined);
  const running = rollback && mayBeRollout ? await runningRollout(transaction, area) : undefined;
  return running ?? { school, share, preview };
}

async function previousBuild(transaction: Database, area: string, place: Place): Promise<string | null> {
  const before = await buildBefore(transaction, area, place);
  if (before !== undefined) return before;
  throw new RegistryRefusal(409, [
    `There is no earlier build of ${area}${isEveryone(place) ? '' : ` for ${placeName(place)}`} to go back to.`,
  ]);
}

async function requireNewest(
  transaction: Database,
  { area, place, expected }: { area: string; place: Place; expected: number | null },
): Promise<void> {
  const newest = await newestOf(transaction, area, place);
  if ((newest?.revision ?? null) !== expected)
    throw new RegistryRefusal(409, [`${area} was changed for ${placeName(place)} since then, to ${newest?.buildId ?? 'the wider one'}.`]);
}

const isEveryone = (place: Place): boolean => Object.values(place).every((part) => part === undefined);

/** A build that the portal rolled back does not come back by accident. */
async function requireNoHalt(transaction: Database, area: string, buildId: string): Promise<void> {
  const halt = await haltOf(transaction, { area, buildId });
  if (halt)
    throw new RegistryRefusal(409, [
      `The portal rolled ${area}@${buildId} back on ${inShanghai(halt.time).format('YYYY-MM-DD HH:mm')}: ${halt.note}. Publish a mended build, or activate this one with --force.`,
    ]);
}

async function requireBuild(
  transaction: Database,
  { area, buildId, preview, folders }: { area: string; buildId: string; preview: string | undefined; folders: BuildFolders },
): Promise<void> {
  const rows = await transaction
    .select({ record: registryRelease.record })
    .from(registryRelease)
    .where(and(eq(registryRelease.area, area), eq(registryRelease.buildId, buildId)))
    // The build must not be collected before this activation is committed.
    .for('share');
  const [release] = rows;
  if (!release || !(await folders.bring(area, buildId, release.record)))
    throw new RegistryRefusal(404, [`${area}@${buildId} is not published.`]);
  if (preview === undefined && (JSON.parse(release.record) as Release).development)
    throw new RegistryRefusal(409, [`${area}@${buildId} is a developer's build, for previews alone. Build the area, and publish that.`]);
}

/** A rollout needs a different build that everyone has. */
async function requireTrial(transaction: Database, area: string, buildId: string): Promise<void> {
  const everyone = await newestOf(transaction, area, {});
  if (!everyone?.buildId)
    throw new RegistryRefusal(409, [`${area} has no build for everyone that a rollout could be compared with. Activate one first.`]);
  if (everyone.buildId === buildId) throw new RegistryRefusal(409, [`${area}@${buildId} is active for everyone already.`]);
}

const changedMeanwhile = (expected?: number, found?: number) =>
  new RegistryRefusal(409, [
    expected === undefined
      ? 'Too many activations at once. Try again.'
      : `The registry is no longer at revision ${expected}${found === undefined ? '' : ` but at ${found}`}. Look at portico status and try again.`,
  ]);
