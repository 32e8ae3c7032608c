import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The registry of /metrics. Other parts of the backend add their metrics to `registry`. */
export interface Metrics {
  registry: Registry;
  observeCall(labels: { path: string; code: number }, seconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'portico_call_seconds',
    help: 'Time of the API calls by path and business code',
    labelNames: ['path', 'code'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  return { registry, observeCall: ({ path, code }, seconds) => calls.observe({ path, code }, seconds) };
}
