import { beforeEach, expect, test, vi } from 'vitest';
import { watchReturn } from './returned-page.ts';
import { clearToken, storeToken } from './token.ts';

const tokenOf = (person: string, id = '1') => `head.${btoa(JSON.stringify({ sub: person, jti: id }))}.signature`;
const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const isHidden = () => document.documentElement.style.visibility === 'hidden';

beforeEach(() => document.documentElement.removeAttribute('style'));

test.each([
  ['signed out', () => storeToken(tokenOf('guest'), true)],
  ['signed out without a new token', clearToken],
  ['was replaced by another person', () => storeToken(tokenOf('2'), false)],
])('a page that comes back after its member %s is hidden and loaded again', (_what, happen) => {
  storeToken(tokenOf('1'), false);
  const reload = vi.fn();
  watchReturn(reload);
  happen();
  comeBack(false);
  expect([reload.mock.calls.length, isHidden()]).toEqual([0, false]);
  comeBack(true);
  expect([reload.mock.calls.length, isHidden()]).toEqual([1, true]);
});

test('a page that comes back to the same person stays, also with a renewed token, and so does a guest’s', () => {
  const reload = vi.fn();
  storeToken(tokenOf('1', 'old'), false);
  watchReturn(reload);
  storeToken(tokenOf('1', 'renewed'), false);
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a guest’s page stays when the guest’s token came after it', () => {
  const reload = vi.fn();
  clearToken();
  watchReturn(reload);
  storeToken(tokenOf('guest'), true);
  comeBack(true);
  expect(reload).not.toHaveBeenCalled();
});
