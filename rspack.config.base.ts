import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  CopyRspackPlugin,
  DefinePlugin,
  NormalModuleReplacementPlugin,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { AreaManifest } from './packages/area/src/index.ts';
import { inputHash } from './packages/cli/src/rspack/input-hash.ts';
import { ReleasePlugin } from './packages/cli/src/rspack/release-plugin.ts';
import { ShellFilesPlugin } from './packages/cli/src/rspack/shell-files-plugin.ts';

const require = createRequire(import.meta.url);
const root = import.meta.dirname;

/**
 * What the shell gives to every area at run time, and the ranges in which an area accepts it. An area never carries a
 * copy. shell/src/areas/provided.ts provides the same names; a test holds the two together.
 */
export const provided: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  '@portico/area/react': '^1.0.0',
  '@portico/client': '^1.0.0',
  '@portico/session': '^1.0.0',
  '@portico/ui': '^1.0.0',
  '@portico/ui/desktop': '^1.0.0',
  '@portico/ui/mobile': '^1.0.0',
};

/** The build of one area: both doors as a federated remote, and `area.json` for publishing. */
export function area(folder: string): Configuration {
  const { area: manifest } = require(join(folder, 'src/area.ts')) as { area: AreaManifest };
  const development = process.env.NODE_ENV === 'development';
  const buildId = development ? 'development' : (process.env.PORTICO_BUILD_ID ?? inputHash(folder));
  // Two builds of one area live side by side in a tab during a swap, so everything global bears the build id.
  const global = `${manifest.id.replaceAll('-', '_')}_${buildId}`;
  return {
    ...common(folder, { development, uniqueName: global }),
    entry: {},
    output: {
      ...common(folder, { development, uniqueName: global }).output,
      path: join(folder, 'dist'),
      publicPath: 'auto',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      cssChunkFilename: development ? '[name].css' : '[name].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
    },
    optimization: { splitChunks: false, minimize: !development, chunkIds: 'named' },
    plugins: [
      ...withoutValidator(),
      new NormalModuleReplacementPlugin(/^[^,]*webpack-bundler-runtime[^,]*$/, join(root, 'packages/area/src/bundler-runtime.ts')),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
      new ModuleFederationPlugin({
        name: manifest.id,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: global },
        exposes: {
          './desktop': { import: './src/desktop.tsx', name: 'desktop' },
          './mobile': { import: './src/mobile.tsx', name: 'mobile' },
        },
        shared: Object.fromEntries(
          Object.entries(provided).map(([name, requiredVersion]) => [
            name,
            { import: false as const, singleton: true, strictVersion: true, requiredVersion },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      ...(development ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
      new ReleasePlugin({ manifest, buildId, global, shared: provided }),
    ],
  };
}

/**
 * The builds of the shell: what the browser loads; `server.mjs`, which writes the page's frame as HTML; and the portal's
 * own robot, a script by itself that schools may replace by another.
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
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimize: !development,
      moduleIds: development ? 'named' : 'deterministic',
      // Three files of like size arrive sooner over six connections than one large one.
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: { test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true },
          vendors: { test: /node_modules[\\/].*\.(m|c)?js$/, name: 'vendors', priority: -1, enforce: true },
        },
      },
    },
    plugins: [
      ...withoutValidator(),
      new DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
      new ShellFilesPlugin(provided),
    ],
  };
  const server: Configuration = {
    ...base,
    name: 'server',
    target: 'node',
    entry: { server: './src/server.tsx' },
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
    plugins: [...withoutValidator(), new CopyRspackPlugin({ patterns: [{ from: 'public', to: 'public' }] })],
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
  const robot: Configuration = {
    ...base,
    name: 'robot',
    entry: { 'robot-sdk': './src/robot/sdk/robot-sdk.ts' },
    output: {
      ...base.output,
      path: join(folder, 'dist/public/js'),
      publicPath: '/js/',
      // What lies beside it is copied there by the server's build.
      clean: { keep: /CXJSBridge/ },
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: withoutValidator(),
  };
  return [browser, server, robot];
}

const cssGenerator = { localIdentName: '[uniqueName]_[local]_[hash:6]', exportsConvention: 'as-is' } as const;

function common(folder: string, { development, uniqueName }: { development: boolean; uniqueName: string }): Configuration {
  return {
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    output: { uniqueName, clean: true, assetModuleFilename: '[name].[contenthash:8][ext]', hashFunction: 'xxhash64' },
    module: {
      parser: { 'css/auto': { namedExports: true } },
      generator: { 'css/auto': cssGenerator },
      rules: [
        {
          test: /\.(ts|tsx|mjs|js)$/,
          exclude: /node_modules[\\/](?!@portico)/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
            env: { targets: 'chrome >= 100, safari >= 15.4, firefox >= 100' },
          },
          type: 'javascript/auto',
        },
        // Comes before the loader above, as rules of order `pre` do.
        {
          test: /packages[\\/]contracts[\\/]src[\\/].*\.ts$/,
          enforce: 'pre',
          loader: join(root, 'packages/cli/src/rspack/contract-loader.ts'),
        },
        { test: /\.css$/, resourceQuery: { not: /text/ }, type: 'css/auto' },
        { test: /\.css$/, resourceQuery: /text/, type: 'asset/source' },
        { test: /\.(svg|png|webp|woff2?)$/, type: 'asset/resource' },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The browser takes only types, methods and paths from the contracts; the validator stays on the server. */
function withoutValidator() {
  return [new NormalModuleReplacementPlugin(/^zod$/, join(root, 'packages/contracts/src/inert-zod.ts'))];
}
