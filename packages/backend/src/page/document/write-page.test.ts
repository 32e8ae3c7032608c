import type { Plan } from '@portico/area';
import { codes } from '@portico/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import type { AskedCall } from '../../kernel/api/answer.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import type { PortalServices } from '../../kernel/services.ts';
import type { ShellBuild } from './shell-build.ts';
import { type PageParts, type PageRequest, writePage } from './write-page.ts';

const call = (path: string): AskedCall => ({ method: 'GET', path });
const plan: Plan = { revision: 1, areas: [] };
const visitor = { person: null } as Visitor;
const request: PageRequest = {
  url: new URL('http://portal.test/news?page=2'),
  visitor,
  plan,
  host: 'portal.test',
  guess: 'desktop',
  phone: false,
  address: '',
  userAgent: '',
  requestId: '',
};

afterEach(() => void vi.useRealTimers());

type Answer = (path: string) => Promise<{ success: boolean; code?: number; data: unknown }>;

/** A portal whose shell wants three calls and writes down what it was given. */
function parts(answer: Answer, renderer?: PageParts['renderer']): PageParts {
  const server = {
    identityCalls: [call('/who')],
    decidePage: () => ({
      kind: 'page',
      device: 'desktop',
      areas: [{ area: 'news' }],
      calls: [call('/fine'), call('/refused'), call('/hangs'), call('/broken'), { ...call('/broken'), method: 'POST' }, call('/ended')],
      renderFrame: () => ({ html: 'the frame', rendered: [], failed: [] }),
      writeDocument: ({ view, data }: { view: { html: string }; data: { answers: object; refused: object } }) => ({
        status: 200,
        html: `${view.html} ${JSON.stringify(data.answers)} ${JSON.stringify(Object.keys(data.refused))}`,
        scripts: [],
        styles: [],
      }),
    }),
  };
  return {
    services: {
      answer: (asked: AskedCall) => answer(asked.path),
      now: () => new Date('2026-11-21T01:30:00Z'),
    } as unknown as PortalServices,
    shell: { server, files: {} } as unknown as ShellBuild,
    renderer,
    styles: async () => ({}),
  };
}

const answers: Answer = async (path) => {
  if (path === '/refused') return { success: false, code: codes.notFound, data: null };
  if (path === '/broken') return { success: false, code: codes.failed, data: null };
  if (path === '/ended') return { success: false, code: codes.signedOut, data: null };
  if (path === '/hangs') return new Promise(() => undefined);
  return { success: true, data: path };
};
const rendering = (html: string | undefined): PageParts['renderer'] => ({
  render: async () => (html === undefined ? undefined : { html, rendered: ['news@b1'], failed: [] }),
  builds: { counts: () => [] },
  close: () => undefined,
});

test('a first call that is refused or hangs is left out, and the page waits for neither', async () => {
  vi.useFakeTimers();
  const writing = writePage(request, parts(answers, rendering('the page')));
  await vi.advanceTimersByTimeAsync(400);
  const written = await writing;
  expect(written).toMatchObject({
    kind: 'page',
    html: expect.stringMatching(/^the page {"GET \/who":"\/who","GET \/fine":"\/fine"}/),
    whole: false,
  });
});

test('the page says which calls the browser must not send again: a refused one, and a POST that failed', async () => {
  vi.useFakeTimers();
  const writing = writePage(request, parts(answers, rendering('the page')));
  await vi.advanceTimersByTimeAsync(400);
  expect(await writing).toMatchObject({ html: expect.stringMatching(/\["GET \/refused","POST \/broken {}"\]$/) });
});

test('what the renderer does not answer in time leaves only the frame, which is not cached for others', async () => {
  const quick: Answer = async (path) => ({ success: true, data: path });
  expect(await writePage(request, parts(quick, rendering(undefined)))).toMatchObject({
    html: expect.stringMatching(/^the frame/),
    whole: false,
  });
  expect(await writePage(request, parts(quick, rendering('the page')))).toMatchObject({
    html: expect.stringMatching(/^the page/),
    whole: true,
  });
});

test('the identity calls are awaited without a timeout', async () => {
  vi.useFakeTimers();
  const slow: Answer = async (path) => {
    if (path === '/who') await new Promise((resolve) => setTimeout(resolve, 60_000));
    return { success: true, data: path };
  };
  const writing = writePage(request, parts(slow, rendering('the page')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await writing).toMatchObject({ html: expect.stringContaining('"GET /who"') });
});

test('a refusal is an answer: such a page may be kept for the next guest', async () => {
  const refusing: Answer = async (path) => (path === '/refused' ? { success: false, data: null } : { success: true, data: path });
  expect(await writePage(request, parts(refusing, rendering('the page')))).toMatchObject({ whole: true });
});
