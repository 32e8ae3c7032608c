import { isChunkLoadError, reloadOnce } from './reload-once.ts';

/** The failures in a tab, for operators. */
export interface FailureReport {
  area?: string;
  build?: string;
  error: unknown;
  where: string;
  /** It failed to load, instead of failing while it ran. */
  kind?: 'error' | 'load-failure';
}

/** The failures of one tab. */
export interface Failures {
  /** Logs the failure and its build in the console, in one line. */
  report(report: FailureReport): void;
  /**
   * The page at an address could not be shown. If a chunk of its build is gone, as after a deployment, the tab reloads
   * the address once per path and this returns true. Everything else is reported and shown in the page's place.
   */
  ofPage(report: FailureReport, at?: URL): boolean;
  /** Calls back for each failure of an area; with `past` also for earlier ones. */
  watch(listener: (report: FailureReport) => void, options?: { past?: boolean }): () => void;
}

/** Maximum number of early failures kept for listeners that register later. */
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
