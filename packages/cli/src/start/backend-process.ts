import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, workspace } from '../workspace.ts';

/** The backend as a child process. */
export interface BackendProcess {
  /** Resolves once /healthz answers; rejects with the exit code when the process ends before. It is ready with its areas. */
  serving: Promise<void>;
  /** Its exit code, once it has ended. */
  ended: Promise<number>;
  /** Sends the stop signal; running requests may finish. */
  stop(): void;
}

const betweenLooks = 50;
/** Timeout in ms for the backend to end by itself. */
const timeoutMs = 15_000;

/** Starts the backend with this environment; its output goes to this terminal. */
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
  const serving = (async () => {
    while (running) {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      // Another program may answer on this port while our backend is about to exit because of it.
      if (answer?.ok && running) return;
      await new Promise((resolve) => setTimeout(resolve, betweenLooks));
    }
    throw new Error(`The backend ended with code ${await ended}.`);
  })();
  serving.catch(() => undefined);
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), timeoutMs).unref();
  };
  return { serving, ended, stop };
}
