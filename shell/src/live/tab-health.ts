import { registryPaths, shellName } from '@portico/area';
import type { BuildReport, Metric, TabReport } from '@portico/area/tab-report';
import type { AreaHost } from '../areas/area-host.ts';
import type { SwapOutcome } from '../swap/swapper.ts';

/** ms after which the measuring code comes: the browser keeps the entries until then, and no first visit waits for it. */
const settled = 10_000;
/** ms between signs of life; the registry forgets a tab that is silent for longer. */
const signEvery = 4 * 60_000;
/** ms for which reports are gathered, so that a storm of errors is one message. */
const gathering = 2_000;
/** Of each kind in one message, which stays below the 4 kB that the registry takes. */
const mostBuilds = 30;
const mostReports = 20;

export interface TabHealth {
  swapped: (area: string, build: string, outcome: SwapOutcome) => void;
}

/**
 * Tells the registry which builds this tab runs and what happened to them: in the background, never twice, and with no
 * sign of who is at the screen. Nobody waits for it, and its failure is nobody's.
 */
export function tellHealth({ builds, failures }: Pick<AreaHost, 'builds' | 'failures'>): TabHealth {
  const tab = crypto.randomUUID();
  const shell = shellName([...document.querySelectorAll<HTMLScriptElement>('script[src*="/assets/"]')].map(({ src }) => src));
  let reports: BuildReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  let away = false;
  const send = (closed?: true) => {
    clearTimeout(timer);
    timer = undefined;
    const running = builds.all().map(({ area, buildId }) => `${area}@${buildId}`);
    const message: TabReport = {
      tab,
      running: running.slice(0, mostBuilds),
      shell,
      ...(closed && { closed }),
      reports: reports.slice(0, mostReports),
    };
    reports = [];
    navigator.sendBeacon(registryPaths.reports, new Blob([JSON.stringify(message)], { type: 'application/json' }));
  };
  const tell = (report: BuildReport) => {
    reports.push(report);
    // A tab that was put away says no more until it is back.
    if (!away) timer ??= setTimeout(send, gathering);
  };

  failures.watch(
    ({ area, build, kind = 'error' }) => {
      if (area && build) tell({ area, build, kind });
    },
    { past: true },
  );
  addEventListener('pagehide', () => {
    away = true;
    send(true);
  });
  addEventListener('pageshow', () => {
    if (!away) return;
    away = false;
    send();
  });
  setInterval(send, signEvery);
  send();
  setTimeout(() => measureVitals(tell), settled);
  return { swapped: (area, build, kind) => tell({ area, build, kind }) };
}

/** The vitals of the page that was opened, under the build that was shown first. */
function measureVitals(tell: (report: BuildReport) => void): void {
  const place = document.querySelector<HTMLElement>('[data-area][data-build]')?.dataset;
  const { area, build } = place ?? {};
  if (!area || !build) return;
  import(/* webpackChunkName: "vitals" */ 'web-vitals').then(
    ({ onLCP, onINP, onCLS }) => {
      const vital = ({ name, value }: { name: string; value: number }) =>
        tell({ area, build, kind: 'vital', metric: name as Metric, value: Math.round(value * 1_000) / 1_000 });
      onLCP(vital);
      onINP(vital);
      onCLS(vital);
    },
    // Without the measuring code nothing is measured.
    () => undefined,
  );
}
