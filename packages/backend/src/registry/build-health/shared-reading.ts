/**
 * One result for all callers while the query runs or within ms after it started: a public address must not keep the
 * database busy.
 */
export function sharedReading<Value>(read: () => Promise<Value>, freshFor: number): () => Promise<Value> {
  let last: { reading: Promise<Value>; at: number } | undefined;
  return () => {
    if (last && performance.now() - last.at < freshFor) return last.reading;
    const reading = read();
    last = { reading, at: performance.now() };
    reading.catch(() => {
      last = undefined;
    });
    return reading;
  };
}
