import { Refusal } from '../../kernel/api/refusal.ts';
import { hashPassword } from '../../pedestal/index.ts';
import type { HomepageContext } from '../context.ts';
import { type ImportOutcome, type ImportProgress, importLists } from './import-lists.ts';
import { FileFault } from './read-file.ts';
import { readInThread } from './read-in-thread.ts';

/** Rows at a time: visitors wait for one batch at most. */
const batchSize = 100;

interface Given {
  fid: string;
  /** The path of the file, and the name that its sender gave it. */
  file: string;
  name: string;
  checkOnly: boolean;
  tell(progress: ImportProgress): void;
}

/** Imports a school's file in small steps beside the visitors. Faults of the file itself are a Refusal of code 400. */
export async function importFile(
  { database, sealer, now }: Pick<HomepageContext, 'database' | 'sealer' | 'now'>,
  { fid, file, name, checkOnly, tell }: Given,
): Promise<ImportOutcome> {
  const { read, refused, refusedCount } = await readInThread(file, name).catch((error: unknown) => {
    throw error instanceof FileFault ? new Refusal(400, error.message) : error;
  });
  if (refusedCount > 0) return { taken: {}, changed: [], refused, refusedCount };
  return importLists(
    { database, write: (work) => database.transaction(work) },
    {
      fid,
      read,
      now: now(),
      // A check stores no password.
      hashPassword: checkOnly ? async () => '' : hashPassword,
      sealer,
      checkOnly,
      batchSize,
      pause: createPause(),
      tell,
    },
  );
}

/** Rests as long as the work since the last rest took, so that visitors have half of the time. */
function createPause(): () => Promise<void> {
  let restedAt = performance.now();
  return async () => {
    const ms = Math.max(1, performance.now() - restedAt);
    await new Promise((resolve) => setTimeout(resolve, ms));
    restedAt = performance.now();
  };
}
