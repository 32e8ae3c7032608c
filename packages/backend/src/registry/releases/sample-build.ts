import type { AreaManifest, Release } from '@portico/area';
import type { SentBuild } from './publish.ts';
import { hashOf } from './verify-release.ts';

/** What the tests' shell provides. */
export const sampleShares = { react: '^19.3.0', '@portico/ui': '^1.0.0' };

/** A small complete build, as a team would send it; `change` breaks it before it is signed. */
export function sampleBuild(
  {
    area = 'news',
    buildId = 'aaaaaaaaaaaa',
    pages,
    sign,
  }: { area?: string; buildId?: string; pages?: AreaManifest['pages']; sign: (record: string) => string },
  change: (build: { release: Release; files: Map<string, Uint8Array> }) => void = () => undefined,
): SentBuild {
  const global = `${area.replaceAll('-', '_')}_${buildId}`;
  const files = new Map<string, Uint8Array>([
    ['remoteEntry.js', Buffer.from(`var ${global} = {};${'// a long line that packs well\n'.repeat(40)}`)],
    ['desktop.11111111.js', Buffer.from(`/* desktop ${buildId} */`)],
    ['desktop.11111111.css', Buffer.from('.page { color: red }')],
    ['mobile.22222222.js', Buffer.from('/* mobile */')],
  ]);
  const release: Release = {
    area,
    buildId,
    entry: 'remoteEntry.js',
    global,
    entryPoints: {
      desktop: { scripts: ['desktop.11111111.js'], styles: ['desktop.11111111.css'] },
      mobile: { scripts: ['mobile.22222222.js'], styles: [] },
    },
    files: Object.fromEntries([...files].map(([path, content]) => [path, hashOf(content)])),
    shared: { ...sampleShares },
    manifest: {
      id: area,
      title: area,
      contract: '^1',
      pages: pages ?? { list: { title: 'List', desktop: { path: `/${area}` }, mobile: { path: `/mobile/${area}` } } },
    },
  };
  change({ release, files });
  const record = `${JSON.stringify(release, null, 1)}\n`;
  return { record, signature: sign(record), files };
}
