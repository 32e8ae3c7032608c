import type { Release, SampleAnswer } from '@portico/area';
import { RegistryRefusal } from '../../registry/releases/registry-refusal.ts';
import { type RendererProcess, startRendererProcess, type WorkerExit } from '../renderer/renderer-process.ts';
import { gatePlan, withBlockPages } from './gate-plan.ts';
import { type GateView, gateViews } from './gate-views.ts';
import { ownStack } from './own-stack.ts';

/** ms for one view; the gate's process has a low priority, so a busy machine needs longer. */
const viewTimeoutMs = 5_000;
/** Processes that a build may end before its other pages are left out. */
const maxExits = 4;
/** Of Linux: below everything that serves visitors. */
const lowPriority = 10;
/** Builds that may wait; each is held in memory. */
const maxWaiting = 30;

/** A build with a valid signature whose files have their hashes. */
export interface GateBuild {
  release: Release;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Renders a build before it is accepted: loads its server build in a renderer process of its own, and renders every page
 * and block on both devices for guest, student and staff with the area's sample answers. Returns all problems. One
 * build at a time.
 */
export function createGate({
  shellServer,
  timeoutMs = viewTimeoutMs,
}: {
  shellServer: string;
  timeoutMs?: number;
}): (build: GateBuild) => Promise<string[]> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (build) => {
    if (waiting >= maxWaiting) throw new RegistryRefusal(409, ['Too many builds are being rendered. Try again in some minutes.']);
    waiting += 1;
    const work = last.then(() => examine(build, { shellServer, timeoutMs }));
    last = work.catch(() => undefined);
    return work.finally(() => {
      waiting -= 1;
    });
  };
}

interface Problem {
  /** `The desktop page list`. */
  subject: string;
  visitor: string;
  message: string;
}

async function examine({ release, files }: GateBuild, { shellServer, timeoutMs }: { shellServer: string; timeoutMs: number }) {
  const textOf = (path: string | undefined) => {
    const content = path === undefined ? undefined : files.get(path);
    return content && Buffer.from(content).toString();
  };
  const code = textOf(release.server);
  if (code === undefined)
    return ['It has no build for the server, so nothing proves that its pages work. Build it with the current @portico/build.'];
  const gate = gatePlan(release);
  const build = `${release.area}@${release.buildId}`;
  const stack = (text: string) => ownStack(text, { build, map: textOf(release.serverMap) });
  const text = withBlockPages(code, gate.planned);
  const samples = samplesOf(textOf(release.samples));
  if (samples === undefined) return [`${release.samples} is not a list of sample answers. Write it with sampleAnswer of @portico/area.`];
  const problems: Problem[] = [];
  /** Pages that ended a process are not tried again. */
  const ended = new Set<string>();
  /** Pages that fail with template 1 are not tried with the others. */
  const failedAtFirst = new Set<string>();
  let exits = 0;
  let worker: Worker | undefined;
  try {
    for (const view of gateViews(gate, samples)) {
      const subject = subjectOf(view);
      if (ended.has(subject) || (view.visitor.template !== 1 && failedAtFirst.has(subject))) continue;
      if (!worker?.process.isRunning()) {
        if (exits >= maxExits) return [...sentences(problems), 'The other pages were not rendered: too many ended the process.'];
        worker = startWorker(shellServer, timeoutMs);
        const unready = await worker.process.ready.then(() => undefined, messageOf);
        if (unready !== undefined)
          return [...sentences(problems), `The registry could not start a process to render it (${unready}). Try again.`];
        const fault = await worker.process.load(build, async () => text).then(() => undefined, messageOf);
        if (fault !== undefined) return [...sentences(problems), `Its server build does not load: ${stack(fault)}`];
      }
      const message = await faultOf(view, { worker, build });
      if (message !== undefined && view.visitor.template === 1) failedAtFirst.add(subject);
      if (message !== undefined) problems.push({ subject, visitor: view.visitor.name, message: stack(message) });
      if (worker.process.isRunning()) continue;
      exits += 1;
      ended.add(subject);
    }
    return sentences(problems);
  } finally {
    worker?.process.retire();
  }
}

interface Worker {
  process: RendererProcess;
  exit: () => WorkerExit | undefined;
}

function startWorker(shellServer: string, timeoutMs: number): Worker {
  let exit: WorkerExit | undefined;
  const process = startRendererProcess({
    shellServer,
    limit: () => timeoutMs,
    priority: lowPriority,
    onEnd(ending) {
      exit = ending;
    },
  });
  return { process, exit: () => exit };
}

/** What is wrong with a view. */
async function faultOf(
  { page, device, view }: GateView,
  { worker, build }: { worker: Worker; build: string },
): Promise<string | undefined> {
  const rendering = worker.process.render(view, [build]);
  const message = await rendering.view.then(({ view: { rendered, failed } }) => {
    if (failed[0]) return failed[0].message;
    return rendered.includes(build) ? undefined : `${page.what} is not exported by the ${device} entry point.`;
  }, messageOf);
  await rendering.rested;
  const exit = worker.exit();
  if (!exit) return message;
  return exit.reason === 'hung' ? 'it does not end.' : `${exit.reason}: ${exit.message}`;
}

const messageOf = (error: Error): string => error.message;
const subjectOf = ({ page, device }: GateView) => `${page.what} on ${device}`;

/** One sentence for each fault of a page, with all visitors that it concerns. */
function sentences(problems: readonly Problem[]): string[] {
  const visitors = new Map<string, string[]>();
  for (const { subject, visitor, message } of problems) {
    const key = `${subject}\n${message}`;
    visitors.set(key, [...(visitors.get(key) ?? []), visitor]);
  }
  return [...visitors].map(([key, names]) => {
    const [subject = '', ...message] = key.split('\n');
    return `Rendering fails: ${subject}, for ${names.join(', ')}: ${message.join('\n')}`;
  });
}

function samplesOf(text: string | undefined): SampleAnswer[] | undefined {
  if (text === undefined) return [];
  try {
    const read: unknown = JSON.parse(text);
    const isSample = (each: unknown): each is SampleAnswer =>
      typeof each === 'object' && each !== null && 'path' in each && 'method' in each && 'answer' in each;
    return Array.isArray(read) && read.every(isSample) ? read : undefined;
  } catch {
    return undefined;
  }
}
