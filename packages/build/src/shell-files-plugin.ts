import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Compiler } from '@rspack/core';
import { sha384 } from './sha384.ts';

/** Writes `../shell.json`: which files the page's start, each frame and each of the shell's own pages are made of. */
export class ShellFilesPlugin {
  readonly #shared: Readonly<Record<string, string>>;
  constructor(shared: Readonly<Record<string, string>>) {
    this.#shared = shared;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellFilesPlugin', stage: 10_000 }, (assets) => {
        const groupFiles = (name: string) => {
          const chunks = compilation.namedChunkGroups.get(name)?.chunks ?? [];
          const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))];
          return { scripts: files.filter((file) => file.endsWith('.js')), styles: files.filter((file) => file.endsWith('.css')) };
        };
        const start = groupFiles('main');
        const files = {
          start: start.scripts,
          // A few hundred bytes that every page needs: the server writes them into it.
          startCss: start.styles.map((name) => assets[name]?.source().toString() ?? '').join(''),
          desktop: groupFiles('desktop'),
          mobile: groupFiles('mobile'),
          plain: groupFiles('plain'),
          chunks: Object.fromEntries(
            [...compilation.namedChunkGroups.keys()].filter((name) => name !== 'main').map((name) => [name, groupFiles(name)]),
          ),
          integrity: Object.fromEntries(
            Object.entries(assets)
              .filter(([name]) => /\.(js|css)$/.test(name))
              .map(([name, source]) => [name, sha384(source.buffer())]),
          ),
          shared: this.#shared,
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
