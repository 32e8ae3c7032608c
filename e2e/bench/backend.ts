import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The two engines beside a ready answer. Runs apart from here: a bench of a browser and one of a server share nothing. */
export async function measureBackend(): Promise<boolean> {
  const program = join(import.meta.dirname, '../../packages/cli/src/bench-api.ts');
  const [code] = await once(spawn(process.execPath, [program], { stdio: 'inherit' }), 'exit');
  return code === 0;
}
