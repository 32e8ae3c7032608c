import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const menus = [
  { link: '/home', mobileLink: '/mobile/home', isDefault: 1 as const },
  { link: '/news', mobileLink: '/mobile/news', isDefault: 1 as const },
  { link: 'https://elsewhere.example/news', isDefault: 0 as const },
];
const target = (redirect: string | null) => redirectTarget({ redirect, menus, otherwise: '/home', mobile: false });

test('S3 · a listed page or one below it is taken, its query is kept', () => {
  expect(target('/news')).toBe('/news');
  expect(target('/news/article/n1?from=home')).toBe('/news/article/n1?from=home');
  expect(target('/newsletter')).toBe('/home');
});

test('S3 · case 1 · case 2 · case 3 · case 4 · case 5 · case 6 · anything that could leave the site ends at the first menu entry', () => {
  for (const evil of [
    'https://evil.tld',
    '//evil.tld',
    '/\\evil.tld',
    '\\\\evil',
    '/%09/evil.tld',
    '/\t/evil.tld',
    'https:evil.tld',
    'http:www.evil',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '/admin',
    '/news/../api-login?code=1',
    '/login?redirect=/login',
    `/news?${'x'.repeat(10_000)}`,
    '',
    null,
  ])
    expect(target(evil), String(evil)).toBe('/home');
});
