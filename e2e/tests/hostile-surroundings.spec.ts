import type { Page } from '@playwright/test';
import { areaOf, drawn, expect, signIn, test } from './portal-test.ts';

// Failures on purpose are reported by the browser and the shell.
test.use({
  expectedProblems: [
    /Unsafe attempt to initiate navigation|home\.quick-nav|TrustedHTML|trusted-types|inline event handler|script-src-attr|slice is not a function|holds no person/,
  ],
});

/** Writes the page again with other answers in its data, as if what the portal stands on had failed. */
async function withAnswers(page: Page, change: (answers: Record<string, unknown>, key: string) => void, path: string): Promise<void> {
  await page.route(/\/home$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const written = /(<script type="application\/json" id="portico-page">)(.*?)(<\/script>)/s.exec(html);
    const data = JSON.parse(written?.[2] ?? '{}') as { answers: Record<string, unknown>; path: string };
    // The frame was rendered from the valid answers; the shell renders it again from these.
    data.path = '/elsewhere';
    for (const key of Object.keys(data.answers)) if (key.includes(path)) change(data.answers, key);
    await route.fulfill({ response, body: html.replace(written?.[2] ?? '', () => JSON.stringify(data).replaceAll('<', '\\u003c')) });
  });
}
const startup = [
  'theme/list',
  'homepage/globalConfig',
  'intelligence',
  'bottomLink/list',
  'globalConfig/getBottomMedia',
  'quickNavigation',
];
const failures: [name: string, change: (answers: Record<string, unknown>, key: string) => void][] = [
  ['fails', (answers, key) => Reflect.deleteProperty(answers, key)],
  ['is null', (answers, key) => Object.assign(answers, { [key]: null })],
  ['is empty', (answers, key) => Object.assign(answers, { [key]: [] })],
  ['is of another kind', (answers, key) => Object.assign(answers, { [key]: { nonsense: 1 } })],
];

test('C7 · case 70 · the portal works without any one of its startup answers', async ({ page, portal }) => {
  test.setTimeout(120_000);
  await signIn(page, { at: portal.url() });
  for (const path of startup)
    for (const [name, change] of failures)
      await test.step(`${path} ${name}`, async () => {
        await withAnswers(page, change, path);
        const asked = name === 'fails' && page.waitForRequest((request) => request.url().includes(path)).then((request) => request.url());
        await page.goto(`${portal.url()}/home`);
        await expect(page.locator('html')).toHaveAttribute('data-live', 'true');
        await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
        await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' })).toBeVisible();
        if (name === 'fails') expect(await asked, 'the browser asks again').toContain(path);
        await expect(page.locator('[role="alert"]'), 'no message about the page').toHaveCount(0);
        await page.unroute(/\/home$/);
      });
});

test('X4 · a page whose person is unknown says that it could not start, and its links still work', async ({ page, portal }) => {
  await withAnswers(page, (answers, key) => Reflect.deleteProperty(answers, key), 'auth/userInfo');
  await page.goto(`${portal.url()}/home`);
  await expect(page.getByRole('alert')).toContainText('页面没有加载完整');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' }).click();
  await expect(areaOf(page, 'news').getByRole('link').first()).toBeVisible();
});

test('case 68 · a browser without storage still shows the portal', async ({ browser, portal }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.goto(`${portal.url()}/home`);
  await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
  await page.getByRole('button', { name: '深色模式' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(uncaught).toEqual([]);
  await context.close();
});

test('case 36 · the markup of a forged answer loads nothing, leads nowhere and sends nothing', async ({ page, portal }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().includes('evil.example') && elsewhere.push(request.url()));
  const evil = 'https://evil.example/';
  await page.route(/homepage\/news\/detail/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.html = `<base href="${evil}"><meta http-equiv="refresh" content="0;url=${evil}"><style>@import "${evil}a.css"</style>
      <form action="${evil}"><button>提交</button></form><img src="/favicon.ico" onload="location='${evil}'"><svg><a href="${evil}"></a></svg><p id="last">正文</p>`;
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`${portal.url()}/news`);
  await expect(page.locator('html')).toHaveAttribute('data-live', 'true');
  const link = areaOf(page, 'news').locator('a[href^="/news/article/"]').first();
  await link.click();
  await expect(page.getByRole('article').getByText('正文')).toBeVisible();
  await drawn(page);
  expect(page.url()).toMatch(/\/news\/article\//);
  await expect(page.locator('base, form[action], meta[http-equiv], article style, article svg a, #last')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<form action="/"></form>';
    } catch (error) {
      return (error as Error).name;
    }
    return 'inserted';
  });
  expect(refused, 'no other code inserts markup').toBe('TypeError');
});

test('case 44 · a framed page cannot move, open, or speak for the portal', async ({ page, context, portal }) => {
  await signIn(page, { at: portal.url() });
  await page.goto(`${portal.url()}/home`);
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<p>framed</p><script>
          parent.postMessage({ type: 'logout' }, '*'); parent.postMessage('portico.session', '*');
          try { top.location = 'https://evil.example/'; } catch {}
        </script>`,
      }),
  );
  await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '更多' }).click();
  const entry = page.getByRole('link', { name: '校园地图' });
  await entry.hover();
  await drawn(page);
  await expect(page.locator('iframe'), 'nothing of another site loads before the click').toHaveCount(0);
  const messages = () => page.evaluate(() => (window as unknown as { messages: number }).messages);
  await page.evaluate(() => {
    const here = Object.assign(window, { messages: 0 });
    addEventListener('message', ({ origin }) => {
      if (origin !== location.origin) here.messages += 1;
    });
  });
  await entry.click();
  await expect(page.frameLocator('main iframe').getByText('framed')).toBeVisible();
  await expect.poll(messages, 'both messages have arrived').toBe(2);
  await drawn(page);
  expect(page.url()).toContain('/iframe?pageNavigationId=');
  await expect(page.getByRole('button', { name: '林知夏' })).toBeVisible();
  expect((await context.cookies()).some((cookie) => cookie.name === 'token')).toBe(true);
});

test('case 45 · case 49 · no other site frames the portal, and none learns its addresses', async ({ request, portal }) => {
  const policy = async (path: string) => (await request.get(portal.url() + path, { headers: { accept: 'text/html' } })).headers();
  expect((await policy('/home'))['content-security-policy']).toMatch(/frame-ancestors 'self'/);
  for (const path of ['/login', '/personal-center'])
    expect((await policy(path))['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect((await policy('/home'))['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

const hostApps = {
  WeChat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN',
  学习通:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 (device:iPhone) Language/zh_CN com.ssreader.ChaoXingStudy/ChaoXingStudy_3_6.4.1_ios_phone',
};
for (const [app, userAgent] of Object.entries(hostApps))
  test(`case 46 · A13 · the portal works inside ${app}`, async ({ browser, portal }) => {
    const page = await browser.newPage({ userAgent, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
    await page.goto(`${portal.url()}/`);
    await expect(page).toHaveURL(/\/mobile\/home$/);
    await expect(areaOf(page, 'home').locator('[data-template]')).toBeVisible();
    await page.close();
  });
