import type { Locator, Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { phone } from '../browser.ts';
import { computer, effects, onConsole, openListening, passwordDialog, section, within } from './on-console.ts';
import { enterAs, expect, password, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

test.use({ ...phone, expectedProblems: [/status of (404|503)/] });

/** A portal of their own: these tests switch modules and builds. */
let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
});
test.afterAll(() => portal.stop());

const { guestAt } = onConsole(() => portal);
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: '紧急通知' });

/** Taps as a finger does, and counts. */
function finger() {
  let taps = 0;
  return {
    async tap(target: Locator) {
      taps += 1;
      await target.tap();
    },
    taps: () => taps,
  };
}

async function openConsole(page: Page): Promise<void> {
  await enterAs(page, { at: portal.url(), account: 'T10001' });
  await openListening(page, `${portal.url()}/mobile/console`);
  await expect(section(page, '模块').getByRole('group').first()).toBeVisible();
}

/** The smallest side of anything that a finger may press, in px as seen. */
const smallestTarget = (page: Page) =>
  page
    .locator('main :is(button, a, select, textarea, label:has([type="radio"])):visible')
    .evaluateAll((all) => Math.min(...all.flatMap((each) => [each.getBoundingClientRect().height, each.getBoundingClientRect().width])));

test('W1 · W44 · without a grant the console answers as a page that is closed, and not a byte of it is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('/areas/console/') && loaded.push(request.url()));
  await enterAs(page, { at: portal.url() });
  const shown = async (path: string, title: string) => {
    const answer = await page.goto(`${portal.url()}${path}`);
    const error = page.locator('[data-error]');
    await expect(error).toBeVisible();
    await page.waitForLoadState('networkidle');
    return [answer?.status(), await error.getAttribute('data-error'), (await error.textContent())?.replace(title, '')];
  };
  await portal.portico('modules', 'off', 'schedule');
  const closed = await shown('/mobile/my-schedule/schedule', '日程中心');
  await portal.portico('modules', 'on', 'schedule');
  expect(closed[1]).toBe('no-permission');
  expect(await shown('/mobile/console', '管理台')).toEqual(closed);
  expect(await shown('/mobile/console/urgent', '紧急通知')).toEqual(closed);
  expect(loaded).toEqual([]);
});

test('W46 · a module in four taps, on two widths and in three looks; an open tab follows, and undo brings it back', async ({
  page,
  browser,
}) => {
  const visitor = await guestAt(browser, '/home', computer);
  const entry = visitor.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' });
  await expect(entry).toBeVisible();
  await openConsole(page);
  const modules = section(page, '模块');
  const hand = finger();
  await hand.tap(modules.getByRole('group', { name: '新闻中心' }).locator('label', { hasText: '关' }));
  await expect(effects(page)).toContainText('新闻中心');
  await expect(modules.getByText('10 分钟内可以撤销')).toBeVisible();
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await smallestTarget(page)).toBeGreaterThanOrEqual(44);
  }
  await expectAccessibleInEveryLook(page, 'the console on a phone');
  await hand.tap(modules.getByRole('button', { name: '生效' }));
  await expect(entry).toHaveCount(0, within);
  expect(hand.taps()).toBeLessThanOrEqual(4);
  await modules.getByRole('button', { name: /撤销/ }).tap();
  const undo = page.getByRole('dialog', { name: /^撤销：/ });
  await expect(undo.getByRole('list', { name: '影响' })).toContainText('新闻中心');
  await undo.getByRole('button', { name: '撤销' }).tap();
  await expect(entry).toBeVisible(within);
  await expect(section(page, '刚刚的操作')).toContainText('撤销：');
  await visitor.context().close();
});

