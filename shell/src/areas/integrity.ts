import type { PlannedArea } from '@portico/area';

/** The hashes of the files that a tab may load. */
export interface KnownFiles {
  /** Remembers the hashes of a build's files, from the plan. */
  learn(planned: PlannedArea): void;
  /** The expected hash of a file; a file below /areas/ that is not in a plan is refused. */
  integrityOf(url: string): string | undefined;
}

export function createKnownFiles(): KnownFiles {
  const known = new Map<string, string>();
  return {
    learn(planned) {
      for (const [file, hash] of Object.entries(planned.files)) known.set(new URL(planned.base + file, location.href).pathname, hash);
    },
    integrityOf(url) {
      const { pathname } = new URL(url, location.href);
      const hash = known.get(pathname);
      if (!hash && pathname.startsWith('/areas/')) throw new Error(`No build in the plan has the file ${pathname}; it is not run.`);
      return hash;
    },
  };
}
