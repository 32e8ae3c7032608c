import type { PlannedArea } from '@portico/area';

const known = new Map<string, string>();

/** Remembers the hashes of a build's files, from the plan. */
export function knowFiles(planned: PlannedArea): void {
  for (const [file, hash] of Object.entries(planned.files)) known.set(new URL(planned.base + file, location.href).pathname, hash);
}

/** The hash that a file must have; a file below /areas/ that no plan names is refused. */
export function expectedIntegrity(url: string): string | undefined {
  const { pathname } = new URL(url, location.href);
  const hash = known.get(pathname);
  if (!hash && pathname.startsWith('/areas/')) throw new Error(`No build in the plan has the file ${pathname}; it is not run.`);
  return hash;
}
