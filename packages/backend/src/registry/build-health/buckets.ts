import type { Metric } from '@portico/area/tab-report';

/**
 * Each bucket is a tenth wider than the previous one: a percentile read from their middles is accurate to a twentieth.
 */
const growth = 1.1;
/** CLS is a small number without a unit. */
const scale = (metric: Metric) => (metric === 'CLS' ? 1_000 : 1);

export function bucketOf(metric: Metric, value: number): number {
  return Math.ceil(Math.log(Math.max(1, value * scale(metric))) / Math.log(growth));
}

/** The 75th percentile of the measurements, accurate to a twentieth. */
export function upperQuartile(metric: Metric, buckets: readonly { bucket: number; count: number }[]): number {
  const all = buckets.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { bucket, count } of [...buckets].sort((a, b) => a.bucket - b.bucket)) {
    below += count;
    if (below >= all * 0.75) return growth ** (bucket - 0.5) / scale(metric);
  }
  return Number.NaN;
}
