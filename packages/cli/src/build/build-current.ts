import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@portico/area';
import { type Configuration, rspack } from '@rspack/core';
import { Fault } from '../fault.ts';

/** Whether a folder contains an area's sources, and not only its build. */
export const holdsSources = (folder: string): boolean =>
  ['rspack.config.ts', 'src/area.ts'].every((file) => existsSync(join(folder, file)));

/**
 * Builds an area's folder for production, unless `dist` is up to date. If its packages are not installed, as in a
 * folder that was handed over, it reports that `dist` is used unchanged.
 */
export async function buildCurrent(folder: string, tell: (line: string) => void): Promise<void> {
  process.env.NODE_ENV = 'production';
  const settings = await import(join(folder, 'rspack.config.ts')).then(
    (found: { default: Configuration | Configuration[] }) => ({ configurations: [found.default].flat() }),
    (error: Error) => ({ reason: error.message.split('\n')[0] }),
  );
  if ('reason' in settings) {
    if (builtGlobal(folder) === undefined)
      throw new Fault(`${folder} cannot be built: ${settings.reason}\nInstall what it needs first (pnpm install).`);
    return tell(`${folder} cannot be built here (${settings.reason}): what lies in dist is taken as it is.`);
  }
  const { configurations } = settings;
  // A build id is computed from all inputs, so it is known before building. The server's build has no name of its own.
  const built = builtGlobal(folder);
  if (built !== undefined && configurations.some(({ output }) => output?.uniqueName === built)) return;
  tell(`Building ${folder} …`);
  const compiler = rspack(configurations);
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const failed = error || stats?.hasErrors();
      const said = error?.message ?? stats?.toString({ all: false, errors: true, colors: false }) ?? '';
      compiler.close(() => (failed ? reject(new Fault(`${said.trim()}\n${folder} could not be built.`)) : resolve()));
    }),
  );
}

function builtGlobal(folder: string): string | undefined {
  const file = join(folder, 'dist/area.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release).global : undefined;
}
