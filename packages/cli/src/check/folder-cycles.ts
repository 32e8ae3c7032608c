import { join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { workspace } from '../workspace.ts';

/** An import between two files, as paths from the workspace. */
export interface FileImport {
  from: string;
  to: string;
}

/** Folders of one subject each, on the backend's floors. */
const subjects = [/^packages\/backend\/src\/(kernel|registry|pedestal|homepage|page)\/[^/]+(?=\/)/];
/** What only tests load. */
const forTests = /\.test\.tsx?$|\/testing\//;

const folderOf = (file: string) => subjects.map((subject) => subject.exec(file)?.[0]).find((folder) => folder !== undefined);

/** Problems about folders that import each other; type-only imports do not count, because they are erased. */
export async function folderCycles(): Promise<string[]> {
  const { options } = ((await import(join(workspace, '.dependency-cruiser.mjs'))) as { default: IConfiguration }).default;
  const { output } = await cruise(['packages/backend/src'], { ...options, baseDir: workspace, validate: false });
  const imports = (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .map(({ resolved }) => ({ from: join(source), to: join(resolved) })),
  );
  return cyclesAmong(imports);
}

/** `a → b → a: a/file imports b/file, …` for each pair of folders of which each is reached from the other. */
export function cyclesAmong(imports: readonly FileImport[]): string[] {
  const edges = new Map<string, Map<string, FileImport>>();
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)];
    if (!from || !to || from === to || forTests.test(each.from)) continue;
    const targets = edges.get(from) ?? new Map<string, FileImport>();
    edges.set(from, targets.set(to, targets.get(to) ?? each));
  }
  return [...edges].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, { from: file, to: imported }]) =>
      reaches(edges, to, from) ? [`${from} and ${to} need each other: ${file} imports ${imported}.`] : [],
    ),
  );
}

function reaches(edges: ReadonlyMap<string, ReadonlyMap<string, unknown>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (folder === to) return true;
    if (seen.has(folder)) continue;
    seen.add(folder);
    open.push(...(edges.get(folder)?.keys() ?? []));
  }
  return false;
}
