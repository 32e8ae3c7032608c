import type { SignInMethod } from '@portico/contracts';
import { expect, test } from 'vitest';
import { methodsHere, signInEntry } from './sign-in-entry.ts';

const all: SignInMethod[] = ['password', 'cas', 'wechat', 'qrcode', 'mobile', 'api', 'oauth2'];
const host = (loginType: 0 | 1 | 2, loginPath: string, allowedMethods = all) => ({ loginType, loginPath, allowedMethods });
const browser = { app: undefined, mobile: false, stay: false };

test('A12 · loginType 0 is the own page, 1 CAS, 2 the login page of the system that the school names', () => {
  expect(signInEntry({ host: host(0, '/login'), ...browser })).toEqual({ kind: 'page' });
  expect(signInEntry({ host: host(1, '/cas-login'), ...browser })).toEqual({ kind: 'cas' });
  expect(signInEntry({ host: host(2, 'https://app.school.example/in'), ...browser })).toEqual({
    kind: 'elsewhere',
    address: 'https://app.school.example/in',
  });
});

test('A12 · what is not configured, or is no web address, leaves the own page', () => {
  expect(signInEntry({ host: host(1, '/cas-login', ['password']), ...browser })).toEqual({ kind: 'page' });
  for (const path of ['/api-login', 'javascript:alert(1)', '//evil.tld'])
    expect(signInEntry({ host: host(2, path), ...browser })).toEqual({ kind: 'page' });
});

test('A10 · after a failure the own page is shown, whatever the type', () => {
  for (const type of [0, 1, 2] as const)
    expect(signInEntry({ host: host(type, 'https://app.school.example'), ...browser, stay: true })).toEqual({ kind: 'page' });
});

test('A13 · a phone inside of WeChat signs in with WeChat where the school takes part; a desktop and WeCom do not', () => {
  const wechat = { host: host(0, '/login'), app: 'wechat' as const, mobile: true, stay: false };
  expect(signInEntry(wechat)).toEqual({ kind: 'wechat' });
  expect(signInEntry({ ...wechat, host: host(0, '/login', ['password']) })).toEqual({ kind: 'page' });
  expect(signInEntry({ ...wechat, mobile: false })).toEqual({ kind: 'page' });
  expect(signInEntry({ ...wechat, app: 'wecom' })).toEqual({ kind: 'page' });
});

test('A13 · a phone offers no code of its own screen, and WeChat only inside of WeChat', () => {
  const given = { host: host(0, '/login') };
  expect(methodsHere({ ...given, app: undefined, mobile: false })).toEqual({
    forms: ['password', 'qrcode', 'mobile'],
    away: ['cas', 'wechat', 'oauth2'],
  });
  expect(methodsHere({ ...given, app: undefined, mobile: true })).toEqual({ forms: ['password', 'mobile'], away: ['cas', 'oauth2'] });
  expect(methodsHere({ ...given, app: 'wechat', mobile: true }).away).toContain('wechat');
  expect(methodsHere({ host: host(0, '/login', ['password']), app: undefined, mobile: false })).toEqual({ forms: ['password'], away: [] });
});
