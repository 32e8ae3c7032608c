import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type ActivationWish, addActivation, buildBefore, newestRevision } from './activations.ts';
import type { BuildFolders } from './build-folders.ts';
import { collisions, manifestOf } from './page-collisions.ts';
import { readActiveBuilds, resolvePlan } from './plan-memory.ts';
import type { RegistryOptions } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { registryRelease } from './schema.ts';

interface Bench extends Pick<RegistryOptions, 'database' | 'isSchool'> {
  folders: BuildFolders;
}
type Wish = Omit<ActivationWish, 'buildId'> & { buildId?: string; ifRevision?: number };

/** How often an activation without `ifRevision` starts again when another one was faster. */
const attempts = 20;

/** Makes a build active as the next revision. With `ifRevision` it is refused (409) when anything changed since. */
export async function activate(wish: Wish, bench: Bench): Promise<{ revision: number; buildId: string | null }> {
  if (wish.school !== undefined && !(await bench.isSchool(wish.school)))
    throw new RegistryRefusal(404, [`There is no school ${wish.school}.`]);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const done = await bench.database.transaction((transaction) => activateOnce(transaction, wish, bench.folders));
    if (done) return done;
    if (wish.ifRevision !== undefined) break;
  }
  throw changedMeanwhile(wish.ifRevision);
}

async function activateOnce(transaction: Database, wish: Wish, folders: BuildFolders) {
  const from = await newestRevision(transaction);
  if (wish.ifRevision !== undefined && wish.ifRevision !== from) throw changedMeanwhile(wish.ifRevision, from);
  const buildId = wish.rollback ? await previousBuild(transaction, wish) : wish.buildId;
  if (buildId === undefined) throw new RegistryRefusal(400, ['buildId is missing.']);
  if (buildId !== null) await requireBuild(transaction, { area: wish.area, buildId, folders });
  if (!(await addActivation(transaction, from, { ...wish, buildId }))) return undefined;
  await refuseCollisions(transaction, wish, folders);
  return { revision: from + 1, buildId };
}

async function previousBuild(transaction: Database, wish: Wish): Promise<string | null> {
  const before = await buildBefore(transaction, wish);
  if (before === undefined) {
    const where = wish.school === undefined ? '' : ` for school ${wish.school}`;
    throw new RegistryRefusal(409, [`There is no earlier build of ${wish.area}${where} to go back to.`]);
  }
  return before;
}

async function requireBuild(transaction: Database, build: { area: string; buildId: string; folders: BuildFolders }): Promise<void> {
  const { area, buildId, folders } = build;
  const rows = await transaction
    .select({ area: registryRelease.area })
    .from(registryRelease)
    .where(and(eq(registryRelease.area, area), eq(registryRelease.buildId, buildId)));
  if (rows.length === 0 || !folders.has(area, buildId)) throw new RegistryRefusal(404, [`${area}@${buildId} is not published.`]);
}

/** What stands after this activation must hold together for everyone whom it reaches; a throw takes it back. */
async function refuseCollisions(transaction: Database, { school }: Wish, folders: BuildFolders): Promise<void> {
  const after = await readActiveBuilds(transaction, folders.has, () => undefined);
  const reached = school === undefined ? ['', ...after.schools.keys()] : [school];
  const complaints = new Set(reached.flatMap((fid) => collisions(resolvePlan(after, fid).areas.map(manifestOf))));
  if (complaints.size > 0) throw new RegistryRefusal(409, [...complaints]);
}

const changedMeanwhile = (expected?: number, found?: number) =>
  new RegistryRefusal(409, [
    expected === undefined
      ? 'Too many activations at once. Try again.'
      : `The registry is no longer at revision ${expected}${found === undefined ? '' : ` but at ${found}`}. Look at portico status and try again.`,
  ]);
