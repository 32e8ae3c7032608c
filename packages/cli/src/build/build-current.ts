import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@portico/area';
import { type Configuration, rspack } from '@rspack/core';
import { Fault } from '../fault.ts';

/** Whether a folder holds an area's sources, and not only what was built of them. */
export const holdsSources = (folder: string): boolean =>
  ['rspack.config.ts', 'src/area.ts'].every((file) => existsSync(join(folder, file)));

/** Builds a folder with an area's sources for production, unless `dist` is made from what lies there now. */
export async function buildCurrent(folder: string, tell: (line: string) => void): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { default: configuration } = (await import(join(folder, 'rspack.config.ts')).catch((error: Error) => {
    throw new Fault(`${folder} cannot be built: ${error.message}\nInstall what it needs first (pnpm install).`);
  })) as { default: Configuration };
  // The name of a build is made from all its inputs, so the settings know it before anything is built.
  if (builtGlobal(folder) === configuration.output?.uniqueName) return;
  tell(`Building ${folder} …`);
  const compiler = rspack(configuration);
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
