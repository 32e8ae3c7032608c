import { createHash } from 'node:crypto';
import type { AreaManifest, Release } from '@portico/area';
import type { Compiler } from '@rspack/core';
import { builtServerFile } from './server-files.ts';
import { sha384 } from './sha384.ts';

/** Placeholder for the build id until all files of a preview build exist. */
export const namedByContent = 'c0ffee00c0de';

interface Of {
  manifest: AreaManifest;
  buildId: string;
  global: string;
  shared: Readonly<Record<string, string>>;
  /** Named by its output, and allowed only in previews. */
  preview?: boolean;
  /** The files that the preceding server build left in the output folder. */
  server?: string;
  serverMap?: string;
  samples?: { file: string; text: string };
}

/** Writes `area.json` (a Release), which the registry reads. */
export class ReleasePlugin {
  readonly #of: Of;
  constructor(of: Of) {
    this.#of = of;
  }

  apply(compiler: Compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage: 10_000 }, (assets) => {
        const { manifest, shared, preview, server, serverMap, samples } = this.#of;
        for (const file of [server, serverMap])
          if (file) compilation.emitAsset(file, new RawSource(builtServerFile(compilation.outputOptions.path ?? '', file)));
        if (samples) compilation.emitAsset(samples.file, new RawSource(samples.text));
        let { buildId, global } = this.#of;
        if (preview) {
          const texts = Object.entries(assets).map(([name, source]) => [name, source.source().toString()] as const);
          const hash = createHash('sha256');
          for (const [name, text] of texts) hash.update(name).update(text);
          buildId = hash.digest('hex').slice(0, buildId.length);
          global = global.replace(namedByContent, buildId);
          for (const [name, text] of texts)
            if (text.includes(namedByContent)) compilation.updateAsset(name, new RawSource(text.replaceAll(namedByContent, buildId)));
        }
        const filesOf = (entryPoint: string) => [...(compilation.namedChunks.get(entryPoint)?.files ?? [])];
        const entryPointOf = (entryPoint: string) => ({
          scripts: filesOf(entryPoint).filter((file) => file.endsWith('.js')),
          styles: filesOf(entryPoint).filter((file) => file.endsWith('.css')),
        });
        const release: Release = {
          area: manifest.id,
          buildId,
          entry: 'remoteEntry.js',
          ...(server && { server }),
          ...(serverMap && { serverMap }),
          ...(samples && { samples: samples.file }),
          global,
          entryPoints: { desktop: entryPointOf('desktop'), mobile: entryPointOf('mobile') },
          files: Object.fromEntries(compilation.getAssets().map(({ name, source }) => [name, sha384(source.buffer())])),
          shared,
          ...(preview && { development: true }),
          manifest,
        };
        compilation.emitAsset('area.json', new RawSource(`${JSON.stringify(release, null, 1)}\n`));
      });
    });
  }
}
