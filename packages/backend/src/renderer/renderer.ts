import { availableParallelism } from 'node:os';
import type { PlannedArea } from '@portico/area';
import type { Logger } from 'pino';
import { type FailingBuilds, failingBuilds } from './failing-builds.ts';
import type { View, ViewFacts } from './messages.ts';
import { type Ending, type RendererProcess, startRendererProcess } from './renderer-process.ts';

/** ms that a visitor waits for a page's content; then the frame alone is sent. */
const budget = 80;
/** ms after which a renderer that gives no answer is ended: a new one, which has yet to warm up, gets more. */
const limits = { warm: 400, cold: 3_000 };
const warmAfter = 3;
/** Views that may wait. */
const longestQueue = 100;
/** ms before a renderer that did not even start is tried again. */
const restartPause = 5_000;

/** Renders pages with areas' own code, in processes of their own. */
export interface Renderer {
  /** Undefined: nothing came in time, or nothing that could be used. The browser then does the rest. */
  render(view: ViewFacts, areas: readonly PlannedArea[]): Promise<View | undefined>;
  builds: Pick<FailingBuilds, 'counts'>;
  close(): void;
}

interface Job {
  view: ViewFacts;
  areas: readonly PlannedArea[];
  done: (view: View | undefined) => void;
  /** The visitor has been answered without it. */
  gone: boolean;
}

interface Seat {
  process: RendererProcess;
  rendered: number;
  busy: boolean;
}

/** The processes that render for one revision of the registry; the next one has its own. */
interface Generation {
  /** The first one takes that of its first page. */
  revision: number | undefined;
  seats: Set<Seat>;
  retired: boolean;
}

export function openRenderer({
  shellServer,
  codeOf,
  log,
  processes = Math.max(1, Math.min(4, availableParallelism() - 1)),
}: {
  /** The shell's `server.mjs`. */
  shellServer: string;
  /** The server's build of an area. */
  codeOf: (planned: PlannedArea) => Promise<string>;
  log: Logger;
  processes?: number;
}): Renderer {
  const failing = failingBuilds();
  const queue: Job[] = [];
  let closed = false;
  let newest = 0;
  let renewing: Promise<void> | undefined;
  let generation = startGeneration();

  function startGeneration(revision?: number): Generation {
    const started: Generation = { revision, seats: new Set(), retired: false };
    for (let each = 0; each < processes; each += 1) addSeat(started);
    return started;
  }

  function addSeat(to: Generation): void {
    let began = false;
    const seat: Seat = {
      rendered: 0,
      busy: true,
      process: startRendererProcess({
        shellServer,
        limit: () => (seat.rendered < warmAfter ? limits.cold : limits.warm),
        onEnd: (ending) => {
          to.seats.delete(seat);
          report(ending);
          if (closed || to.retired) return;
          if (began) addSeat(to);
          else setTimeout(() => closed || to.retired || addSeat(to), restartPause).unref();
        },
      }),
    };
    to.seats.add(seat);
    seat.process.ready.then(
      () => {
        began = true;
        seat.busy = false;
        work();
      },
      () => undefined,
    );
  }

  function report({ reason, build, message }: Ending): void {
    log.warn({ build, reason, detail: message }, 'a renderer was replaced');
    if (build !== undefined && reason !== 'too large') note(build, 'failed', message);
  }

  function note(build: string, outcome: 'rendered' | 'late' | 'failed', detail?: string): void {
    if (outcome === 'failed') log.warn({ build, detail }, 'a page was left to the browser');
    if (failing.note(build, outcome)) log.error({ build }, 'the server does not render this build any more');
  }

  /** Takes what waits, as far as a process is free. */
  function work(): void {
    for (const seat of generation.seats) {
      if (seat.busy) continue;
      const job = nextJob();
      if (!job) return;
      seat.busy = true;
      void renderOn(seat, job).finally(() => {
        seat.busy = false;
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

  async function renderOn(seat: Seat, { view, areas, done }: Job): Promise<void> {
    const loaded = await Promise.all(areas.map((planned) => loadOn(seat, planned)));
    const builds = loaded.filter((name) => name !== undefined);
    // Without the page's own code nothing is gained.
    const own = areas[0] && nameOf(areas[0]);
    if (own === undefined || !builds.includes(own)) return done(undefined);
    const began = performance.now();
    const rendering = seat.process.render(view, builds);
    try {
      const rendered = await rendering.view;
      const outcome = performance.now() - began > budget && seat.rendered >= warmAfter ? 'late' : 'rendered';
      for (const { build, message } of rendered.failed) note(build, 'failed', message);
      for (const build of rendered.rendered) note(build, outcome);
      done(rendered.rendered.length > 0 ? rendered : undefined);
    } catch (error) {
      // Of a process that ended it is said elsewhere whose code it was.
      if (seat.process.isRunning()) note(own, 'failed', (error as Error).message);
      done(undefined);
    }
    seat.rendered += 1;
    await rendering.rested;
  }

  /** The build's name once this process has it. */
  async function loadOn(seat: Seat, planned: PlannedArea): Promise<string | undefined> {
    const name = nameOf(planned);
    try {
      await seat.process.load(name, () => codeOf(planned));
      return name;
    } catch (error) {
      // A process that ended says nothing about the build.
      if (seat.process.isRunning() && !failing.isOff(name)) {
        failing.refuse(name);
        log.error({ err: error, build: name }, 'the server cannot render this build');
      }
      return undefined;
    }
  }

  /** Lets new processes take over once they are ready; the old ones end after what they do now. */
  function renew(): void {
    if (renewing || closed || newest <= (generation.revision ?? newest)) return;
    const next = startGeneration(newest);
    renewing = Promise.any([...next.seats].map(({ process }) => process.ready)).then(
      () => {
        const before = generation;
        generation = next;
        retire(before);
        work();
      },
      () => retire(next),
    );
    void renewing.finally(() => {
      renewing = undefined;
      renew();
    });
  }

  function retire(old: Generation): void {
    old.retired = true;
    for (const { process } of old.seats) process.retire();
  }

  return {
    builds: failing,
    render(view, areas) {
      const usable = areas.filter((planned) => planned.server !== undefined && !failing.isOff(nameOf(planned)));
      if (closed || usable.length === 0 || usable[0] !== areas[0] || queue.length >= longestQueue) return Promise.resolve(undefined);
      newest = Math.max(newest, view.data.plan.revision);
      generation.revision ??= newest;
      renew();
      return new Promise((resolve) => {
        const job: Job = { view, areas: usable, done: resolve, gone: false };
        queue.push(job);
        setTimeout(() => {
          // An answer that lies in the queue behind this timer counts.
          setImmediate(() => {
            job.gone = true;
            resolve(undefined);
          });
        }, budget);
        work();
      });
    },
    close() {
      closed = true;
      retire(generation);
    },
  };
}

const nameOf = ({ area, buildId }: PlannedArea): string => `${area}@${buildId}`;
