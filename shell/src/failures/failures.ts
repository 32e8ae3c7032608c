import { isChunkLoadError, reloadOnce } from './reload-once.ts';

/** What failed in a tab, for whoever runs the portal. */
export interface FailureReport {
  area?: string;
  build?: string;
  error: unknown;
  where: string;
  /** It never came, instead of breaking while it ran. */
  kind?: 'error' | 'load-failure';
}

/** The failures of one tab. */
export interface Failures {
  /** Says in the console what failed and in which build; one line, for the person who looks. */
  report(report: FailureReport): void;
  /**
   * The page at an address could not be shown. Where a chunk of its build is gone, as after a deployment, the tab loads
   * that address again, once per path; answers true then. Everything else is reported and shown in the page's place.
   */
  ofPage(report: FailureReport, at?: URL): boolean;
  /** Calls back for each failure of an area, with `past` also for those that were. */
  watch(listener: (report: FailureReport) => void, options?: { past?: boolean }): () => void;
}

/** So many of the first failures are kept for code that begins to watch later. */
const mostPast = 20;

export function createFailures(): Failures {
  const listeners = new Set<(report: FailureReport) => void>();
  const past: FailureReport[] = [];
  function report(failure: FailureReport): void {
    const { area = 'shell', build = '', error, where } = failure;
    console.error(`portico: ${area}${build && `@${build}`} failed${where && ` in ${where.trim().split('\n')[0]?.trim()}`}:`, error);
    if (past.length < mostPast) past.push(failure);
    for (const listener of listeners) listener(failure);
  }
  return {
    report,
    ofPage(failure, at) {
      if (isChunkLoadError(failure.error) && reloadOnce(at)) return true;
      report(failure);
      return false;
    },
    watch(listener, options) {
      if (options?.past) for (const failure of past) listener(failure);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
