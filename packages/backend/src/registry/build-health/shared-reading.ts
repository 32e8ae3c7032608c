/** One reading for all who ask while it runs or soon (ms) after it began: an open address must not be a way to keep the database busy. */
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
