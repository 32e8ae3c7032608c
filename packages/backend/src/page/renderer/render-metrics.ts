import { Counter, Gauge, type Registry } from 'prom-client';
import type { FailingBuilds } from './failing-builds.ts';

/** Adds this node's rendering counts to /metrics, read on request. */
export function addRenderMetrics(prometheus: Registry, builds: Pick<FailingBuilds, 'counts'>): void {
  const registers = [prometheus];
  new Counter({
    name: 'portico_renders_total',
    help: 'First pages by build, and what became of them on the server',
    registers,
    labelNames: ['build', 'outcome'],
    collect() {
      this.reset();
      for (const { build, counts } of builds.counts())
        for (const [outcome, count] of Object.entries(counts)) this.inc({ build, outcome }, count);
    },
  });
  new Gauge({
    name: 'portico_rendering_off',
    help: '1: the server does not render this build any more',
    labelNames: ['build'],
    registers,
    collect() {
      this.reset();
      for (const { build, off } of builds.counts()) this.set({ build }, off ? 1 : 0);
    },
  });
}
