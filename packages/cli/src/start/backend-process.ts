import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, workspace } from '../workspace.ts';
import { describeEnd, type End } from './describe-end.ts';

/** The backend as a child process. */
export interface BackendProcess {
  /** Resolves once /healthz answers; rejects with the exit code when the process ends before. It is ready with its areas. */
  serving: Promise<void>;
  /** Its exit code, once it has ended for good. */
  ended: Promise<number>;
  /** Sends the stop signal; running requests may finish. */
  stop(): void;
}

const betweenLooks = 50;
/** Timeout in ms for the backend to end by itself. */
const timeoutMs = 15_000;

/** Starts the backend with this environment; its output goes to this terminal. */
const spawnBackend = (environment: Record<string, string | undefined>): ChildProcess =>
  spawn(nodePath, [join(workspace, 'packages/backend/src/main.ts')], {
    env: { ...process.env, ...environment },
    // By the channel it tells its steps, and notices when this process ends.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** Starts the backend and says its steps. If it ends unasked after it has served, it is started again, once. */
export function startBackend(
  { port, environment, tell }: { port: number; environment: Record<string, string | undefined>; tell: (line: string) => void },
  start: () => ChildProcess = () => spawnBackend(environment),
): BackendProcess {
  let child = start();
  let [running, served, asked, again] = [true, false, false, false];
  const ended = new Promise<number>((resolve) => {
    const follow = () => {
      child.on('message', (message: { step?: string }) => message.step && tell(`${message.step} …`));
      child.on('exit', (code, signal) => {
        if (asked || !served || again) {
          running = false;
          if (again && !asked) tell(`The backend ended again (${describeEnd({ code, signal })}); the portal ends.`);
          resolve(code ?? 1);
          return;
        }
        tell(`The backend ended by itself (${describeEnd({ code, signal } satisfies End)}). It is started again, once.`);
        again = true;
        child = start();
        follow();
      });
    };
    follow();
  });
  const serving = (async () => {
    while (running) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      // Another program may answer on this port while our backend is about to exit because of it.
      if (answer?.ok && running) {
        served = true;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, betweenLooks));
    }
    throw new Error(`The backend ended with code ${await ended}.`);
  })();
  serving.catch(() => undefined);
  const stop = () => {
    asked = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), timeoutMs).unref();
  };
  return { serving, ended, stop };
}
