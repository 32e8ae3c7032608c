import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Plan } from '@portico/area';
import type { View, ViewFacts } from '@portico/area/page-protocol';
import type { FromRenderer, NumberedView, ToRenderer } from './messages.ts';

/** MB of JavaScript memory that a renderer may use, and of all memory before it is replaced. */
const heap = 192;
const maxMemoryBytes = 480 * 1024 * 1024;
/** Start timeout of a renderer in ms. */
const startTimeoutMs = 20_000;
/** Timeout of loading a build in ms. */
const loadTimeoutMs = 10_000;

const entry = join(import.meta.dirname, 'render-process.ts');

/** Why a process has ended. */
export interface WorkerExit {
  reason: 'hung' | 'died' | 'left something running' | 'too large';
  /** The build whose code ran last. */
  build?: string | undefined;
  message: string;
}

/** A view, and its processor time in ms. */
export interface Rendered {
  view: View;
  spent: number;
}

interface Rendering {
  view: PromiseWithResolvers<Rendered>;
  rested: PromiseWithResolvers<void>;
}

/** A process that renders views one after the other. */
export interface RendererProcess {
  ready: Promise<void>;
  /** Loads a build once; rejects with the reason. */
  load(name: string, code: () => Promise<string>): Promise<void>;
  render(
    view: ViewFacts,
    builds: readonly string[],
  ): { view: Promise<Rendered> /** Resolves when the next one may start. */; rested: Promise<void> };
  isRunning(): boolean;
  /** Ends it after its current job. */
  retire(): void;
}

/**
 * Starts a renderer. It can read only the shell's folder and its own source; it has an empty environment, cannot start
 * processes, and cannot evaluate text. `limit`: ms after which a missing view ends the process; `priority` as in Node's
 * `setPriority`, more is less.
 */
export function startRendererProcess({
  shellServer,
  limit,
  priority,
  onEnd,
}: {
  shellServer: string;
  limit: () => number;
  priority?: number;
  onEnd: (ending: WorkerExit) => void;
}): RendererProcess {
  const child = fork(entry, [shellServer], {
    execArgv: [
      '--permission',
      `--allow-fs-read=${join(import.meta.dirname, '*')}`,
      `--allow-fs-read=${join(dirname(shellServer), '*')}`,
      `--allow-fs-read=${join(import.meta.dirname, '../../../package.json')}`,
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${heap}`,
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  let problems = '';
  child.stderr?.on('data', (part: Buffer) => {
    problems = (problems + part.toString()).slice(-2_000);
  });
  const builds = new Map<string, { loading: Promise<void>; settle: (fault?: string) => void }>();
  const started = Promise.withResolvers<void>();
  // Callers handle the rejection; without a caller it is ignored.
  started.promise.catch(() => undefined);
  let current: Rendering | undefined;
  let blamed: string | undefined;
  let ended = false;
  let retiring = false;
  let timer: NodeJS.Timeout | undefined = setTimeout(() => end({ reason: 'hung', message: 'It did not start.' }), startTimeoutMs);

  const send = (message: ToRenderer) => child.send(message, (error) => error && end({ reason: 'died', message: error.message }));

  function end(ending: WorkerExit): void {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    child.kill('SIGKILL');
    const error = new Error(`${ending.message}${problems && `\n${problems}`}`);
    started.reject(error);
    for (const { settle } of builds.values()) settle(error.message);
    current?.view.reject(error);
    current?.rested.resolve();
    if (!retiring || current) onEnd({ ...ending, message: error.message, build: ending.reason === 'too large' ? undefined : blamed });
  }

  const plans = new WeakMap<Plan, number>();
  let lastPlan = 0;
  /** A plan is large and shared by many visitors: it is sent once. */
  function numbered({ address, data: { plan, ...data } }: ViewFacts): NumberedView {
    let number = plans.get(plan);
    if (number === undefined) {
      lastPlan += 1;
      number = lastPlan;
      plans.set(plan, number);
      send({ kind: 'plan', number, plan });
    }
    return { address, data, plan: number };
  }

  const answers: { [Kind in FromRenderer['kind']]: (message: Extract<FromRenderer, { kind: Kind }>) => void } = {
    ready() {
      clearTimeout(timer);
      started.resolve();
    },
    build: ({ name, fault }) => builds.get(name)?.settle(fault),
    entered({ build }) {
      blamed = build;
    },
    rendered: (rendered) => current?.view.resolve(rendered),
    failed: ({ message }) => current?.view.reject(new Error(message)),
    leftover: ({ message }) => end({ reason: 'left something running', message }),
    rested({ memory }) {
      clearTimeout(timer);
      current?.rested.resolve();
      current = undefined;
      if (memory > maxMemoryBytes) end({ reason: 'too large', message: `It held ${Math.round(memory / 2 ** 20)} MB.` });
      else if (retiring) end({ reason: 'died', message: 'It was retired.' });
    },
  };

  child.on('message', (message: FromRenderer) => answers[message.kind](message as never));
  child.on('error', (error) => end({ reason: 'died', message: error.message }));
  child.on('exit', (code, signal) => end({ reason: 'died', message: `It ended with ${signal ?? code}.` }));

  return {
    ready: started.promise,
    load(name, code) {
      const known = builds.get(name);
      if (known) return known.loading;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      let slow: NodeJS.Timeout | undefined;
      const settle = (fault?: string) => {
        clearTimeout(slow);
        if (fault === undefined) resolve();
        else reject(new Error(fault));
      };
      promise.catch(() => undefined);
      builds.set(name, { loading: promise, settle });
      code().then(
        (text) =>
          started.promise.then(
            () => {
              slow = setTimeout(() => {
                blamed = name;
                end({ reason: 'hung', message: `It did not load within ${loadTimeoutMs} ms.` });
              }, loadTimeoutMs);
              send({ kind: 'build', name, code: text });
            },
            () => undefined,
          ),
        (error: Error) => settle(error.message),
      );
      return promise;
    },
    render(view, used) {
      if (ended || current) throw new Error('This renderer is busy or gone.');
      const rendering: Rendering = { view: Promise.withResolvers(), rested: Promise.withResolvers() };
      current = rendering;
      blamed = used[0];
      timer = setTimeout(() => {
        // An answer queued behind this timer still counts.
        setImmediate(() => current === rendering && end({ reason: 'hung', message: `It did not answer within ${limit()} ms.` }));
      }, limit());
      send({ kind: 'render', view: numbered(view), builds: used });
      return { view: rendering.view.promise, rested: rendering.rested.promise };
    },
    isRunning: () => !ended,
    retire() {
      retiring = true;
      if (!current) end({ reason: 'died', message: 'It was retired.' });
    },
  };
}
