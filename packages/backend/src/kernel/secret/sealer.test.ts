import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSealer } from './sealer.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'portico-secret-'));
afterAll(() => rmSync(dataDirectory, { recursive: true }));
const made = openSealer({ secretKey: undefined, dataDirectory });

test('a secret opens with its key, in its place, and nowhere else', () => {
  const sealed = made.seal('一个密钥', '10001 wechat secret');
  expect(sealed).not.toContain('密钥');
  expect(made.seal('一个密钥', '10001 wechat secret')).not.toBe(sealed);
  expect(made.open(sealed, '10001 wechat secret')).toBe('一个密钥');
  expect(() => made.open(sealed, '10002 wechat secret')).toThrow();
  expect(() => made.open(`${sealed.slice(0, -2)}AA`, '10001 wechat secret')).toThrow();
  const other = openSealer({ secretKey: Buffer.alloc(32, 1).toString('base64'), dataDirectory });
  expect(() => other.open(sealed, '10001 wechat secret')).toThrow();
});

test('the key of the data directory is made once, for this account alone', () => {
  const again = openSealer({ secretKey: undefined, dataDirectory });
  expect(again.open(made.seal('x', 'p'), 'p')).toBe('x');
  expect(statSync(join(dataDirectory, 'secret-key')).mode & 0o777).toBe(0o600);
});

test('a value that was never sealed is returned unchanged, and a sealed one is not sealed again', () => {
  expect(made.open('plain', 'p')).toBe('plain');
  const sealed = made.seal('x', 'p');
  expect(made.seal(sealed, 'p')).toBe(sealed);
});
