import type { BrowserContext, Page } from '@playwright/test';
import type { Device, Plan } from '@portico/area';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { desktop, phone } from '../browser.ts';
import { alwaysAllowed, enterAs, expect, test } from './portal-test.ts';
import { serverPage, theSameNodes } from './server-page.ts';

/** Every page of every area, rendered without a DOM and hydrated in a browser. What is found here is not listed anywhere. */
let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  // A slow machine must not turn the expected page into a frame without content.
  portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
});
test.afterAll(() => portal.stop());

interface KnownPage {
  area: string;
  name: string;
  membersOnly: boolean;
  address: string;
}

/** The addresses of all pages on one device; those with parameters are found where links lead to them. */
async function allPages(context: BrowserContext, device: Device): Promise<KnownPage[]> {
  const plan = (await (await context.request.get(`${portal.url()}/registry/plan`)).json()) as Plan;
  const routes = plan.areas.flatMap(({ area, pages }) =>
    Object.entries(pages).flatMap(([name, page]) => {
      const path = page[device]?.path;
      const pattern = typeof path === 'string' ? path : path?.[0];
      return pattern ? [{ area, name, membersOnly: page.membersOnly ?? false, pattern }] : [];
    }),
  );
  const found = new Set<string>();
  const look = async (address: string) => {
    const html = await (await context.request.get(portal.url() + address)).text();
    for (const [, link] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) if (link) found.add(link);
    return html;
  };
  const tabs = new Set<string>();
  for (const { pattern } of routes) {
    if (pattern.includes(':')) continue;
    const html = await look(pattern);
    for (const [, tab] of html.matchAll(/<a [^>]*href="(\/[^"#?]*\?(?:tab|type)=\w+)"/g)) if (tab?.startsWith(`${pattern}?`)) tabs.add(tab);
  }
  // Some are linked from another tab of a page, or from pages that have parameters themselves.
  for (const tab of tabs) await look(tab);
  const matching = (pattern: string) =>
    [...found].find((link) => new RegExp(`^${pattern.replace(/:[A-Za-z]+/g, '[^/]+')}$`).test(link)) ?? '';
  for (const { pattern } of routes) if (pattern.includes(':') && matching(pattern)) await look(matching(pattern));
  return routes.map(({ pattern, ...page }) => ({ ...page, address: pattern.includes(':') ? matching(pattern) : pattern }));
}

/** The console is for people with a grant alone, such as this member of staff. */
const accounts = { guest: undefined, student: '20260001', staff: 'T10001' };
const isTheirs = ({ area, membersOnly }: KnownPage, person: keyof typeof accounts) =>
  (area === 'console') === (person === 'staff') && (person !== 'guest' || !membersOnly);

for (const device of ['desktop', 'mobile'] as const)
  for (const person of ['guest', 'student', 'staff'] as const)
    test(`every page arrives as HTML and is hydrated unchanged: ${device}, ${person}`, async ({ browser }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({ ...(device === 'mobile' ? phone : desktop), locale: 'zh-CN' });
      try {
        const opener = await context.newPage();
        const account = accounts[person];
        if (account) await enterAs(opener, { at: portal.url(), account });
        const pages = await allPages(context, device);
        expect(pages.length).toBeGreaterThan(4);
        const theirs = pages.filter((page) => isTheirs(page, person));
        expect(theirs).not.toEqual([]);
        expect(theirs.filter(({ address }) => address === '').map(({ area, name }) => `no link leads to ${area}/${name}`)).toEqual([]);
        for (const known of theirs) {
          await test.step(known.address, () => isHydrated(context, known));
        }
      } finally {
        await context.close();
      }
    });

test('the processes that render keep nothing of one visitor for the next', async ({ browser }) => {
  test.setTimeout(120_000);
  const enter = async (account?: string) => {
    const context = await browser.newContext({ ...desktop, locale: 'zh-CN' });
    if (account) await enterAs(await context.newPage(), { at: portal.url(), account });
    return context;
  };
  const [guest, student, staff] = [await enter(), await enter('20260001'), await enter('T10001')];
  const addresses = (await allPages(student, 'desktop')).filter((page) => isTheirs(page, 'student')).map(({ address }) => address);
  /** What stands on each page; numbers apart, since some count visits. */
  const viewsOf = async (context: BrowserContext) => {
    const views: [string, string][] = [];
    for (const address of addresses) {
      const html = await (await context.request.get(portal.url() + address)).text();
      views.push([address, (/<div id="portal">(.*)<script type="application/s.exec(html)?.[1] ?? '').replaceAll(/\d+/g, '0')]);
    }
    return Object.fromEntries(views);
  };
  const before = { guest: await viewsOf(guest), student: await viewsOf(student) };
  expect(Object.values(before.student).filter((view) => view.length < 2_000)).toEqual([]);
  expect(before.student['/home']).not.toBe(before.guest['/home']);
  await viewsOf(staff);
  expect(await viewsOf(student)).toEqual(before.student);
  await viewsOf(staff);
  // Guests are given the same page for a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await viewsOf(guest)).toEqual(before.guest);
  for (const context of [guest, student, staff]) await context.close();
});

async function isHydrated(context: BrowserContext, { area, address }: KnownPage): Promise<void> {
  const page = await context.newPage();
  const problems = heard(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}${search}`);
  });
  await page.addInitScript(theSameNodes);
  await page.goto(portal.url() + address);
  await expect(page.locator('html[data-live]')).toBeAttached();
  const written = await serverPage(page);
  // A guest is led to the login where an address is not for guests.
  if (new URL(page.url()).pathname !== address) return page.close();
  expect(written.rendered.map((name) => name.split('@')[0])).toContain(area);
  await page.waitForTimeout(300);
  const nodes = await page.evaluate(() => (window as unknown as { keptNodes(): { written: number; kept: number } }).keptNodes());
  expect(nodes.written, 'the server wrote a page').toBeGreaterThan(3);
  expect(nodes.kept, 'its nodes stay').toBe(nodes.written);
  expect(
    asked.filter((call) => written.answered.includes(call)),
    'nothing is asked twice',
  ).toEqual([]);
  const preloaded = new Set(written.answered.map(withoutInput));
  expect(
    asked.filter((call) => preloaded.has(withoutInput(call))),
    'no preloaded call is asked with another input',
  ).toEqual([]);
  expect(problems, 'nothing complains').toEqual([]);
  await page.close();
}

/** Method and path of a call's key, or of a request. */
const withoutInput = (call: string) => call.split(/[ ?]/, 2).join(' ');

/** Contexts that a test opens itself are not listened to by the test's own ears. */
function heard(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isAllowed = alwaysAllowed.some((pattern) => pattern.test(message.text()));
    if (['error', 'warning'].includes(message.type()) && !isAllowed) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}

test('the title is the article’s own before any script runs', async ({ page }) => {
  const list = await (await page.request.get(`${portal.url()}/news`)).text();
  const article = /href="(\/news\/article\/[^"]+)"/.exec(list)?.[1] ?? '';
  const text = await (await page.request.get(portal.url() + article)).text();
  expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toBe(`${/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]} - 清禾大学一网通办`);
});

test('each device and each school gets its own page from one address, and says what it depends on', async ({ page }) => {
  const get = async (school: string | undefined, headers: Record<string, string> = {}) => {
    const host = new URL(portal.url(school)).host;
    const answer = await page.request.get(`${portal.url()}/news`, { headers: { host, 'accept-encoding': 'identity', ...headers } });
    return { text: await answer.text(), headers: answer.headers(), url: answer.url() };
  };
  const [wide, narrow, other] = [await get(undefined), await get(undefined, { 'user-agent': phone.userAgent }), await get('workbench')];
  expect(wide.text).toContain('data-viewport="desktop"');
  expect(new URL(narrow.url).pathname).toBe('/mobile/home');
  expect(narrow.text).toContain('data-viewport="mobile"');
  expect(other.text).toContain('清禾职业技术学院');
  expect(wide.headers.vary).toMatch(/Cookie.*User-Agent.*Sec-CH-UA-Mobile.*Accept-Encoding/);
  expect(wide.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate');
  const again = await page.request.get(`${portal.url()}/news`, { headers: { 'if-none-match': wide.headers.etag ?? '' } });
  expect([200, 304]).toContain(again.status());
  // An address that holds a ticket is kept by nobody.
  const back = await page.request.get(`${portal.url()}/cas-login?ticket=ST-1`, { maxRedirects: 0 });
  expect(back.headers()['cache-control']).toBe('private, no-cache');
  await enterAs(page, { at: portal.url() });
  const member = await page.request.get(`${portal.url()}/news`);
  expect(member.headers()['cache-control']).toBe('private, no-cache');
  expect(await member.text()).toContain('林知夏');
  expect(wide.text).not.toContain('林知夏');
});
