// @vitest-environment node
import { defineArea, first, type Plan } from '@portico/area';
import type { DecidedPage, PageDecision, ShellFiles } from '@portico/area/page-protocol';
import { callKey, topicContract } from '@portico/contracts';
import { guest, now, planWith, school } from '@portico/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { portalFacts } from '../page-data/portal-facts.ts';
import { identityCalls } from '../page-data/startup-calls.ts';
import { pageOf } from '../routing/page-of.ts';
import { decidePage } from './decide-page.ts';
import { createPalettes } from './palettes.ts';

vi.mock('../page-data/portal-facts.ts', { spy: true });
vi.mock('../routing/page-of.ts', { spy: true });
beforeEach(() => vi.clearAllMocks());

const plan: Plan = { revision: 1, areas: [] };
const [userInfo, unit, host] = identityCalls.map((call) => callKey(call, undefined)) as [string, string, string];
const answers = {
  [userInfo]: guest,
  [unit]: { ...school, modules: [], menus: [], openMenus: [] },
  [host]: { loginType: 0, loginPath: '', allowedMethods: [], onLineMinute: 0, refreshMinute: 0, serverTime: '2026-11-20 09:30:00' },
};
const files = { scripts: [], styles: [], written: [] };
const shell: ShellFiles = {
  start: [],
  startCss: '',
  desktop: files,
  mobile: files,
  plain: files,
  chunks: {},
  integrity: {},
  shared: {},
};

const at = (path: string, phone = false): PageDecision =>
  decidePage({ url: new URL(path, 'http://portal.test'), guess: phone ? 'mobile' : 'desktop', phone, answers, plan }, createPalettes());

function pageAt(path: string): DecidedPage {
  const decision = at(path);
  if (decision.kind === 'redirect') throw new Error(`${path} leads to ${decision.to}.`);
  return decision;
}

test('facts found while deciding are used for frame and document: they are computed once for each request', () => {
  const decision = pageAt('/login?redirect=%2Fnews');
  const data = { plan, answers, now, device: decision.device, signedIn: false };
  const { html } = decision.writeDocument({ data, view: decision.renderFrame(data), shell, areas: [] });
  expect(html).toMatch(/<title>登录/);
  expect(html).toContain('data-layout="view"');
  expect(portalFacts).toHaveBeenCalledTimes(1);
  expect(pageOf).toHaveBeenCalledTimes(1);
});

test('an address without a page shows the not-found page with its status', () => {
  expect([pageAt('/login').status, pageAt('/nowhere').status]).toEqual([200, 404]);
});

test('the root and, on a phone, a desktop page redirect', () => {
  expect(at('/')).toEqual({ kind: 'redirect', to: '/login' });
  expect(at('/nowhere', true)).toEqual({ kind: 'redirect', to: '/mobile/home' });
});

test('a call that a page and one of its blocks both name is made once', () => {
  const call = first(topicContract.list);
  const desktop = { path: '/hall' };
  const hall = defineArea({
    id: 'hall',
    title: '大厅',
    contract: '^1',
    pages: { list: { title: '大厅', desktop, calls: [call], blocks: ['hall.topics'] } },
    blocks: { 'hall.topics': { title: '专题', height: { desktop: 1, mobile: 1 }, calls: [call] } },
  });
  const modules = ['hall', 'hall.topics'].map((sign) => ({ sign, name: sign, open: 1, maintenance: 0, children: [] }));
  const open = { ...answers, [unit]: { ...school, modules, menus: [], openMenus: [] } };
  const question = { url: new URL('/hall', 'http://portal.test'), guess: 'desktop', phone: false, answers: open } as const;
  const decision = decidePage({ ...question, plan: planWith(hall) }, createPalettes());
  const calls = decision.kind === 'page' ? decision.calls.map(({ path }) => path) : [];
  expect(calls.filter((path) => path === call.path)).toHaveLength(1);
});
