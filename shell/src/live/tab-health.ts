import { registryPaths, shellName } from '@portico/area';
import type { BuildReport, Metric, TabReport } from '@portico/area/tab-report';
import type { AreaHost } from '../areas/area-host.ts';
import type { SwapOutcome } from '../swap/swapper.ts';

/**
 * Delay in ms before the measuring code loads: the browser buffers the entries until then, and no first visit waits for
 * it.
 */
const settled = 10_000;
/** Interval in ms between heartbeats; the registry drops a tab that is silent for longer. */
const signEvery = 4 * 60_000;
/** Time in ms for which reports are collected, so that many errors are one message. */
const gathering = 2_000;
/** Maximum of each kind in one message, which stays below the registry's limit of 4 kB. */
const mostBuilds = 30;
const mostReports = 20;

export interface TabHealth {
  swapped: (area: string, build: string, outcome: SwapOutcome) => void;
}

/**
 * Tells the registry which builds this tab runs and what failed in them: in the background, never twice, and without
 * anything that identifies the visitor. A failed report is ignored.
 */
export function tellHealth({ builds, failures }: Pick<AreaHost, 'builds' | 'failures'>): TabHealth {
  const tab = tabName();
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
    // A hidden page sends nothing until it is visible again.
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

/** A random name; `crypto.randomUUID` exists only on https and localhost. */
const tabName = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The web vitals of the first page, attributed to the build that rendered it. */
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
