import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type BuiltArea, readBuiltArea } from '../registry/built-area.ts';

/** One development build of an area. */
export type Outcome = { build: BuiltArea; since: number } | { errors: string };

/**
 * Builds an area again at each edit as a preview build, beside its `dist`. `since`: when the edit was noticed
 * (performance.now). Returns the function that stops it.
 */
export async function watchArea(folder: string, heard: (outcome: Outcome) => void): Promise<() => Promise<void>> {
  process.env.PORTICO_BUILD_KIND = 'preview';
  const { default: configurations } = (await import(join(folder, 'rspack.config.ts'))) as { default: Configuration[] };
  const path = join(folder, 'node_modules/.cache/portico-dev');
  const compiler = rspack(configurations.map((each) => ({ ...each, output: { ...each.output, path } })));
  let since = performance.now();
  compiler.hooks.invalid.tap('portico', () => {
    since = performance.now();
  });
  const watching = compiler.watch({ aggregateTimeout: 10, ignored: /node_modules|[\\/]dist[\\/]/ }, (error, stats) => {
    if (error || stats?.hasErrors())
      heard({ errors: error?.message ?? stats?.toString({ all: false, errors: true, colors: false }) ?? '' });
    else heard({ build: readBuiltArea(path), since });
  });
  return () => new Promise((resolve) => watching?.close(() => resolve()));
}
