import { parentPort, workerData } from 'node:worker_threads';
import { createRowCheck, isRefused, type RefusedRow } from './check.ts';
import { maxListed, maxRows } from './limits.ts';
import type { ListName } from './lists.ts';
import { FileFault, readFileRows } from './read-file.ts';

/** What this thread tells the portal: rows of a list, the whole result, or a fault of the file. */
export type ReadMessage =
  | { kind: 'rows'; list: ListName; rows: object[] }
  | { kind: 'end'; refused: RefusedRow[]; refusedCount: number }
  | { kind: 'fault'; message: string };

const batchSize = 200;
const tell = (message: ReadMessage) => parentPort?.postMessage(message);

/** Reads and checks a file in a thread of its own, so that no visitor waits for it. */
async function read({ file, name }: { file: string; name: string }): Promise<void> {
  const checks = new Map<ListName, { check: (value: unknown, index: number) => object; count: number; rows: object[] }>();
  const refused: RefusedRow[] = [];
  let refusedCount = 0;
  for await (const { list, value } of readFileRows(file, name)) {
    const of = checks.get(list) ?? { check: createRowCheck(list), count: 0, rows: [] };
    checks.set(list, of);
    if (of.count >= maxRows(list)) throw new FileFault(`The list ${list} has more than ${maxRows(list)} rows. Split the file.`);
    const checked = of.check(value, of.count);
    of.count += 1;
    if (!isRefused(checked)) of.rows.push(checked);
    else {
      refusedCount += 1;
      if (refused.length < maxListed) refused.push(checked);
    }
    // Rows of a file that is refused are not needed.
    if (refusedCount > 0) of.rows = [];
    else if (of.rows.length >= batchSize) tell({ kind: 'rows', list, rows: of.rows.splice(0) });
  }
  if (refusedCount === 0) for (const [list, { rows }] of checks) if (rows.length > 0) tell({ kind: 'rows', list, rows });
  tell({ kind: 'end', refused, refusedCount });
}

read(workerData as { file: string; name: string }).catch((error: unknown) => {
  if (!(error instanceof FileFault)) throw error;
  tell({ kind: 'fault', message: error.message });
});
