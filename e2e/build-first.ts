import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds what changed once, before the workers start portals beside each other. */
export default function buildFirst(): void {
  const build = join(import.meta.dirname, '../packages/cli/src/build.ts');
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Shell and areas could not be built.');
}
