import type { Page, Plan } from '@portico/area';
import { expect, test } from 'vitest';
import type { PortalFacts } from '../page-data/portal-facts.ts';
import { isQuiet } from '../robot/robot-rule.ts';
import { pageOf } from './page-of.ts';

const pages: Record<string, Page> = {
  list: { title: '列表', desktop: { path: '/work' }, mobile: { path: '/mobile/work' } },
  desk: { title: '工作台', quiet: true, desktop: { path: '/work/desk' }, mobile: { path: '/mobile/work/desk' } },
};
const plan = { revision: 1, areas: [{ area: 'work', buildId: 'b1', pages }] } as unknown as Plan;
const facts = { plan, school: { template: 1 }, moduleState: () => 'open' } as unknown as PortalFacts;
const pageAt = (path: string, device: 'desktop' | 'mobile') => pageOf(path, device, facts).page;

test('a quiet page has no robot and no pull-to-refresh, on both devices', () => {
  for (const page of [pageAt('/work/desk', 'desktop'), pageAt('/mobile/work/desk', 'mobile')])
    expect([isQuiet(page), page.disablePullRefresh]).toEqual([true, true]);
  for (const page of [pageAt('/work', 'desktop'), pageAt('/mobile/work', 'mobile')])
    expect([isQuiet(page), page.disablePullRefresh]).toEqual([false, false]);
});

test('a plain page has no robot either', () => {
  expect(isQuiet(pageAt('/login', 'desktop'))).toBe(true);
});
