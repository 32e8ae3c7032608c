import { expect, test } from 'vitest';
import { placeAfterSignOut } from './place-after-sign-out.ts';

const menus = [
  { link: '/news', mobileLink: '/mobile/news', isDefault: 1 as const, isFrame: 0 as const, pageNavigationId: 'm2' },
  { link: 'https://out.example', isDefault: 0 as const, isFrame: 0 as const, pageNavigationId: 'm4' },
];
const place = (path: string, search = '', device: 'desktop' | 'mobile' = 'desktop') => placeAfterSignOut({ path, search, device, menus });

test('L9 · the logout button of an error page leads to / on a desktop', () => {
  expect(place('/error', '?code=1004&redirect=/news')).toBe('/');
  expect(place('/nothing-here')).toBe('/');
  expect(place('https://out.example')).toBe('/');
});

test('L9 · an open menu stays where it is', () => expect(place('/news', '?page=2')).toBe('/news?page=2'));

test('L9 · so do the frame and the way out, for an entry that is known', () => {
  expect(place('/iframe', '?pageNavigationId=m4')).toBe('/iframe?pageNavigationId=m4');
  expect(place('/outside-chain', '?pageNavigationId=m4')).toBe('/outside-chain?pageNavigationId=m4');
  expect(place('/outside-chain', '?pageNavigationId=m9')).toBe('/');
  expect(place('/iframe')).toBe('/');
});

test('L9 · a phone goes to /mobile/home', () => expect(place('/mobile/news', '', 'mobile')).toBe('/mobile/home'));
