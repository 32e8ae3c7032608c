import { join } from 'node:path';
import { type Configuration, CopyRspackPlugin, DefinePlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { common, compiledBeforeUse, cssGenerator, withoutRouterFramework, withoutUnusedAxios, withoutValidator } from './common.ts';
import { provided } from './provided.ts';
import { ShellFilesPlugin } from './shell-files-plugin.ts';

/**
 * The builds of the shell: the browser's files; `server.mjs`, which renders the frame as HTML; and the scripts with
 * names of their own: the portal's robot, which schools may replace, and the offline worker.
 */
export function shell(folder: string): Configuration[] {
  const development = process.env.NODE_ENV === 'development';
  const base = common(folder, { development, uniqueName: 'portico_shell' });
  const browser: Configuration = {
    ...base,
    name: 'browser',
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      path: join(folder, 'dist/browser'),
      publicPath: '/assets/',
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: development ? '[name].css' : '[name].[contenthash:8].css',
      // Without names, because a first visit downloads the list of all lazy files.
      cssChunkFilename: development ? '[name].css' : '[id].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimize: !development,
      moduleIds: development ? 'named' : 'deterministic',
      // Three files of similar size load faster over six connections than one large file.
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: { test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true },
          vendors: { test: /node_modules[\\/].*\.(m|c)?js$/, name: 'vendors', priority: -1, enforce: true },
          // The shared code of Arco's desktop controls; a large one's own code stays in its file (docs/decisions/0013).
          arco: {
            test: /node_modules[\\/]/,
            chunks: (chunk) => chunk.name?.startsWith('arco-desktop') ?? false,
            minChunks: 2,
            enforce: true,
            name: 'arco-desktop',
          },
        },
      },
    },
    plugins: [
      ...withoutValidator(),
      withoutUnusedAxios(),
      withoutRouterFramework(),
      new DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
      ...(development ? [new ReactRefreshRspackPlugin()] : [compiledBeforeUse(/^(main|react|vendors|desktop|mobile|plain)\..*\.js$/)]),
      new ShellFilesPlugin(provided),
    ],
  };
  const server: Configuration = {
    ...base,
    name: 'server',
    target: 'node',
    entry: { server: './src/server.ts' },
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      clean: false,
      publicPath: '/assets/',
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      ...withoutValidator(),
      new CopyRspackPlugin({ patterns: [{ from: 'public', to: 'public', globOptions: { ignore: ['**/public/js/**'] } }] }),
    ],
  };
  server.module = {
    ...base.module,
    generator: {
      ...base.module?.generator,
      'asset/resource': { emit: false },
      asset: { emit: false },
      'css/auto': { ...cssGenerator, exportsOnly: true },
    },
  };
  const scripts: Configuration = {
    ...base,
    name: 'scripts',
    entry: { 'robot-sdk': './src/robot/sdk/robot-sdk.ts', 'offline-worker': './src/offline/worker/offline-worker.ts' },
    output: {
      ...base.output,
      path: join(folder, 'dist/public/js'),
      publicPath: '/js/',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    // Copied by this build alone: it empties the folder while the other two write.
    plugins: [...withoutValidator(), new CopyRspackPlugin({ patterns: [{ from: 'public/js' }] })],
  };
  return [browser, server, scripts];
}
