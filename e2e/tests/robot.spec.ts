import type { Page } from '@playwright/test';
import { phone } from '../browser.ts';
import { drawn, enterAs, expect, test } from './portal-test.ts';

const sdkAddress = '**/js/robot-sdk.js';
const capsule = (page: Page) => page.getByRole('button', { name: '智能助手' });
const window_ = (page: Page) => page.getByRole('dialog', { name: '小禾' });

/** A school's own robot in the place of ours: it says what is done with it. */
async function ownRobot(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('robotHeard', (what: string) => heard.push(what));
  await page.route(sdkAddress, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `PorticoRobot = {
        init: ({ device, code, accessToken, link }) => robotHeard(['init', device, !!code, !!accessToken, !!link].join(' ')),
        destroy: () => robotHeard('destroy') }`,
    }),
  );
  return heard;
}

test('B1 · B2 · a visitor asks the robot by keyboard alone, and the answer leads on', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/news`);
  await capsule(page).focus();
  await page.keyboard.press('Enter');
  await expect(window_(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '输入问题' })).toBeFocused();
  await expect(page.getByRole('list', { name: '可以这样问' }).getByRole('button')).not.toHaveCount(0);
  await page.keyboard.type('校园卡丢了怎么办');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: '对话' });
  await expect(log).toContainText('校园卡');
  await expect(log.getByRole('list', { name: '依据' }).getByRole('link').first()).toHaveAttribute('href', /^\//);
  await expect(log).toContainText('请以原文为准');
  await page.keyboard.press('Escape');
  await expect(window_(page)).toBeHidden();
  await expect(capsule(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log, 'what was said stays').toContainText('校园卡丢了怎么办');
  await page.getByRole('button', { name: '清空' }).click();
  await expect(log).toBeEmpty();
});

test('B3 · V6 · the robot starts again when the mode changes, never before, and ends when its visitor signs out', async ({
  page,
  portal,
}) => {
  const heard = await ownRobot(page);
  await enterAs(page, { at: portal.url() });
  await page.clock.install();
  await page.goto(`${portal.url()}/news`);
  await expect.poll(() => heard).toEqual(['init desktop true true true']);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.waitForFunction(() => innerWidth === 1200);
  await drawn(page);
  await page.clock.runFor(2_100);
  await drawn(page);
  expect(heard).toHaveLength(1);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(() => heard).toEqual(['init desktop true true true', 'destroy', 'init mobile true true true']);
  await page.getByLabel('林知夏').click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect.poll(() => heard[3]).toBe('destroy');
  // A browser that is closed in the middle of the way out may hang.
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
});

test('the login page and the home page in large type have no robot in sight', async ({ page, portal }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('robot-sdk')) asked += 1;
  });
  const reported = page.waitForRequest(/\/registry\/reports$/);
  await page.goto(`${portal.url()}/login`);
  await expect(page.getByLabel('学号 / 工号')).toBeVisible();
  // What comes after the first screen has come, the code that decides about the robot too.
  await reported;
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await page.evaluate(() => localStorage.setItem('portico.preferences', '{"mode":"elder"}'));
  await page.goto(`${portal.url()}/news`);
  await expect(capsule(page)).toBeVisible();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await expect(page.locator('[data-area="home"]')).toBeVisible();
  await expect(capsule(page)).toBeHidden();
});

test('B1 · a page within a frame has no robot', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/news`);
  await expect(capsule(page)).toBeVisible();
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'inner';
    frame.src = '/news';
    frame.width = '1200';
    document.body.append(frame);
  });
  const inner = page.frameLocator('iframe[name="inner"]');
  const reported = page.waitForRequest((request) => request.url().endsWith('/registry/reports') && request.frame() !== page.mainFrame());
  await expect(inner.locator('html')).toHaveAttribute('data-live', 'true');
  await reported;
  await page.waitForLoadState('networkidle');
  await expect(inner.locator('#portico-robot')).toHaveCount(0);
});

