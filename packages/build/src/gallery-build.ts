import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { common, withoutValidator } from './common.ts';

/** The development build of a package's gallery: one page that shows each of its components. */
export function gallery(folder: string, publicPath: string): Configuration {
  const base = common(folder, { development: true, uniqueName: 'portico_gallery' });
  return {
    ...base,
    name: 'gallery',
    entry: { gallery: './gallery/index.tsx' },
    output: { ...base.output, path: join(folder, 'dist/gallery'), publicPath, filename: '[name].js', cssFilename: '[name].css' },
    plugins: [...withoutValidator(), new ReactRefreshRspackPlugin()],
  };
}
