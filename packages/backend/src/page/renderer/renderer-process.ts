import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Plan } from '@portico/area';
import type { View, ViewFacts } from '@portico/area/page-protocol';
import type { FromRenderer, NumberedView, ToRenderer } from './messages.ts';

/** MB of JavaScript that a renderer may hold, and of all memory before it is replaced. */
const heap = 192;
const mostMemory = 480 * 1024 * 1024;
/** ms that a renderer may take for its start. */
const startTimeoutMs = 20_000;

const entry = join(import.meta.dirname, 'render-process.ts');

/** Why a process is of no more use. */
export interface WorkerExit {
  reason: 'hung' | 'died' | 'left something running' | 'too large';
  /** Whose code ran last. */
  build?: string | undefined;
  message: string;
}

/** A view, and the ms of processor time that it took. */
export interface Rendered {
  view: View;
  spent: number;
}

interface Rendering {
  view: PromiseWithResolvers<Rendered>;
  rested: PromiseWithResolvers<void>;
}

/** One process that renders views, one after the other. */
export interface RendererProcess {
  ready: Promise<void>;
  /** Loads a build, once; rejects with what is wrong with it. */
  load(name: string, code: () => Promise<string>): Promise<void>;
  render(view: ViewFacts, builds: readonly string[]): { view: Promise<Rendered> /** When the next one may come. */; rested: Promise<void> };
  isRunning(): boolean;
  /** Ends it when what it does is done. */
  retire(): void;
}

/**
 * Starts a renderer. It sees the shell's folder and its own source, no other file; it has an empty environment, cannot
 * start processes, and makes no code out of text. `limit`: ms after which a view that has not come is given up, with the process.
 */
export function startRendererProcess({
  shellServer,
  limit,
  onEnd,
}: {
  shellServer: string;
  limit: () => number;
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
  let problems = '';
  child.stderr?.on('data', (part: Buffer) => {
    problems = (problems + part.toString()).slice(-2_000);
  });
  const builds = new Map<string, { loading: Promise<void>; settle: (fault?: string) => void }>();
  const started = Promise.withResolvers<void>();
  // Whoever waits for it says so; nobody has to.
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
  /** A plan is large and the same for many: it is told once. */
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
      if (memory > mostMemory) end({ reason: 'too large', message: `It held ${Math.round(memory / 2 ** 20)} MB.` });
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
      const settle = (fault?: string) => (fault === undefined ? resolve() : reject(new Error(fault)));
      promise.catch(() => undefined);
      builds.set(name, { loading: promise, settle });
      code().then(
        (text) => send({ kind: 'build', name, code: text }),
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
        // An answer that lies in the queue behind this timer counts.
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
