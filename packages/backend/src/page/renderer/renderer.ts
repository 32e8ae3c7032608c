import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plan, PlannedArea } from '@portico/area';
import type { View, ViewFacts } from '@portico/area/page-protocol';
import type { Logger } from 'pino';
import { type FailingBuilds, failingBuilds, type Outcome } from './failing-builds.ts';
import type { WorkerExit } from './renderer-process.ts';
import { typicalViews } from './typical-views.ts';
import { type HangLimits, hangLimits, isWarm, type PoolWorker, restartPause, startWorkerPool } from './worker-pool.ts';

/** Maximum number of waiting views. */
const maxQueueLength = 100;

/** Renders pages with areas' own code, in separate processes. */
export interface Renderer {
  /**
   * Undefined if nothing usable was ready in time; the browser then renders. Warming up passes a longer `timeoutMs`
   * than a visitor waits. `failed` is told each build that failed, which may be later.
   */
  render(
    view: ViewFacts,
    areas: readonly PlannedArea[],
    options?: { timeoutMs?: number; failed?: ((build: string) => void) | undefined },
  ): Promise<View | undefined>;
  builds: Pick<FailingBuilds, 'counts'>;
  close(): void;
}

interface Job {
  view: ViewFacts;
  /** The page's own area first, then those of its blocks. */
  areas: readonly PlannedArea[];
  done: (view: View | undefined) => void;
  failed?: ((build: string) => void) | undefined;
  /** The visitor has already got the frame. */
  gone: boolean;
}

export function openRenderer({
  shellServer,
  codeOf,
  log,
  budget = 80,
  limits = hangLimits,
  processes = Math.max(1, Math.min(4, availableParallelism() - 1)),
}: {
  /** The shell's `server.mjs`. */
  shellServer: string;
  /** The server's build of an area. */
  codeOf: (planned: PlannedArea) => Promise<string>;
  log: Logger;
  /** Time in ms that a visitor waits for a page's content; then only the frame is sent. */
  budget?: number;
  limits?: HangLimits;
  processes?: number;
}): Renderer {
  const failing = failingBuilds();
  const typical = typicalViews();
  const queue: Job[] = [];
  let closed = false;
  let newest: Plan | undefined;
  let renewing: Promise<void> | undefined;
  let workerPool = start();

  function start(revision?: number) {
    return startWorkerPool({ shellServer, processes, limits, onEnd: report, onFree: work, ...(revision !== undefined && { revision }) });
  }

  function report({ reason, build, message }: WorkerExit): void {
    log.warn({ build, reason, detail: message }, 'a renderer was replaced');
    if (build !== undefined && reason !== 'too large') note(build, 'failed', message);
  }

  function note(build: string, outcome: Outcome, detail?: string): void {
    if (outcome === 'failed') log.warn({ build, detail }, 'a page was left to the browser');
    if (failing.note(build, outcome)) log.error({ build }, 'the server does not render this build any more');
  }

  /** Starts waiting views while a process is free. */
  function work(): void {
    for (const poolWorker of workerPool.poolWorkers) {
      if (poolWorker.busy) continue;
      const job = nextJob();
      if (!job) return;
      poolWorker.busy = true;
      void renderOn(poolWorker, job).finally(() => {
        poolWorker.busy = false;
        work();
      });
    }
  }

  function nextJob(): Job | undefined {
    for (;;) {
      const job = queue.shift();
      if (!job?.gone) return job;
    }
  }

  async function renderOn(poolWorker: PoolWorker, { view, areas, done, failed }: Omit<Job, 'gone'>): Promise<void> {
    const loaded = await Promise.all(areas.map((planned) => loadOn(poolWorker, planned, failed)));
    const builds = loaded.filter((name) => name !== undefined);
    // Without the page's own code rendering is pointless.
    const own = areas[0] && nameOf(areas[0]);
    if (own === undefined || !builds.includes(own) || !poolWorker.process.isRunning()) return done(undefined);
    const rendering = poolWorker.process.render(view, builds);
    try {
      const { view: rendered, spent } = await rendering.view;
      const outcome = spent > budget && isWarm(poolWorker) ? 'late' : 'rendered';
      for (const { build, message } of rendered.failed) {
        note(build, 'failed', message);
        failed?.(build);
      }
      for (const build of rendered.rendered) note(build, outcome);
      if (rendered.failed.length === 0) typical.remember(view, areas);
      done(rendered.rendered.length > 0 ? rendered : undefined);
    } catch (error) {
      // An ended process reports elsewhere whose code it ran.
      if (poolWorker.process.isRunning()) note(own, 'failed', (error as Error).message);
      const culprit = poolWorker.process.isRunning() ? own : poolWorker.endedBy;
      if (culprit !== undefined) failed?.(culprit);
      done(undefined);
    }
    poolWorker.rendered += 1;
    await rendering.rested;
  }

  /** The build's name once this process has loaded it. */
  async function loadOn(poolWorker: PoolWorker, planned: PlannedArea, failed: Job['failed']): Promise<string | undefined> {
    const name = nameOf(planned);
    try {
      await poolWorker.process.load(name, () => codeOf(planned));
      return name;
    } catch (error) {
      // A process that ended says nothing about the build.
      if (poolWorker.process.isRunning() && !failing.isOff(name)) {
        failing.refuse(name);
        log.error({ err: error, build: name }, 'the server cannot render this build');
        failed?.(name);
      }
      return undefined;
    }
  }

  /**
   * Lets new processes take over a newer plan once they are ready and warm; the old ones end after their current job.
   */
  function renew(plan: Plan): void {
    newest = !newest || plan.revision > newest.revision ? plan : newest;
    workerPool.revision ??= newest.revision;
    if (renewing || closed || newest.revision <= workerPool.revision) return;
    const next = start(newest.revision);
    renewing = Promise.any([...next.poolWorkers].map((poolWorker) => poolWorker.process.ready.then(() => warmUp(poolWorker, plan)))).then(
      () => {
        const before = workerPool;
        workerPool = next;
        before.retire();
        work();
      },
      // None of the new processes started: the current ones continue.
      () => pause(restartPause, undefined, { ref: false }),
    );
    void renewing.finally(() => {
      if (workerPool !== next) next.retire();
      else if (closed) workerPool.retire();
      renewing = undefined;
      if (newest) renew(newest);
    });
  }

  /** Lets a new process render typical views before a visitor requests one. */
  async function warmUp(poolWorker: PoolWorker, plan: Plan): Promise<void> {
    poolWorker.busy = true;
    for (const { view, areas } of typical.of(plan)) await renderOn(poolWorker, { view, areas, done: () => undefined });
    poolWorker.busy = false;
  }

  return {
    builds: failing,
    render(view, areas, { timeoutMs = budget, failed } = {}) {
      for (const planned of areas) if (failing.isOff(nameOf(planned))) failed?.(nameOf(planned));
      const usable = areas.filter((planned) => planned.server !== undefined && !failing.isOff(nameOf(planned)));
      if (closed || usable.length === 0 || usable[0] !== areas[0] || queue.length >= maxQueueLength) return Promise.resolve(undefined);
      renew(view.data.plan);
      return new Promise((resolve) => {
        const job: Job = { view, areas: usable, done: resolve, failed, gone: false };
        queue.push(job);
        setTimeout(() => {
          // An answer queued behind this timer still counts.
          setImmediate(() => {
            job.gone = true;
            resolve(undefined);
          });
        }, timeoutMs);
        work();
      });
    },
    close() {
      closed = true;
      workerPool.retire();
    },
  };
}

const nameOf = ({ area, buildId }: PlannedArea): string => `${area}@${buildId}`;
