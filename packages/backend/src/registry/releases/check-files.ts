import type { Database } from '../../kernel/database/database.ts';
import { listReleases } from './activations.ts';
import type { BuildFolders } from './build-folders.ts';
import { readRecords } from './documents.ts';
import { damagedInStore } from './remote-builds.ts';
import type { RemoteStore } from './remote-store.ts';

/** Builds whose files are looked at together. */
const atOnce = 2;

/** The faults of every published build that is on this node, in each stored form: `news@…: remoteEntry.js.br differs from its hash`. */
export async function damagedHere(database: Database, folders: BuildFolders): Promise<string[]> {
  return eachBuild(database, async ({ area, buildId, record }) =>
    folders.has(area, buildId) ? folders.faults(area, buildId, record) : [],
  );
}

/** The faults of every published build in the store. */
export const damagedThere = (database: Database, store: RemoteStore): Promise<string[]> =>
  eachBuild(database, async (build) => (await damagedInStore(store, build)).map((fault) => `${fault} in the store`));

async function eachBuild(
  database: Database,
  look: (build: { area: string; buildId: string; record: string }) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const releases = await listReleases(database);
  for (let from = 0; from < releases.length; from += atOnce) {
    const some = releases.slice(from, from + atOnce);
    const records = await readRecords(database, some);
    const found = await Promise.all(
      some.map(async ({ area, buildId }) => {
        const name = `${area}@${buildId}`;
        return (await look({ area, buildId, record: records.get(name) ?? '' })).map((fault) => `${name}: ${fault}`);
      }),
    );
    faults.push(...found.flat());
  }
  return faults;
}
