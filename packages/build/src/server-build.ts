import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { cssGenerator, withoutValidator } from './common.ts';
import { provided } from './provided.ts';

/** Where the server's build of an area lies in its release. */
export const serverFile = 'server.js';

/**
 * Both entry points of an area as one CommonJS file, `{ desktop, mobile }`. What the shell provides is asked for by `require`,
 * which the renderer answers from the shell's own server build; no other module is there. Names of classes are those of
 * the browser's build, because both come from the same source under the same global name.
 */
export function serverBuild(base: Configuration, folder: string): Configuration {
  return {
    ...base,
    name: 'server',
    target: ['node', 'es2022'],
    entry: { server: `data:text/javascript,${encodeURIComponent(bothEntryPoints(folder))}` },
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      clean: false,
      publicPath: '',
      filename: serverFile,
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false, splitChunks: false },
    externalsType: 'commonjs',
    externals: Object.fromEntries(Object.keys(provided).map((name) => [name, name])),
    plugins: withoutValidator(),
    module: {
      ...base.module,
      // One file: what the browser loads later the server has at once.
      parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
      generator: { asset: { emit: false }, 'asset/resource': { emit: false }, 'css/auto': { ...cssGenerator, exportsOnly: true } },
    },
  };
}

const bothEntryPoints = (folder: string) =>
  ['desktop', 'mobile']
    .map((entryPoint) => `export * as ${entryPoint} from ${JSON.stringify(join(folder, `src/${entryPoint}.tsx`))};`)
    .join('\n');
