import { expect, test, vi } from 'vitest';
import { keptDocument } from './kept-document.ts';
import { openPage } from './open-page.ts';
import type { PageEvent } from './worker-scope.ts';

const { ownPages } = vi.hoisted(() => ({ ownPages: vi.fn() }));
vi.mock('./kept-pages.ts', () => ({ ownPages }));

const take = vi.fn(async () => undefined);
const path = '/mobile/personal-center/campus-infos';
const event = (preload: Promise<Response | undefined> = Promise.resolve(undefined)) =>
  ({ preloadResponse: preload, waitUntil: vi.fn() }) as unknown as PageEvent;
const request = (address: string) => ({ url: `https://portal.test${address}` }) as Request;
const document = (ageMs = 0) => keptDocument('<html lang="zh-CN"><title>校园&amp;信息</title>kept', new Headers(), Date.now() - ageMs);
const pagesWith = (response: Response) => ({
  match: async (asked: string | { url: string }) =>
    String(typeof asked === 'string' ? asked : asked.url).endsWith(path) ? response.clone() : undefined,
  keys: async () => [{ url: `https://portal.test${path}` }],
});
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

test('a page comes from the network, also if it is an error there', async () => {
  vi.stubGlobal('fetch', async () => new Response('down', { status: 503, headers: { 'x-portico-offline': 'keep' } }));
  ownPages.mockResolvedValue(pagesWith(document()));
  expect(await (await openPage({ event: event(), request: request(path) }, { take })).text()).toBe('down');
  expect(take).toHaveBeenCalledTimes(1);
  const early = await openPage({ event: event(Promise.resolve(new Response('early'))), request: request(path) }, { take });
  expect(await early.text()).toBe('early');
});

test('without a network the kept page is served, a query is left out', async () => {
  offline();
  ownPages.mockResolvedValue(pagesWith(document()));
  expect(await (await openPage({ event: event(Promise.reject(new Error('aborted'))), request: request(path) }, { take })).text()).toContain(
    'kept',
  );
  vi.stubGlobal(
    'Response',
    class extends Response {
      static override redirect = (to: string) => ({ to }) as unknown as Response;
    },
  );
  expect(await openPage({ event: event(), request: request(`${path}?week=2`) }, { take })).toEqual({ to: path });
  vi.unstubAllGlobals();
});

test('a page that is not kept, or is too old, says what is, and runs no script', async () => {
  offline();
  ownPages.mockResolvedValue(pagesWith(document()));
  const answer = await openPage({ event: event(), request: request('/mobile/news') }, { take });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toMatch(
    /<a href="\/mobile\/personal-center\/campus-infos">校园&amp;信息<span>\d{4}-\d{2}-\d{2} \d{2}:\d{2} 保存/,
  );
  ownPages.mockResolvedValue(pagesWith(document(8 * 86_400_000)));
  expect(await (await openPage({ event: event(), request: request(path) }, { take })).text()).toContain('本机还没有保存的页面');
  vi.unstubAllGlobals();
});
