import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesCache } from '../../kept/kept-protocol.ts';
import { createKeeper } from './keep-pages.ts';
import { keptDocument } from './kept-document.ts';
import { ownPages } from './kept-pages.ts';
import type { LastingEvent } from './worker-scope.ts';

vi.mock('./build-files.ts', () => ({ filesNamedIn: () => [], keepFiles: async () => undefined }));

const { take: takePage, keep: keepPage, refresh: refreshPages, cancel: cancelKeeping } = createKeeper();
const path = '/mobile/personal-center/campus-infos';
const at = new URL(`https://portal.test${path}`);
const event = {} as LastingEvent;
const unregister = vi.fn(async () => true);
let stored: Map<string, Map<string, Response>>;

/** What a browser stores, without its matching of headers. */
function storage(): Pick<CacheStorage, 'keys' | 'open' | 'delete'> {
  const keyOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : String(request), at).href;
  return {
    keys: async () => [...stored.keys()],
    delete: async (name) => stored.delete(name),
    async open(name) {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        match: async (request: RequestInfo) => entries.get(keyOf(request))?.clone(),
        put: async (request: RequestInfo, response: Response) => void entries.set(keyOf(request), response),
        delete: async (request: RequestInfo) => entries.delete(keyOf(request)),
        keys: async () => [...entries.keys()].map((url) => ({ url })),
      } as unknown as Cache;
    },
  };
}
const page = (word: string, person: string, text = 'page', status = 200) =>
  new Response(`<!doctype html><html lang="zh-CN"><head><title>校园信息</title></head>${text}</html>`, {
    status,
    headers: {
      'x-portico-offline': word,
      'x-portico-person': person,
      'content-security-policy': "default-src 'self'",
      'content-encoding': 'br',
    },
  });
const kept = () => [...stored].flatMap(([name, entries]) => [...entries.keys()].map((url) => `${name} ${new URL(url).pathname}`));

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('caches', storage());
  vi.stubGlobal('location', at);
  vi.stubGlobal('registration', { unregister });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  unregister.mockClear();
});

test('a page is kept for its person, with its policy, and marked with the time', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T02:31:00Z') });
  await takePage(event, at, page('keep', 'lin'));
  expect(kept()).toEqual([`portico-pages-lin ${path}`]);
  const document = await (await ownPages())?.match(path);
  expect(document?.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(document?.headers.get('content-encoding')).toBeNull();
  expect(await document?.text()).toContain('<html data-kept="2026-11-22 10:31" lang="zh-CN">');
});

test('a page with a query, of another kind or that failed is not kept, and one that was is dropped', async () => {
  await takePage(event, new URL('?x=1', at), page('keep', 'lin'));
  expect(kept()).toEqual([]);
  for (const later of [page('pass', 'lin'), page('keep', 'lin', 'gone', 404)]) {
    await takePage(event, at, page('keep', 'lin'));
    expect(kept()).toHaveLength(1);
    await takePage(event, at, later);
    expect(kept()).toEqual([]);
  }
  await takePage(event, at, new Response('no page of ours'));
  expect(kept()).toEqual([]);
});

test('the first page of somebody else, also of a guest, drops all that was kept before', async () => {
  await takePage(event, at, page('keep', 'lin'));
  await takePage(event, new URL('/mobile/home', at), page('pass', 'zhou'));
  expect(kept()).toEqual([]);
  await takePage(event, at, page('keep', 'zhou'));
  expect(kept()).toEqual([`portico-pages-zhou ${path}`]);
});

test('a worker that can read the cookie serves nothing of another person', async () => {
  await takePage(event, at, page('keep', 'lin'));
  const token = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`;
  const cookies = (...all: object[]) => vi.stubGlobal('cookieStore', { getAll: async () => all });
  cookies({ name: 'viewport', value: 'mobile' }, { name: 'token', value: token('lin') });
  expect(await ownPages()).toBeDefined();
  cookies();
  expect(await ownPages(), 'a worker that is given no cookie knows nothing').toBeDefined();
  cookies({ name: 'viewport', value: 'mobile' });
  expect(await ownPages()).toBeUndefined();
  expect(kept()).toEqual([]);
});

test('one word takes everything back', async () => {
  await takePage(event, at, page('keep', 'lin'));
  stored.set(filesCache, new Map());
  stored.set('of-somebody-else', new Map());
  await takePage(event, at, page('off', 'lin'));
  expect([...stored.keys()]).toEqual(['of-somebody-else']);
  expect(unregister).toHaveBeenCalledTimes(1);
});

test('a page that is on its way when its person leaves is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => promise);
  vi.stubGlobal('fetch', fetched);
  const keeping = keepPage(event, { kind: 'keep', path, files: [], again: false });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  cancelKeeping();
  resolve(page('keep', 'lin'));
  await keeping;
  expect(kept()).toEqual([]);
});

test('a page is fetched again after a swap, after ten minutes, and not before', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T02:31:00Z') });
  const fetched = vi.fn(async () => page('keep', 'lin', 'newer'));
  vi.stubGlobal('fetch', fetched);
  await takePage(event, at, page('keep', 'lin'));
  const again = (isAgain: boolean) => keepPage(event, { kind: 'keep', path, files: [], again: isAgain });
  await again(false);
  await refreshPages(event);
  expect(fetched).toHaveBeenCalledTimes(0);
  await again(true);
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date('2026-11-22T02:42:00Z'));
  await refreshPages(event);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a page of the week before goes', async () => {
  const pages = await (await caches.open('portico-pages-lin')).put(
    path,
    keptDocument('<html lang="zh-CN">', new Headers(), Date.now() - 8 * 86_400_000),
  );
  expect(pages).toBeUndefined();
  await refreshPages(event);
  expect(kept()).toEqual([]);
});
