import { type RendererProcess, startRendererProcess, type WorkerExit } from './renderer-process.ts';

/** Timeout in ms after which a renderer is ended; a new one, which is not warm yet, gets more. */
export interface HangLimits {
  warm: number;
  cold: number;
}
export const hangLimits: HangLimits = { warm: 400, cold: 3_000 };
const warmAfter = 3;
/** Delay in ms before a renderer that failed to start is tried again. */
export const restartPause = 5_000;

/** A worker and its current job. */
export interface PoolWorker {
  process: RendererProcess;
  rendered: number;
  busy: boolean;
  /** The build whose code ended the process. */
  endedBy?: string | undefined;
}

export const isWarm = ({ rendered }: PoolWorker): boolean => rendered >= warmAfter;

/** The worker processes of one registry revision; the next revision has its own. A process that ends is replaced. */
export interface WorkerPool {
  /** The first load includes that of its first page. */
  revision: number | undefined;
  poolWorkers: ReadonlySet<PoolWorker>;
  /** Ends them, each after its current job. */
  retire(): void;
}

export function startWorkerPool({
  shellServer,
  processes,
  limits,
  revision,
  onEnd,
  onFree,
}: {
  shellServer: string;
  processes: number;
  limits: HangLimits;
  revision?: number;
  onEnd: (ending: WorkerExit) => void;
  /** A process can accept a job. */
  onFree: () => void;
}): WorkerPool {
  const poolWorkers = new Set<PoolWorker>();
  let retired = false;
  for (let each = 0; each < processes; each += 1) add();

  function add(): void {
    if (retired) return;
    let began = false;
    const poolWorker: PoolWorker = {
      rendered: 0,
      busy: true,
      process: startRendererProcess({
        shellServer,
        limit: () => (isWarm(poolWorker) ? limits.warm : limits.cold),
        onEnd(ending) {
          poolWorkers.delete(poolWorker);
          poolWorker.endedBy = ending.build;
          onEnd(ending);
          if (began) add();
          else setTimeout(add, restartPause).unref();
        },
      }),
    };
    poolWorkers.add(poolWorker);
    poolWorker.process.ready.then(
      () => {
        began = true;
        poolWorker.busy = false;
        onFree();
      },
      () => undefined,
    );
  }

  return {
    revision,
    poolWorkers,
    retire() {
      retired = true;
      for (const { process } of poolWorkers) process.retire();
    },
  };
}
