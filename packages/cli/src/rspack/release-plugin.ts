import type { AreaManifest, Release } from '@portico/area';
import type { Compiler } from '@rspack/core';
import { sha384 } from './sha384.ts';

/** Writes `area.json` (a Release): what the registry needs to know of a build. */
export class ReleasePlugin {
  readonly #of: { manifest: AreaManifest; buildId: string; global: string; shared: Readonly<Record<string, string>> };
  constructor(of: { manifest: AreaManifest; buildId: string; global: string; shared: Readonly<Record<string, string>> }) {
    this.#of = of;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage: 10_000 }, (assets) => {
        const { manifest, buildId, global, shared } = this.#of;
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
          shared,
          manifest,
        };
        compilation.emitAsset('area.json', new compiler.webpack.sources.RawSource(`${JSON.stringify(release, null, 1)}\n`));
      });
    });
  }
}
