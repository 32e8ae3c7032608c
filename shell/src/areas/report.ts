import { isChunkLoadError, reloadOnce } from '../navigation/reload-once.ts';

/** What failed in a tab, for whoever runs the portal. */
export interface FailureReport {
  area?: string;
  build?: string;
  error: unknown;
  where: string;
  /** It never came, instead of breaking while it ran. */
  kind?: 'error' | 'load-failure';
}

const listeners = new Set<(report: FailureReport) => void>();

/** The first failures of this tab, for who begins to watch later. */
const past: FailureReport[] = [];
const mostPast = 20;

/** Calls back for each failure of an area, with `past` also for those that were. */
export function watchFailures(listener: (report: FailureReport) => void, { past: before = false } = {}): () => void {
  if (before) for (const report of past) listener(report);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says in the console what failed and in which build; one line, for the person who looks. */
export function reportFailure(report: FailureReport): void {
  const { area = 'shell', build = '', error, where } = report;
  console.error(`portico: ${area}${build && `@${build}`} failed${where && ` in ${where.trim().split('\n')[0]?.trim()}`}:`, error);
  if (past.length < mostPast) past.push(report);
  for (const listener of listeners) listener(report);
}

/**
 * The page at an address could not be shown. Where a chunk of its build is gone, as after a deployment, the tab loads that
 * address anew, once per path; answers true then. Everything else is reported and shown in the page's place.
 */
export function pageFailed(report: FailureReport, at?: URL): boolean {
  if (isChunkLoadError(report.error) && reloadOnce(at)) return true;
  reportFailure(report);
  return false;
}
