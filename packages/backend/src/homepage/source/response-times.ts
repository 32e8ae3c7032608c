/** Response times in ms are counted in quarters of an octave: a percentile is exact to 19 %. */
const perOctave = 4;
const lastBucket = 60;

export const bucketOf = (ms: number): number => Math.min(lastBucket, Math.max(0, Math.ceil(Math.log2(Math.max(1, ms)) * perOctave)));
const upperEnd = (bucket: number): number => Math.round(2 ** (bucket / perOctave));

/** The time that a share of answers stayed below; null without an answer. */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of [...counts].sort(([one], [other]) => one - other)) {
    seen += count;
    if (all > 0 && seen >= all * share) return upperEnd(bucket);
  }
  return null;
}
