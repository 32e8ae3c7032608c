import { expect, test } from 'vitest';
import { entryAddress, isPathOf, plainPaths, shellPaths } from './shell-path.ts';

test('a slash at the end of a pathname names the same page', () => {
  expect(['/login', '/login/', '/cas-login'].every((path) => isPathOf(plainPaths, path))).toBe(true);
  expect(['/', '/login/help', '/cas-login-help', '/mobile/login'].some((path) => isPathOf(shellPaths, path))).toBe(false);
});

test('an entry opens in the frame or behind the interstitial', () => {
  expect(entryAddress({ isFrame: 1, pageNavigationId: 'n 2' })).toBe('/iframe?pageNavigationId=n%202');
  expect(entryAddress({ pageNavigationId: 'n3' })).toBe('/outside-chain?pageNavigationId=n3');
});
