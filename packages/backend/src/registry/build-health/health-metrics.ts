import type { FailingBuild } from '@portico/area/operator';
import { Counter, Gauge, type Registry as Prometheus } from 'prom-client';
import type { MeasuredHealth } from './read-health.ts';

interface Asked {
  health: () => Promise<MeasuredHealth[]>;
  failing: () => Promise<readonly FailingBuild[]>;
  revision: () => number;
  /** Open event streams. */
  streams: () => number;
}

/** Adds tab reports to /metrics, read on request. */
export function addHealthMetrics(prometheus: Prometheus, { health, failing, revision, streams }: Asked): void {
  const registers = [prometheus];
  const labelNames = ['area', 'build'];

  new Gauge({
    name: 'portico_tabs',
    help: 'Open tabs by area and build',
    labelNames,
    registers,
    async collect() {
      const builds = await health();
      this.reset();
      for (const { area, buildId: build, tabs } of builds) this.set({ area, build }, tabs);
    },
  });
  new Gauge({
    name: 'portico_failed_tabs',
    help: 'Tabs of the last days in which a build failed',
    labelNames,
    registers,
    async collect() {
      const builds = await health();
      this.reset();
      for (const { area, buildId: build, failed } of builds) this.set({ area, build }, failed);
    },
  });
  new Gauge({
    name: 'portico_failing_build',
    help: '1: this build is active for everyone and fails more often than the build before',
    labelNames,
    registers,
    async collect() {
      const builds = await failing();
      this.reset();
      for (const { area, buildId: build } of builds) this.set({ area, build }, 1);
    },
  });
  new Counter({
    name: 'portico_reports_total',
    help: 'What tabs reported',
    labelNames: [...labelNames, 'kind'],
    registers,
    async collect() {
      const builds = await health();
      this.reset();
      for (const { area, buildId: build, reports } of builds)
        for (const [kind, count] of Object.entries(reports)) this.inc({ area, build, kind }, count);
    },
  });
  new Gauge({
    name: 'portico_web_vital_p75',
    help: 'Upper quartile of a web vital, ms (CLS: without a unit)',
    registers,
    labelNames: [...labelNames, 'metric'],
    async collect() {
      const builds = await health();
      this.reset();
      for (const { area, buildId: build, vitals } of builds)
        for (const [metric, { p75 }] of Object.entries(vitals)) this.set({ area, build, metric }, p75);
    },
  });
  new Gauge({
    name: 'portico_registry_revision',
    help: 'Revision that this node serves',
    registers,
    collect() {
      this.set(revision());
    },
  });
  new Gauge({
    name: 'portico_streams',
    help: 'Open event streams of this node',
    registers,
    collect() {
      this.set(streams());
    },
  });
}
