import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { AreaManifest } from '@portico/area';
import { type Configuration, NormalModuleReplacementPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { common, compiledBeforeUse, withoutValidator } from './common.ts';
import { inputHash } from './input-hash.ts';
import { provided } from './provided.ts';
import { namedByContent, ReleasePlugin } from './release-plugin.ts';
import { serverBuild } from './server-build.ts';
import { samplesFile, samplesOf, serverFile, serverMapFile } from './server-files.ts';

const require = createRequire(import.meta.url);

/**
 * `production` is published. `development` runs in `npm run dev`, from its own server. `preview` is what `portico dev
 * AREA --portal` publishes at each edit: like production, but readable, named by its output, and allowed only in a
 * preview.
 */
type Kind = 'production' | 'development' | 'preview';

/**
 * The builds of one area: both entry points as a federated remote, with `area.json` for publishing; and, except in
 * development, the same two as one file for the server, which renders the first page with them.
 */
export function area(folder: string): Configuration[] {
  const { area: manifest } = require(join(folder, 'src/area.ts')) as { area: AreaManifest };
  const kind = kindOfBuild();
  const refresh = kind === 'development';
  const development = kind !== 'production';
  const buildId = buildIdOf(kind, folder);
  // Two builds of one area run in one tab during a swap, so every global contains the build id.
  const global = `${manifest.id.replaceAll('-', '_')}_${buildId}`;
  const base = common(folder, { development, uniqueName: global, refresh });
  const server = serverBuild(base, folder);
  const samples = refresh ? undefined : samplesOf(folder);
  const remote: Configuration = {
    ...base,
    name: 'remote',
    // Its list of files includes the server's.
    ...(!refresh && { dependencies: [String(server.name)] }),
    entry: {},
    output: {
      ...base.output,
      path: join(folder, 'dist'),
      publicPath: 'auto',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      cssChunkFilename: development ? '[name].css' : '[name].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
    },
    optimization: { splitChunks: false, minimize: !development, chunkIds: 'named' },
    plugins: [
      ...withoutValidator(),
      new NormalModuleReplacementPlugin(/^[^,]*webpack-bundler-runtime[^,]*$/, require.resolve('@portico/area/bundler-runtime')),
      ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
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
      ...(development
        ? []
        : [compiledBeforeUse(/^(desktop|mobile)\..*\.js$/), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]),
      new ReleasePlugin({
        manifest,
        buildId,
        global,
        shared: provided,
        preview: kind === 'preview',
        ...(!refresh && { server: serverFile, serverMap: serverMapFile }),
        ...(samples !== undefined && { samples: { file: samplesFile, text: samples } }),
      }),
    ],
  };
  return refresh ? [remote] : [remote, server];
}

function kindOfBuild(): Kind {
  if (process.env.PORTICO_BUILD_KIND === 'preview') return 'preview';
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

function buildIdOf(kind: Kind, folder: string): string {
  if (kind === 'development') return 'development';
  return kind === 'preview' ? namedByContent : (process.env.PORTICO_BUILD_ID ?? inputHash(folder));
}