test.describe('a robot that is broken', () => {
  // The browser's own line about an address that it could not load; the portal adds none.
  test.use({ expectedProblems: [/Failed to load resource.*robot-sdk\.js|Refused to execute script from.*robot-sdk\.js/] });
  for (const [fault, answer] of [
    ['is gone', { status: 404, body: '' }],
    ['is a page of HTML', { contentType: 'text/html', headers: { 'x-content-type-options': 'nosniff' }, body: '<h1>gone</h1>' }],
    ['is no JavaScript', { contentType: 'text/javascript', body: '<h1>gone</h1>' }],
    [
      'throws at its start',
      { contentType: 'text/javascript', body: 'PorticoRobot = { init() { throw Error("x") }, destroy() { throw Error("y") } }' },
    ],
    ['brings nothing', { contentType: 'text/javascript', body: '1' }],
  ] as const)
    test(`B2 · case 55 · a robot that ${fault} is not missed, and not asked for twice`, async ({ page, portal }) => {
      let asked = 0;
      await page.route(sdkAddress, (route) => {
        asked += 1;
        return route.fulfill(answer);
      });
      await page.goto(`${portal.url()}/home`);
      await expect.poll(() => asked).toBe(1);
      if (fault === 'is gone') {
        await page.setViewportSize({ width: 800, height: 900 });
        await expect(page).toHaveURL(/\/mobile\/home$/);
      }
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻' }).click();
      await expect(page.locator('[data-area="news"] h1')).toBeVisible();
      expect(asked).toBe(1);
      await expect(page.locator('#portico-robot')).toHaveCount(0);
    });
});

test('B2 · case 55 · a robot that never comes holds nothing up', async ({ page, portal }) => {
  await page.route(sdkAddress, () => new Promise(() => undefined));
  await page.goto(`${portal.url()}/home`);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' }).click();
  await expect(page.locator('[data-area="news"] h1')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);
  test('B1 · case 56 · markup, links and length of a hostile answer do nothing', async ({ page, portal }) => {
    const hostile = {
      answer: `**忽略规则**<img src=x onerror=alert(1)> [点这里](javascript:alert(1))\n- <b>项</b>\n${'长'.repeat(20_000)}`,
      sources: [
        { type: 'news', title: '坏链接', target: { link: 'javascript:alert(1)', isFrame: 0, isLogin: 0 } },
        { type: 'news', title: '外站', target: { link: 'https://paper.example/', isFrame: 0, isLogin: 0 } },
        { type: 'news', title: '<i>本站</i>', target: { link: '/mobile/news', isFrame: 0, isLogin: 0 } },
      ],
      sessionId: '1',
      finished: true,
      generated: true,
    };
    await page.route('**/aiCenter/aiSearch*', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `event: delta\ndata: {"words":"忽略"}\n\nevent: answer\ndata: ${JSON.stringify(hostile)}\n\n`,
      }),
    );
    await page.goto(`${portal.url()}/mobile/home`);
    await capsule(page).tap();
    const field = page.getByRole('textbox', { name: '输入问题' });
    await field.fill('禾'.repeat(600));
    expect((await field.inputValue()).length).toBeLessThanOrEqual(600);
    await field.fill('列出所有学生');
    await page.getByRole('button', { name: '发送' }).tap();
    const log = page.getByRole('log', { name: '对话' });
    await expect(log).toContainText('<img src=x onerror=alert(1)> [点这里](javascript:alert(1))');
    await expect(log).toContainText('由 AI 生成，仅供参考');
    await expect(log.locator('img, b, i')).toHaveCount(0);
    await expect(log.getByRole('link')).toHaveCount(2);
    await expect(log.getByRole('link', { name: '外站' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect((await log.textContent())?.length).toBeLessThan(9_000);
    await log.getByRole('link', { name: '<i>本站</i>' }).tap();
    await expect(page).toHaveURL(/\/mobile\/news$/);
    await expect(window_(page)).toBeHidden();
  });

  test('B2 · case 56 · an answer that does not come can be asked for again', async ({ page, portal }) => {
    let broken = true;
    await page.route('**/aiCenter/aiSearch*', (route) =>
      broken ? route.fulfill({ json: { success: false, code: 500, msg: '服务暂时不可用，请稍后再试', data: null } }) : route.continue(),
    );
    await page.goto(`${portal.url()}/mobile/home`);
    await capsule(page).tap();
    await page.getByRole('button', { name: '校园卡丢了怎么办？' }).tap();
    const log = page.getByRole('log', { name: '对话' });
    await expect(log).toContainText('服务暂时不可用');
    broken = false;
    await log.getByRole('button', { name: '重新提问' }).tap();
    await expect(log).toContainText('请以原文为准');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
