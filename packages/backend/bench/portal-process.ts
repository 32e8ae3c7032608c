import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BenchPortal {
  url: string;
  token: string;
  stop(): Promise<void>;
}

/** Starts the benchmark's server on an engine and requests a guest token. */
export async function startBenchPortal(environment: Record<string, string>): Promise<BenchPortal> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      ...process.env,
      PORTICO_DEMO: '1',
      PORTICO_LOG_LEVEL: 'silent',
      PORTICO_RATE_SCALE: '1000000',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const url = `http://localhost:${String(line).trim()}`;
  const login = (await (await fetch(`${url}/pedestal/auth/guest/login`)).json()) as { data: { token: string } };
  return {
    url,
    token: login.data.token,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
