import { expect, test } from 'vitest';
import { acceptedEncoding } from '../../kernel/api/accepted-encoding.ts';
import { createByteCache } from './byte-cache.ts';

test('brotli before gzip, and what is refused with q=0 is not sent', () => {
  expect(acceptedEncoding('gzip, deflate, br')).toBe('br');
  expect(acceptedEncoding('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(acceptedEncoding('identity')).toBeUndefined();
  expect(acceptedEncoding(undefined)).toBeUndefined();
  expect(acceptedEncoding('gzip, deflate, br, zstd', ['zstd', 'br'])).toBe('zstd');
  expect(acceptedEncoding('gzip, deflate, br', ['zstd', 'br'])).toBe('br');
});

test('memory never holds more bytes than it may, and forgets what was not used', () => {
  const memory = createByteCache<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) memory.set(key, key, 25);
  memory.get('a');
  memory.set('e', 'e', 25);
  expect([memory.get('a'), memory.get('b'), memory.get('e')]).toEqual(['a', undefined, 'e']);
  memory.set('large', 'x', 90);
  expect(memory.get('large')).toBeUndefined();
  expect(memory.bytes()).toBeLessThanOrEqual(100);
});
