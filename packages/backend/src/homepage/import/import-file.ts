import { Refusal } from '../../kernel/api/refusal.ts';
import { hashPassword } from '../../pedestal/index.ts';
import type { HomepageContext } from '../context.ts';
import { ImportRefused, type ImportReport, importLists } from './import-lists.ts';
import { FileFault, readFileLists } from './read-file.ts';

/** Imports a school's file completely or not at all. Faults of the file itself are a Refusal of code 400. */
export async function importFile(
  { database, schools, sealer, now }: Pick<HomepageContext, 'database' | 'schools' | 'sealer' | 'now'>,
  { fid, name, text }: { fid: string; name: string; text: string },
): Promise<ImportReport> {
  const sent = readLists(name, text);
  try {
    const report = await database.transaction((transaction) => importLists(transaction, { fid, sent, now: now(), hashPassword, sealer }));
    await schools.changed(fid);
    return report;
  } catch (error) {
    if (error instanceof ImportRefused) return { taken: {}, refused: error.refused };
    throw error;
  }
}

function readLists(name: string, text: string) {
  try {
    return readFileLists(name, text);
  } catch (error) {
    throw error instanceof FileFault ? new Refusal(400, error.message) : error;
  }
}
