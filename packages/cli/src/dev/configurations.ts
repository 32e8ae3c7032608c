import { basename, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { areaFolders, shellFolder } from '../build/build-folders.ts';

/** The address of an area's development build. */
export const developmentBase = (area: string): string => `/areas/${area}/development/`;

/** The browser builds of shell and areas for development, with one shared refresh runtime. */
export async function developmentConfigurations(): Promise<Configuration[]> {
  process.env.NODE_ENV = 'development';
  const [browser] = await configurationsOf(shellFolder);
  if (!browser) throw new Error('The shell has no browser build.');
  const shell = { ...browser, entry: { main: [join(import.meta.dirname, 'share-refresh.js'), './src/main.tsx'] } };
  const areas = await Promise.all(
    areaFolders().map(async (folder): Promise<Configuration> => {
      const [area] = await configurationsOf(folder);
      return {
        ...area,
        name: basename(folder),
        output: { ...area?.output, publicPath: developmentBase(basename(folder)) },
        externals: [{ 'react-refresh/runtime': 'var window.porticoRefresh' }],
      };
    }),
  );
  return [shell, ...areas];
}

async function configurationsOf(folder: string): Promise<Configuration[]> {
  const loaded = (await import(join(folder, 'rspack.config.ts'))) as { default: Configuration | Configuration[] };
  return [loaded.default].flat();
}
