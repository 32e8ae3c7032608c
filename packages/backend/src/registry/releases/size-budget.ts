import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '@portico/area';

/**
 * Maximum bytes (brotli) of an area's entry and the scripts of one entry point. The entry holds the hash of every file, some
 * 110 bytes for each page on each device.
 */
export const budgets = { entry: 7_000, entryPoint: 60_000 };
/** The most that an area may request, with a reason, in its manifest's `budget`. */
const maxBudgetBytes = 250_000;

/** The parts that exceed their budget. */
export function sizeProblems({ entry, entryPoints, manifest }: Release, files: ReadonlyMap<string, Uint8Array>): string[] {
  const bytes = (path: string) => packedLength(files.get(path) ?? new Uint8Array());
  const problems: string[] = [];
  if (files.has(entry) && bytes(entry) > budgets.entry)
    problems.push(`The entry ${entry} takes ${kilobytes(bytes(entry))} (brotli); ${kilobytes(budgets.entry)} is the budget.`);
  const { budget } = manifest;
  for (const [device, { scripts }] of Object.entries(entryPoints)) {
    const taken = scripts.reduce((sum, path) => sum + bytes(path), 0);
    const asked = budget?.[device as keyof typeof entryPoints];
    const allowed = asked !== undefined && budget?.reason ? Math.min(asked, maxBudgetBytes) : budgets.entryPoint;
    if (taken > allowed)
      problems.push(
        `The ${device} entry point's scripts take ${kilobytes(taken)} (brotli); ${kilobytes(allowed)} is the budget. Load parts later, or ask for more with a reason in the manifest's budget.`,
      );
  }
  return problems;
}

/** Far above every budget a fast estimate is enough, and blocks nobody else. */
function packedLength(content: Uint8Array): number {
  const quality = content.length > 1_000_000 ? 3 : 11;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
