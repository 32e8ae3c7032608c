import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The repository's top folder. */
export const workspace = join(import.meta.dirname, '../../..');
/** False if the command line was installed as a package, in a team's own folder. */
export const inWorkspace = (): boolean => existsSync(join(workspace, 'pnpm-workspace.yaml'));
/** `pnpm@12.21.0`, as the workspace says. */
export const packageManager = (): string =>
  (JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { config: { packageManager: string } }).config.packageManager;
/** First in PATH for child processes, so that they run on the workspace's own Node. */
export const binaries = join(workspace, 'node_modules/.bin');
/** A development tool of the workspace. */
export const toolPath = (name: string): string => join(binaries, name);
/** The workspace's Node; it already runs this file. */
export const nodePath = process.execPath;
export const cores: number = availableParallelism();

/** Runs the tasks with limited concurrency, and returns results in the order of the list. */
export async function inParallel<T, Result>(list: readonly T[], work: (item: T) => Promise<Result>, width = cores): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const index = next++;
      results[index] = await work(list[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, list.length) }, worker));
  return results;
}
