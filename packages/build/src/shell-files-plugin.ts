import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FrameFiles, ShellFiles } from '@portico/area/page-protocol';
import type { Compiler } from '@rspack/core';
import { sha384 } from './sha384.ts';

/** Maximum bytes of an inlined stylesheet: less than a request costs before the first paint. */
const most = 24_000;
/** A relative address would resolve against the page. */
const mayBeServerRendered = (css: string) => css.length <= most && !css.includes('url(');

/** Writes `../shell.json`: the files of the page's start, of each frame and of each shell page. */
export class ShellFilesPlugin {
  readonly #shared: Readonly<Record<string, string>>;
  constructor(shared: Readonly<Record<string, string>>) {
    this.#shared = shared;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellFilesPlugin', stage: 10_000 }, (assets) => {
        const text = (name: string) => assets[name]?.source().toString() ?? '';
        const groupFiles = (name: string): FrameFiles => {
          const chunks = compilation.namedChunkGroups.get(name)?.chunks ?? [];
          const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))];
          const styles = files.filter((file) => file.endsWith('.css'));
          const written = styles.filter((file) => mayBeServerRendered(text(file)));
          return {
            scripts: files.filter((file) => file.endsWith('.js')),
            styles: styles.filter((file) => !written.includes(file)),
            // The runtime sees by this mark that a chunk's stylesheet is loaded.
            written: written.map((file) => {
              const chunk = chunks.find((each) => each.files.has(file));
              return { mark: `${compilation.outputOptions.uniqueName}:chunk-${chunk?.id}`, css: text(file) };
            }),
          };
        };
        const start = groupFiles('main');
        const files: ShellFiles = {
          start: start.scripts,
          startCss: [...start.written.map(({ css }) => css), ...start.styles.map(text)].join(''),
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
        // Compressed once at build time instead of at start or on request.
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
