// @vitest-environment jsdom
import type { BlockProps, Plan, PlannedArea } from '@portico/area';
import { AreaContext } from '@portico/area/react';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { AreaHostContext, createAreaHost } from './area-host.ts';
import { PlacedBlock } from './block.tsx';
import type { Federation } from './federation.ts';

const observed: IntersectionObserverCallback[] = [];
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(tell: IntersectionObserverCallback) {
      observed.push(tell);
    }
    observe() {}
    disconnect() {}
  },
);

const build = (area: string, buildId: string): PlannedArea => ({
  area,
  title: area,
  buildId,
  base: '',
  entry: '',
  global: '',
  files: {},
  pages: {},
  blocks: { [`${area}.one`]: { title: '头一块', height: { desktop: 120, mobile: 90 } } },
  entryPoints: { desktop: { scripts: [], styles: [] }, mobile: { scripts: [], styles: [] } },
});

/** A tab on a page of home, build `b1`, which has both builds of home and news at hand. */
async function openHome(drawn: (planned: PlannedArea) => ComponentType<BlockProps>) {
  const host = createAreaHost();
  const fetch: Federation['fetch'] = async (planned) => ({ pages: {}, blocks: { [`${planned.area}.one`]: drawn(planned) } });
  host.entryPoints.connect({ provide: () => undefined, fetch, forget: () => undefined });
  for (const area of ['home', 'news']) for (const id of ['b1', 'b2']) await host.entryPoints.load(build(area, id), 'desktop');
  const plan: Plan = { revision: 1, areas: [build('home', 'b1'), build('news', 'b1')] };
  const page = { area: 'home', planned: build('home', 'b1'), place: 'home/desktop/home', kept: new Map() };
  const shown = render(
    <AreaHostContext value={host}>
      <AreaContext value={page}>
        {['home.one', 'news.one'].map((sign) => (
          <PlacedBlock key={sign} sign={sign} settings={{}} plan={plan} device="desktop" />
        ))}
      </AreaContext>
    </AreaHostContext>,
  );
  return { host, block: (sign: string) => shown.container.querySelector(`[data-block="${sign}"]`) };
}

test('a block whose entry point is here is drawn at once, and nothing is loaded or waited for', async () => {
  observed.length = 0;
  const { block } = await openHome(({ area }) => () => <p>{area}</p>);
  expect([block('home.one')?.textContent, block('news.one')?.textContent]).toEqual(['home', 'news']);
  expect(observed).toEqual([]);
});

test('at a swap a block of the page’s own area stays of the page’s build, another area’s follows', async () => {
  const { host, block } = await openHome(({ buildId }) => () => <p>{buildId}</p>);
  act(() => {
    host.builds.set(build('home', 'b2'));
    host.builds.set(build('news', 'b2'));
  });
  expect([block('home.one')?.textContent, block('news.one')?.textContent]).toEqual(['b1', 'b2']);
  expect(block('home.one')?.getAttribute('data-build')).toBe('b1');
});

test('X4 · a block of the page’s own area that throws is one card, said of its build, and its neighbour stands', async () => {
  const problem = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = vi.fn();
  const spoiled = () => {
    throw new Error('spoiled');
  };
  const { host, block } = await openHome(({ area }) => (area === 'home' ? spoiled : () => <p>新闻</p>));
  host.failures.watch(told, { past: true });
  expect(block('home.one')?.textContent).toContain('头一块暂时无法显示');
  expect(block('news.one')?.textContent).toBe('新闻');
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ area: 'home', build: 'b1', where: 'block home.one' }));
  problem.mockRestore();
});
