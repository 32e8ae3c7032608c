import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createTemplate } from '@portico/testing/portal';

/** Builds what changed, and brings up a portal whose data the workers' portals copy. */
export default async function buildFirst(): Promise<() => Promise<void>> {
  const build = join(import.meta.dirname, '../packages/cli/src/build.ts');
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Shell and areas could not be built.');
  return createTemplate();
}
