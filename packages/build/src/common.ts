import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { BannerPlugin, type Configuration, NormalModuleReplacementPlugin } from '@rspack/core';

const require = createRequire(import.meta.url);

export const cssGenerator = { localIdentName: '[uniqueName]_[local]_[hash:6]', exportsConvention: 'as-is' } as const;

/** Compiler settings of everything for the browser. `refresh`: edits are applied to a running page. */
export function common(
  folder: string,
  { development, uniqueName, refresh = development }: { development: boolean; uniqueName: string; refresh?: boolean },
): Configuration {
  return {
    context: folder,
    mode: refresh ? 'development' : 'production',
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
              transform: { react: { runtime: 'automatic', development: refresh, refresh } },
            },
            env: { targets: 'chrome >= 100, safari >= 15.4, firefox >= 100' },
          },
          type: 'javascript/auto',
        },
        // Runs before the loader above, as rules of order `pre` do.
        { include: dirname(require.resolve('@portico/contracts')), test: /\.(ts|js)$/, enforce: 'pre', loader: contractLoader },
        { test: /\.css$/, resourceQuery: { not: /text/ }, type: 'css/auto' },
        { test: /\.css$/, resourceQuery: /text/, type: 'asset/source' },
        { test: /\.(svg|png|webp|woff2?)$/, type: 'asset/resource' },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The browser needs only types, methods and paths of the contracts; the validator stays on the server. */
export function withoutValidator() {
  return [new NormalModuleReplacementPlugin(/^zod$/, require.resolve('@portico/contracts/inert-zod'))];
}

/**
 * Leaves out what axios does not need here: the table of status codes, the cancel tokens, which are older than
 * AbortSignal, and `fetch` in its list of adapters (`fetch-adapter.ts` of @portico/client loads it by itself).
 */
export function withoutUnusedAxios() {
  return new NormalModuleReplacementPlugin(
    /\/(HttpStatusCode|CancelToken)\.js$|^\.\/fetch\.js$/,
    join(import.meta.dirname, `unused-of-axios${extname(import.meta.filename)}`),
  );
}

/** Leaves out what react-router needs only for its own framework. */
export function withoutRouterFramework() {
  return new NormalModuleReplacementPlugin(
    /^\.\/(dom\/)?ssr\/components\.js$/,
    join(import.meta.dirname, `unused-of-react-router${extname(import.meta.filename)}`),
  );
}

/**
 * Chromium compiles the functions of these files while they are downloaded, off the main thread, instead of one by one
 * when the first page calls them. Other browsers ignore the comment.
 */
export const compiledBeforeUse = (test: RegExp) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test,
    // After the minimizer, which removes comments, and before the names by content.
    stage: 600,
  });

/** TypeScript in the workspace, JavaScript in the published package. */
const contractLoader = join(import.meta.dirname, `contract-loader${extname(import.meta.filename)}`);
