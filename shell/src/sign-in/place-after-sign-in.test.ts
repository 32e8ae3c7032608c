import { expect, test } from 'vitest';
import { placeAfterSignIn } from './place-after-sign-in.ts';

const menus = [
  { link: '/home', mobileLink: '/mobile/home', isDefault: 1 as const, isFrame: 0 as const, pageNavigationId: 'm1' },
  { link: '/news', mobileLink: '/mobile/news', isDefault: 1 as const, isFrame: 0 as const, pageNavigationId: 'm2' },
  { link: 'https://frame.example', isDefault: 0 as const, isFrame: 1 as const, pageNavigationId: 'm3' },
  { link: 'https://out.example', isDefault: 0 as const, isFrame: 0 as const, pageNavigationId: 'm4' },
];
const set = (redirectNavigation: string, loginRedirectType: '0' | '1' = '1') => ({ loginRedirectType, redirectNavigation });
const place = (given: Partial<Parameters<typeof placeAfterSignIn>[0]>) =>
  placeAfterSignIn({ redirect: null, loginRedirect: undefined, menus, unlisted: () => false, mobile: false, fid: '10001', ...given });

test('S3 · a valid redirect wins over the place that the school has set', () => {
  expect(place({ redirect: '/news?page=2', loginRedirect: set('m3') })).toBe('/news?page=2');
  expect(place({ redirect: 'https://evil.tld', loginRedirect: set('m2') })).toBe('/news');
});

test('S3 · the place that the school has set wins over the first menu entry, and only with type 1', () => {
  expect(place({ loginRedirect: set('m2') })).toBe('/news');
  expect(place({ loginRedirect: set('m3') })).toBe('/iframe?pageNavigationId=m3');
  expect(place({ loginRedirect: set('m4') })).toBe('/outside-chain?pageNavigationId=m4');
  expect(place({ loginRedirect: set('m2'), mobile: true })).toBe('/mobile/news');
  expect(place({ loginRedirect: set('m2', '0') })).toBe('/home');
  expect(place({ loginRedirect: set('none') })).toBe('/home');
});

test('S3 · else the first menu entry, and /home where there is none', () => {
  expect(place({})).toBe('/home');
  expect(place({ menus: menus.slice(2) })).toBe('/iframe?pageNavigationId=m3');
  expect(place({ menus: [] })).toBe('/home');
});

test('S3 · a phone goes to the mobile home, that of 331906 to the personal center', () => {
  expect(place({ mobile: true })).toBe('/mobile/home');
  expect(place({ mobile: true, fid: '331906' })).toBe('/mobile/personal-center');
});
