import { expect, test } from 'vitest';
import { errorLayout, parseErrorCode } from './error-code.ts';

const layoutOf = (code: string | null) => errorLayout(parseErrorCode(code));

test('L8 · 404 is not found, 1001–1999 is no permission, all else is a service error', () => {
  expect(layoutOf('404')).toBe('not-found');
  expect(['1001', '1004', '1999'].map(layoutOf)).toEqual(['no-permission', 'no-permission', 'no-permission']);
  for (const code of ['1000', '2000', 'abc', '1e3', '<script>', '999999', '', null])
    expect(layoutOf(code), String(code)).toBe('service-error');
});
