import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { cssGenerator, withoutValidator } from './common.ts';
import { provided } from './provided.ts';
import { serverFile } from './server-files.ts';

/**
 * Both entry points of an area as one CommonJS file, `{ desktop, mobile }`. It requires what the shell provides; the
 * renderer resolves this from the shell's own server build. No other module exists there. Class names equal the browser
 * build's: same source, same global name.
 */
export function serverBuild(base: Configuration, folder: string): Configuration {
  return {
    ...base,
    name: 'server',
    target: ['node', 'es2022'],
    // Without the sources: a stack names the area's own files, and the release stays small.
    devtool: 'hidden-nosources-source-map',
    entry: { server: `data:text/javascript,${encodeURIComponent(bothEntryPoints(folder))}` },
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      clean: false,
      publicPath: '',
      filename: serverFile,
      devtoolModuleFilenameTemplate: '[resource-path]',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false, splitChunks: false },
    externalsType: 'commonjs',
    externals: Object.fromEntries(Object.keys(provided).map((name) => [name, name])),
    plugins: withoutValidator(),
    module: {
      ...base.module,
      // One file: the server has at once what the browser loads lazily.
      parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
      generator: { asset: { emit: false }, 'asset/resource': { emit: false }, 'css/auto': { ...cssGenerator, exportsOnly: true } },
    },
  };
}

const bothEntryPoints = (folder: string) =>
  ['desktop', 'mobile']
    .map((entryPoint) => `export * as ${entryPoint} from ${JSON.stringify(join(folder, `src/${entryPoint}.tsx`))};`)
    .join('\n');
