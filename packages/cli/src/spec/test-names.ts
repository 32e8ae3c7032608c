import type { SourceFile } from './uses.ts';

/** The ids that stand in the names of tests, parted from the rest by ` · `: `V3 · 900 px is mobile`. */
export function idsInTests(files: readonly SourceFile[]): Set<string> {
  const ids = new Set<string>();
  for (const { text } of files) {
    for (const [, single, double, template] of text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)) {
      const parts = (single ?? double ?? template ?? '').split(' · ');
      if (parts.length > 1) for (const part of parts) if (/^[A-Z]\d{1,2}$/.test(part)) ids.add(part);
    }
  }
  return ids;
}
