import { expect, test } from 'vitest';
import { redirectOfReturn } from './sign-in-returns.ts';

const origin = 'https://portal.school.example';

test('A7 · the deep link comes back with the sign-in, from its own address or from the one named at the beginning', () => {
  expect(redirectOfReturn('/news', `${origin}/auth-login?redirect=/home`, origin)).toBe('/news');
  expect(redirectOfReturn(null, `${origin}/auth-login?redirect=%2Fnews%3Fpage%3D2`, origin)).toBe('/news?page=2');
  expect(redirectOfReturn(null, `${origin}/service-hall?type=1`, origin)).toBe('/service-hall?type=1');
  expect(redirectOfReturn(null, '/news', origin)).toBe('/news');
  for (const other of [undefined, '', 'https://evil.tld/news', `${origin}/cas-login`])
    expect(redirectOfReturn(null, other, origin)).toBeNull();
});
