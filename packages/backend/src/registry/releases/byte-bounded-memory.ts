/** Keeps the most recently used values, up to so many bytes together. */
export interface ByteBoundedMemory<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  bytes(): number;
}

export function byteBoundedMemory<Value>(most: number): ByteBoundedMemory<Value> {
  // A Map keeps the order of insertion: what was used last is put at its end.
  const kept = new Map<string, { value: Value; bytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value, bytes) {
      drop(key);
      // One large file must not push out everything else.
      if (bytes > most / 4) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= most) break;
        drop(oldest);
      }
    },
    bytes: () => total,
  };
}
