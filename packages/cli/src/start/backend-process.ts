import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, workspace } from '../workspace.ts';

/** The backend in its own process. */
export interface BackendProcess {
  /** Resolves once /readyz answers; rejects with the exit code when the process ends before. */
  ready: Promise<void>;
  /** Its exit code, when it has ended. */
  ended: Promise<number>;
  /** Asks it to end; running requests may finish. */
  stop(): void;
}

const betweenLooks = 50;
/** ms that the backend has to end by itself. */
const timeoutMs = 15_000;

/** Starts the backend with this environment, its own lines on this terminal. */
export function startBackend(port: number, environment: Record<string, string | undefined>): BackendProcess {
  const child: ChildProcess = spawn(nodePath, [join(workspace, 'packages/backend/src/main.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let running = true;
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code) => {
      running = false;
      resolve(code ?? 1);
    });
  });
  const ready = (async () => {
    while (running) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      // Another program may answer on this port while ours is about to end because of it.
      if (answer?.ok && running) return;
      await new Promise((resolve) => setTimeout(resolve, betweenLooks));
    }
    throw new Error(`The backend ended with code ${await ended}.`);
  })();
  ready.catch(() => undefined);
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), timeoutMs).unref();
  };
  return { ready, ended, stop };
}
