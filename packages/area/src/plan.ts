import type { AreaManifest, Block, Device, Page } from './manifest.ts';

/** One area's active build for this visitor. */
export interface PlannedArea {
  area: string;
  title: string;
  buildId: string;
  /** The folder of its files, `/areas/news/3f2a9c1b4d5e/`. */
  base: string;
  /** `remoteEntry.js`, below base. */
  entry: string;
  /** Both entry points for the server, below base; the server renders the first page with them. */
  server?: string;
  /** The global that the entry writes; it contains the build id, so a wrong entry is noticed. */
  global: string;
  /** Every file of the build with its hash, `sha384-…`. */
  files: Readonly<Record<string, string>>;
  /** What each entry point loads beside the entry, below base. */
  entryPoints: Readonly<Record<Device, { scripts: readonly string[]; styles: readonly string[] }>>;
  pages: Readonly<Record<string, Page>>;
  blocks: Readonly<Record<string, Block>>;
  /** Absent for an area without a service of its own. */
  endpoints?: AreaManifest['endpoints'];
}

/** All areas of the portal, resolved for one visitor. Revisions only grow. */
export interface Plan {
  revision: number;
  areas: readonly PlannedArea[];
  /** The name of the preview that this browser sees, if any. */
  preview?: string;
}

/** What a build writes beside its entry as `area.json`; publishing reads it. */
export interface Release {
  area: string;
  buildId: string;
  entry: string;
  /** Absent in a development build, whose pages only the browser renders. */
  server?: string;
  /** The source map of `server`, without sources: problems name the area's own files. */
  serverMap?: string;
  /** Answers to the calls of its pages and blocks, a list of SampleAnswer: the registry renders them before it accepts a build. */
  samples?: string;
  global: string;
  entryPoints: PlannedArea['entryPoints'];
  files: PlannedArea['files'];
  /** Shared packages that the area expects of the shell, with ranges. */
  shared: Readonly<Record<string, string>>;
  /** A developer's build: it can be active only in a preview. */
  development?: boolean;
  manifest: AreaManifest;
}

/** All path patterns of a page on one device. */
export function pathsOf(page: Page, device: Device): readonly string[] {
  const path = page[device]?.path;
  return path === undefined ? [] : typeof path === 'string' ? [path] : path;
}
