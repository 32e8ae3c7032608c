import { LRUCache } from 'lru-cache';

/** Caches the most recently used values, up to this many bytes together. */
export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  bytes(): number;
}

export function createByteCache<Value extends object | string>(maxBytes: number): ByteCache<Value> {
  // One large file must not evict everything else.
  const entries = new LRUCache<string, Value>({ maxSize: maxBytes, maxEntrySize: maxBytes / 4 });
  return {
    get: (key) => entries.get(key),
    set: (key, value, bytes) => void entries.set(key, value, { size: bytes }),
    bytes: () => entries.calculatedSize,
  };
}
