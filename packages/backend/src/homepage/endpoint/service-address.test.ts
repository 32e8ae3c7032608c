import { expect, test } from 'vitest';
import { overlaps, serviceAddress } from './service-address.ts';

const bound = 'http://10.0.0.5:8000/library/v1';

test.each([
  ['', '/library/v1'],
  ['/', '/library/v1/'],
  ['/loans?page=2', '/library/v1/loans?page=2'],
  ['?keyword=%E5%9B%B4', '/library/v1?keyword=%E5%9B%B4'],
  ['/%E5%9B%B4%E5%9F%8E/a.b', '/library/v1/%E5%9B%B4%E5%9F%8E/a.b'],
  ['/a?next=/../b', '/library/v1/a?next=/../b'],
])('%s goes to %s', (rest, path) => {
  expect(serviceAddress(bound, rest)?.href).toBe(`http://10.0.0.5:8000${path}`);
});

test.each([
  ...['/..%2f..%2fcanteen', '/%2e%2e/canteen', '/../canteen', '/a/../../../canteen', '/..;/canteen', '/%252e%252e%252fcanteen'],
  ...['/a%5c..%5c..%5ccanteen', '/a\\..\\canteen', '/a%00', '/a%2fb', '/%zz', '/a%0d%0aHost:%20x', '/.'],
])('%s does not leave the bound address', (rest) => {
  expect(serviceAddress(bound, rest)).toBeUndefined();
});

test('an address at another path of the same host is another one', () => {
  expect(overlaps('http://a.example/x', 'http://a.example/x/y')).toBe(true);
  expect(overlaps('http://a.example/x/', 'https://a.example/x')).toBe(true);
  expect(overlaps('http://a.example', 'http://a.example/x')).toBe(true);
  expect(overlaps('http://a.example/x', 'http://a.example/xy')).toBe(false);
  expect(overlaps('http://a.example/x', 'http://b.example/x')).toBe(false);
});
