import { expect, test } from 'vitest';
import { httpAddress, looksForeign } from './http-address.ts';

test('case 47 · name, password and look-alike letters of an address do not hide where it leads', () => {
  expect(httpAddress('https://bank.cn@evil.example/x')?.host).toBe('evil.example');
  expect(httpAddress('https://user:secret@evil.example:8443/')?.href).toBe('https://evil.example:8443/');
  const lookAlike = httpAddress('https://аpple.com/');
  expect(lookAlike?.host).toBe('xn--pple-43d.com');
  expect(lookAlike && looksForeign(lookAlike)).toBe(true);
  expect(looksForeign(new URL('https://清禾.example/'))).toBe(true);
  expect(looksForeign(new URL('https://qinghe.example/'))).toBe(false);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a/b', 'vbscript:x', 'file:///etc/passwd', 'about:blank', '/home', ''])(
  'case 43 · %j is no address for a frame or a way out',
  (link) => expect(httpAddress(link)).toBeUndefined(),
);
