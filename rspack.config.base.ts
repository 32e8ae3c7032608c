import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Compiler,
  type Configuration,
  CopyRspackPlugin,
  DefinePlugin,
  NormalModuleReplacementPlugin,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { AreaManifest, Release } from './packages/area/src/index.ts';

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
      new ReleasePlugin({ manifest, buildId, global }),
    ],
  };
}

/** The two builds of the shell: what the browser loads, and `server.mjs`, which writes the page's frame as HTML. */
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
      new ShellFilesPlugin(),
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
  return [browser, server];
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
        { test: /\.css$/, type: 'css/auto' },
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

/** Twelve hexadecimal digits over everything that an area's build is made from: equal inputs, equal build. */
function inputHash(folder: string): string {
  const hash = createHash('sha256');
  for (const input of [
    join(folder, 'src'),
    join(folder, 'package.json'),
    join(root, 'packages/contracts/src'),
    join(root, 'packages/area/src'),
    join(root, 'rspack.config.base.ts'),
  ])
    for (const file of filesBelow(input)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [resolve(path)];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const sha384 = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Writes `area.json` (a Release): what the registry needs to know of a build. */
class ReleasePlugin {
  readonly #of: { manifest: AreaManifest; buildId: string; global: string };
  constructor(of: { manifest: AreaManifest; buildId: string; global: string }) {
    this.#of = of;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage: 10_000 }, (assets) => {
        const { manifest, buildId, global } = this.#of;
        const filesOf = (door: string) => [...(compilation.namedChunks.get(door)?.files ?? [])];
        const doorOf = (door: string) => ({
          scripts: filesOf(door).filter((file) => file.endsWith('.js')),
          styles: filesOf(door).filter((file) => file.endsWith('.css')),
        });
        const release: Release = {
          area: manifest.id,
          buildId,
          entry: 'remoteEntry.js',
          global,
          doors: { desktop: doorOf('desktop'), mobile: doorOf('mobile') },
          files: Object.fromEntries(Object.entries(assets).map(([name, source]) => [name, sha384(source.buffer())])),
          shared: provided,
          manifest,
        };
        compilation.emitAsset('area.json', new compiler.webpack.sources.RawSource(`${JSON.stringify(release, null, 1)}\n`));
      });
    });
  }
}

/** Writes `../shell.json`: which files the page's start, each device's frame and each asset name are. */
class ShellFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellFilesPlugin', stage: 10_000 }, (assets) => {
        const groupFiles = (name: string) => {
          const group = compilation.namedChunkGroups.get(name);
          const files = group ? [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))] : [];
          return { scripts: files.filter((file) => file.endsWith('.js')), styles: files.filter((file) => file.endsWith('.css')) };
        };
        const start = groupFiles('main');
        const files = {
          start: start.scripts,
          // A few hundred bytes that every page needs: the server writes them into it.
          startCss: start.styles.map((name) => assets[name]?.source().toString() ?? '').join(''),
          desktop: groupFiles('desktop'),
          mobile: groupFiles('mobile'),
          integrity: Object.fromEntries(
            Object.entries(assets)
              .filter(([name]) => /\.(js|css)$/.test(name))
              .map(([name, source]) => [name, sha384(source.buffer())]),
          ),
          shared: provided,
        };
        // Compressed once here, so that no start and no request has to.
        for (const [name, source] of Object.entries(assets)) {
          if (!/\.(js|css|svg)$/.test(name)) continue;
          compilation.emitAsset(`${name}.br`, new compiler.webpack.sources.RawSource(brotliCompressSync(source.buffer())));
          compilation.emitAsset(`${name}.gz`, new compiler.webpack.sources.RawSource(gzipSync(source.buffer(), { level: 9 })));
        }
        compilation.emitAsset('../shell.json', new compiler.webpack.sources.RawSource(`${JSON.stringify(files, null, 1)}\n`));
      });
    });
  }
}
