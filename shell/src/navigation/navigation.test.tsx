import { beforeEach, expect, test } from 'vitest';
import type { LoadedPage } from '../areas/loaded-page.ts';
import { createNavigation, type Load, loadThrough } from './navigation.ts';

const page = (key: string): LoadedPage => ({
  key,
  title: key,
  device: 'desktop',
  layout: 'default',
  hideFooter: false,
  keepalive: false,
  secondary: false,
  params: {},
  content: { kind: 'frame' },
});
const Nothing = () => null;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Loads that the test answers by hand. */
function slowLoads() {
  const waiting = new Map<string, (answer: Awaited<ReturnType<Load>>) => void>();
  const load: Load = (url) => new Promise((resolve) => waiting.set(url.pathname, resolve));
  return { load, answer: (path: string, with_: Awaited<ReturnType<Load>> = page(path)) => waiting.get(path)?.(with_) };
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  history.replaceState(null, '', '/home');
});

test('the previous page stays on screen until the next one is ready', async () => {
  const { load, answer } = slowLoads();
  const navigation = createNavigation(page('/home'), load);
  navigation.push('/news');
  expect(navigation.state()).toMatchObject({ page: { key: '/home' } });
  expect(navigation.busy()).toBe(true);
  expect(location.pathname).toBe('/home');
  answer('/news');
  await settled();
  expect(navigation.state()).toMatchObject({ page: { key: '/news' }, place: { pathname: '/news' } });
  expect(navigation.busy()).toBe(false);
  expect(location.pathname).toBe('/news');
});

test('a newer navigation cancels one whose area does not load', async () => {
  const { load, answer } = slowLoads();
  const navigation = createNavigation(page('/home'), load);
  navigation.push('/hangs');
  navigation.push('/news');
  answer('/news');
  await settled();
  expect(navigation.state().page.key).toBe('/news');
  answer('/hangs');
  await settled();
  expect(navigation.state().page.key).toBe('/news');
});

test('a page that is only prepared, or whose navigation was cancelled, is not waited for', async () => {
  const wanted = new Map<string, () => boolean>();
  const load: Load = (url, isWanted = () => true) => {
    wanted.set(url.pathname, isWanted);
    return new Promise(() => undefined);
  };
  const navigation = createNavigation(page('/home'), load);
  void navigation.prepare(new URL('/announced', location.href));
  navigation.push('/first');
  expect(wanted.get('/first')?.()).toBe(true);
  navigation.push('/second');
  expect([...wanted].map(([path, isWanted]) => [path, isWanted()])).toEqual([
    ['/announced', false],
    ['/first', false],
    ['/second', true],
  ]);
});

test('redirects are followed, and only the last address is in the history', async () => {
  const { load, answer } = slowLoads();
  const navigation = createNavigation(page('/home'), load);
  const before = history.length;
  navigation.push('/');
  answer('/', { redirect: '/news?page=2' });
  await settled();
  answer('/news');
  await settled();
  expect(location.pathname + location.search).toBe('/news?page=2');
  expect(history.length).toBe(before + 1);
});

test('going back loads the page that was there', async () => {
  const navigation = createNavigation(page('/home'), async (url) => page(url.pathname));
  navigation.push('/news');
  await settled();
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  navigation.go(-1);
  await back;
  await settled();
  expect(navigation.state()).toMatchObject({ page: { key: '/home' }, action: 'POP' });
});

test('a redirect loop ends', async () => {
  await expect(loadThrough(async () => ({ redirect: '/again' }), new URL('http://localhost/again'))).rejects.toThrow('round in circles');
});

test('L3 · a kept page stays hidden when it is left, and returns with its filters', async () => {
  const kept = (path: string): LoadedPage => ({ ...page(path), keepalive: true, content: { kind: 'component', Component: Nothing } });
  history.replaceState(null, '', '/mobile/news?type=3');
  const first = kept('/mobile/news');
  const navigation = createNavigation(first, async (url) => (url.pathname === '/mobile/news' ? first : page(url.pathname)));
  navigation.push('/mobile/home');
  await settled();
  expect(navigation.state().kept.map((stage) => stage.page.key)).toEqual(['/mobile/news']);
  navigation.push('/mobile/news');
  await settled();
  expect(navigation.state().kept).toEqual([]);
  expect(location.pathname + location.search).toBe('/mobile/news?type=3');
});

test('a prepared page is kept ready until the next one is prepared', async () => {
  const ready = (path: string): LoadedPage => ({
    ...page(path),
    area: path === '/iframe' ? undefined : path,
    content: { kind: 'component', Component: Nothing },
  });
  const navigation = createNavigation({ ...page('/home'), area: 'home' }, async (url) => ready(url.pathname));
  await navigation.prepare(new URL('/iframe', location.href));
  expect(navigation.state().prepared).toBeUndefined();
  await navigation.prepare(new URL('/news', location.href));
  expect(navigation.state().prepared?.page.key).toBe('/news');
  await navigation.prepare(new URL('/other', location.href));
  expect(navigation.state().prepared?.page.key).toBe('/other');
  navigation.push('/other');
  await settled();
  expect(navigation.state()).toMatchObject({ page: { key: '/other' }, prepared: undefined });
});
