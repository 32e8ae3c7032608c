import { isChunkLoadError, reloadOnce } from '../navigation/reload-once.ts';

/** What failed in a tab, for whoever runs the portal. */
export interface FailureReport {
  area?: string;
  build?: string;
  error: unknown;
  where: string;
}

/** Says in the console what failed and in which build; one line, for the person who looks. */
export function reportFailure({ area = 'shell', build = '', error, where }: FailureReport): void {
  console.error(`portico: ${area}${build && `@${build}`} failed${where && ` in ${where.trim().split('\n')[0]?.trim()}`}:`, error);
}

/**
 * A page could not be shown. Where a chunk of its build is gone, as after a deployment, the tab reloads, once per path;
 * answers true then. Everything else is reported and shown in the page's place.
 */
export function pageFailed(report: FailureReport): boolean {
  if (isChunkLoadError(report.error) && reloadOnce()) return true;
  reportFailure(report);
  return false;
}
