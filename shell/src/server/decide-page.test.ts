// @vitest-environment node
import { defineArea, first, type Plan } from '@portico/area';
import type { DecidedPage, PageDecision, ShellFiles, ViewData } from '@portico/area/page-protocol';
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

function documentAt(path: string, more: Partial<Parameters<typeof decidePage>[0]> & { refused?: ViewData['refused'] } = {}) {
  const { refused, ...asked } = more;
  const question = { url: new URL(path, 'http://portal.test'), guess: 'desktop', phone: false, answers, plan, ...asked } as const;
  const decision = decidePage(question, createPalettes());
  if (decision.kind === 'redirect') throw new Error(`${path} leads to ${decision.to}.`);
  const data = {
    plan: question.plan,
    answers: question.answers,
    now,
    device: decision.device,
    signedIn: false,
    ...(refused && { refused }),
  };
  return decision.writeDocument({ data, view: decision.renderFrame(data), shell, areas: [] });
}

test('an address without a page answers 404, with its card in the HTML', () => {
  expect(documentAt('/login').status).toBe(200);
  const { status, html } = documentAt('/nowhere');
  expect(status).toBe(404);
  expect(html).toMatch(/data-error="not-found".*没有找到这个页面/s);
});

const openWith = (maintenance: 0 | 1) => {
  const modules = [{ sign: 'hall', name: '大厅', open: 1, maintenance, text: '周五八点恢复。', children: [] }];
  return { ...answers, [unit]: { ...school, modules, menus: [], openMenus: [] } };
};
const topicCall = first(topicContract.detail, { id: ':id' });
const withTopics = planWith(
  defineArea({
    id: 'hall',
    title: '大厅',
    contract: '^1',
    pages: { topic: { title: '专题', desktop: { path: '/hall/:id' }, calls: [topicCall, first(topicContract.list)] } },
  }),
);

test('a page in maintenance answers 503 with the text of its module', () => {
  const { status, html } = documentAt('/hall/t1', { plan: withTopics, answers: openWith(1) });
  expect(status).toBe(503);
  expect(html).toContain('周五八点恢复。');
});

test('an id that the page’s own call does not know answers 404; the refusal of another call does not', () => {
  const statusOf = (code: number, key = callKey(topicCall, { id: 't1' })) =>
    documentAt('/hall/t1', { plan: withTopics, answers: openWith(0), refused: { [key]: { code, msg: '' } } }).status;
  expect([404, 400, 1001, 500].map((code) => statusOf(code))).toEqual([404, 404, 200, 200]);
  expect(statusOf(404, callKey(topicContract.list, {}))).toBe(200);
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
