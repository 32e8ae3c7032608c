import type { SourceCount } from '@portico/contracts';

/** A person who comes back from a source sees what changed there; a source is asked again at most this often. */
export const refreshMs = 1_000;

/** How many rows each source has, most first. */
export function countSources(rows: readonly { sourceCode: string; sourceName: string }[]): SourceCount[] {
  const counts = new Map<string, SourceCount>();
  for (const { sourceCode, sourceName } of rows) {
    const count = (counts.get(sourceCode)?.count ?? 0) + 1;
    counts.set(sourceCode, { sourceCode, sourceName, count });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.sourceCode < b.sourceCode ? -1 : 1));
}
