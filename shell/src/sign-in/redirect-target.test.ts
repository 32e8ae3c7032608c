import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const entry = { isFrame: 0 as const, pageNavigationId: '' };
const menus = [
  { ...entry, link: '/home', mobileLink: '/mobile/home', isDefault: 1 as const },
  { ...entry, link: '/news', mobileLink: '/mobile/news', isDefault: 1 as const },
  { ...entry, link: '/service-hall', isDefault: 1 as const },
  { ...entry, link: 'https://elsewhere.example/news', isDefault: 0 as const, isFrame: 1 as const, pageNavigationId: 'nav-7' },
];
const unlisted = (path: string) => path === '/search' || path === '/mobile/search';
const target = (redirect: string | null) => redirectTarget({ redirect, menus, unlisted });
const refused = (given: readonly (string | null)[]) => {
  for (const redirect of given) expect(target(redirect), String(redirect)).toBeUndefined();
};

test('S3 · a listed page or one below it is accepted, with its query', () => {
  expect(target('/news')).toBe('/news');
  expect(target('/mobile/news')).toBe('/mobile/news');
  expect(target('/news/article/n1?from=home&from=2')).toBe('/news/article/n1?from=home&from=2');
  refused(['/newsletter', '/', '', null]);
});

test('S3 · pages without a menu entry are accepted if the frame links to them', () => {
  expect(target('/search?search=%E5%9B%BE')).toBe('/search?search=%E5%9B%BE');
  expect(target('/iframe?pageNavigationId=nav-7')).toBe('/iframe?pageNavigationId=nav-7');
  refused(['/iframe?pageNavigationId=nav-8', '/outside-chain', '/outside-chain?url=https://evil.tld']);
});

test('case 1 · another site is ignored', () => refused(['https://evil.tld', 'https://evil.tld/news', 'http://localhost/news']));

test('case 2 · an address that only looks like a path of this site is ignored', () =>
  refused([
    '//evil.tld',
    '//evil.tld/news',
    '/\\evil.tld',
    '\\\\evil',
    '/%09/evil.tld',
    '/\t/evil.tld',
    '/\n//evil.tld/news',
    'https:evil.tld',
    'http:www.evil',
    '/.//evil.tld/news',
  ]));

test('case 3 · no scheme that runs or shows something is accepted, however it is written', () =>
  refused([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'blob:x',
    'vbscript:x',
    '/javascript:alert(1)',
  ]));

test('case 4 · a path without a menu entry is ignored', () => refused(['/admin', '/mobile/admin', '/homepage', '/service-hallway']));

test('case 5 · what is too long or nested is ignored', () => {
  let nested = '/login?redirect=/news';
  for (let depth = 0; depth < 50; depth += 1) nested = `/login?redirect=${encodeURIComponent(nested).slice(0, 3_000)}`;
  refused([`/news?${'x'.repeat(10_000)}`, nested, '/login?redirect=/login?redirect=/news']);
});

test('case 6 · an address is normalised before it is checked, and no page of signing in is a target', () => {
  refused([
    '/service-hall/../../api-login?code=1',
    '/service-hall/%2e%2e/cas-login?ticket=ST-1',
    '/news/../login',
    '/logout',
    '/cas-login',
    '/auth-login/',
    '/mobile-login',
    '/qr-code-login?scene=x',
    '/wechat-login?state=x',
    '/api-login',
    '/error?code=404',
  ]);
  expect(target('/service-hall/../news')).toBe('/news');
});

test('case 7 · of two parameters of one name the first counts', () => {
  const first = (query: string) => target(new URLSearchParams(query).get('redirect'));
  expect(first('redirect=/news&redirect=//evil')).toBe('/news');
  expect(first('redirect=//evil&redirect=/news')).toBeUndefined();
  expect(first('redirect[]=/news')).toBeUndefined();
});