test('W46 · W21 · a build of everyone is taken back in four taps and the password', async ({ page }) => {
  const built = variantBuild('news', 77);
  try {
    const published = await portal.portico('publish', built.folder, '--force', '--no-types');
    expect(published.code, published.output).toBe(0);
    expect((await portal.portico('activate', `news@${built.buildId}`)).code).toBe(0);
    await openConsole(page);
    const back = section(page, '撤回版本');
    const hand = finger();
    await hand.tap(back.getByRole('button', { name: '新闻中心' }));
    await expect(back.getByText(`从 ${built.buildId.slice(0, 8)} 回到`)).toBeVisible();
    await hand.tap(back.getByRole('button', { name: '验证身份并撤回' }));
    const dialog = passwordDialog(page);
    await dialog.getByLabel('登录密码').fill(password);
    await expectAccessibleInEveryLook(page, 'the password on a phone');
    await hand.tap(dialog.getByRole('button', { name: '验证并继续' }));
    await expect(back.getByRole('status')).toContainText('新闻中心');
    expect(hand.taps()).toBeLessThanOrEqual(4);
    const { output } = await portal.portico('status');
    expect(output).not.toContain(built.buildId);
  } finally {
    built.remove();
  }
});

test('W38 · W46 · an urgent notice reaches open tabs of both devices, and its recall takes it off', async ({ page, browser }) => {
  const visitor = await guestAt(browser, '/home', computer);
  const guest = await guestAt(browser, '/mobile/news', phone);
  await openConsole(page);
  const hand = finger();
  await hand.tap(section(page, '紧急通知').getByRole('link', { name: '写紧急通知' }));
  await page.getByRole('textbox').fill('今晚 23:00 图书馆停电，请保存好您的文件');
  await expect(section(page, '影响').getByRole('list', { name: '影响' })).toContainText('所有页面');
  await expectAccessibleInEveryLook(page, 'writing an urgent notice');
  await hand.tap(page.getByRole('button', { name: /发布/ }));
  const dialog = passwordDialog(page);
  await dialog.getByLabel('登录密码').fill(password);
  await hand.tap(dialog.getByRole('button', { name: '验证并继续' }));
  expect(hand.taps()).toBeLessThanOrEqual(4);
  for (const tab of [visitor, guest]) {
    await expect(banner(tab)).toContainText('今晚 23:00 图书馆停电', within);
    await expectAccessibleInEveryLook(tab, 'an urgent notice above a page');
  }
  await test.step('who acknowledged it does not see it again, also on another page', async () => {
    await banner(visitor).getByRole('button', { name: '知道了' }).click();
    await expect(banner(visitor)).toHaveCount(0);
    await visitor.goto(`${portal.url()}/news`);
    await expect(visitor.locator('[data-area="news"]').getByRole('link').first()).toBeVisible();
    await expect(banner(visitor)).toHaveCount(0);
  });
  await test.step('a page that opens now shows it too, the login page as well', async () => {
    await guest.goto(`${portal.url()}/mobile-login`);
    await expect(banner(guest)).toBeVisible();
  });
  await test.step('the server writes it above the page, which does not move when it is hydrated', async () => {
    for (const path of ['/home', '/mobile/news'])
      expect(await (await guest.request.get(`${portal.url()}${path}`)).text()).toMatch(/data-written="true"[\s\S]*今晚 23:00 图书馆停电/);
  });
  await test.step('its recall takes it off', async () => {
    await openListening(guest, `${portal.url()}/mobile/home`);
    await expect(banner(guest)).toBeVisible();
    await page.goto(`${portal.url()}/mobile/console`);
    const urgent = section(page, '紧急通知');
    await urgent.getByRole('button', { name: '收回' }).tap();
    await urgent.getByRole('button', { name: '收回' }).tap();
    await expect(banner(guest)).toHaveCount(0, within);
  });
  await visitor.context().close();
  await guest.context().close();
});

test('W46 · everything else is sent to oneself, for a computer', async ({ page }) => {
  await openConsole(page);
  await test.step('nobody frames the console, and no robot floats above it', async () => {
    const answer = await page.reload();
    expect(new URL(page.url()).pathname).toBe('/mobile/console');
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#portico-robot:visible')).toHaveCount(0);
  });
  await page.getByRole('button', { name: '把链接发给自己' }).tap();
  await expect(page.getByText('已发到您的消息')).toBeVisible();
  await page.goto(`${portal.url()}/mobile/notice`);
  await expect(page.getByRole('link', { name: /在电脑上处理：总览/ })).toBeVisible();
});
