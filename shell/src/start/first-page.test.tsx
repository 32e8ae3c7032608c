import { expect, test, vi } from 'vitest';
import type { LoadedPage } from '../areas/loaded-page.ts';
import type { loadPage } from '../routing/page-loader.ts';
import { openFirstPage } from './first-page.ts';
import type { Tab } from './tab.ts';

const loads = vi.hoisted(() => [] as { path: string; answer: () => void }[]);
vi.mock('../routing/page-loader.ts', () => ({
  loadPage: (async (url) => {
    await new Promise<void>((answer) => loads.push({ path: url.pathname + url.search, answer }));
    return { area: 'search', key: url.search, content: { kind: 'component' } } as unknown as LoadedPage;
  }) satisfies typeof loadPage,
}));

/** A tab at the address whose page the server rendered. */
const tab = (path: string) =>
  ({
    data: { path, rendered: ['search@b'] },
    state: {},
    facts: { get: () => ({}) },
    host: {},
    frames: { load: async () => undefined },
    device: () => 'desktop',
    width: () => 1_366,
    written: ['search@b'],
  }) as unknown as Tab;

test('a visitor who goes back while the code is loaded gets the page of that address, created again', async () => {
  history.replaceState(null, '', '/search?tab=service');
  const opening = openFirstPage(tab('/search'));
  await vi.waitFor(() => expect(loads).toHaveLength(1));
  history.replaceState(null, '', '/search');
  loads[0]?.answer();
  await vi.waitFor(() => expect(loads.map(({ path }) => path)).toEqual(['/search?tab=service', '/search']));
  loads[1]?.answer();
  const { navigation, frameWritten } = await opening;
  expect(location.search).toBe('');
  expect(navigation.state().page.key).toBe('');
  expect(frameWritten).toBe(false);
});

test('the page that the server rendered is hydrated', async () => {
  loads.length = 0;
  history.replaceState(null, '', '/search?tab=service');
  const opening = openFirstPage(tab('/search'));
  await vi.waitFor(() => expect(loads).toHaveLength(1));
  loads[0]?.answer();
  expect(await opening).toMatchObject({ frameWritten: true, isPageServerRendered: true });
  expect(location.search).toBe('?tab=service');
});
