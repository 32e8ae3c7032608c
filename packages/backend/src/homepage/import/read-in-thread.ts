import { Worker } from 'node:worker_threads';
import type { RefusedRow } from './check.ts';
import { listNames, type ReadLists } from './lists.ts';
import { FileFault } from './read-file.ts';
import type { ReadMessage } from './read-worker.ts';

const maxHeapMb = 1_024;

export interface ReadFile {
  read: ReadLists;
  refused: RefusedRow[];
  refusedCount: number;
}

/** The checked rows of a file; a FileFault if it cannot be read as a whole. */
export function readInThread(file: string, name: string): Promise<ReadFile> {
  const read = Object.fromEntries(listNames.map((list) => [list, [] as object[]])) as unknown as ReadLists;
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: { file, name },
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    worker.on('message', (message: ReadMessage) => {
      if (message.kind === 'rows') (read[message.list] as object[]).push(...message.rows);
      else if (message.kind === 'fault') reject(new FileFault(message.message));
      else resolve({ read, refused: message.refused, refusedCount: message.refusedCount });
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileFault('The file is too large to be read. Split it.') : error),
    );
    worker.on('exit', () => reject(new Error('the file was not read to its end')));
  });
}
