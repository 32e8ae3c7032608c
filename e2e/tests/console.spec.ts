import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { confirm, onConsole, placeRow, section, within } from './on-console.ts';
import { enterAs, expect, test } from './portal-test.ts';
import { reportTabs } from './reported-tabs.ts';
import { variantBuild } from './variant-build.ts';

test.use({ expectedProblems: [/status of (404|503)|\/live/] });

/** A portal of their own: these tests switch modules, builds and roles. */
let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
});
test.afterAll(() => portal.stop());

const { open, guestAt, everyone } = onConsole(() => portal);
const pages = ['', '/releases/news', '/modules', '/partners', '/sources', '/people', '/audit'];

test('W1 · W44 · without a grant every page of the console is no menu’s page, and not a byte of it is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('/areas/console/') && loaded.push(request.url()));
  await enterAs(page, { at: portal.url() });
  for (const path of pages) {
    await page.goto(`${portal.url()}/console${path}`);
    await page.waitForURL(/\/error\?code=1004/);
  }
  await page.goto(`${portal.url()}/home`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: '管理台' })).toHaveCount(0);
  expect(loaded).toEqual([]);
});

test('W16 · W45 · every page is accessible in light, dark and large type; nothing wrong shows no red', async ({ page }) => {
  await open(page, 'T10001', '/console');
  await expect(page.getByRole('heading', { name: '一切正常，没有事项等您处理' })).toBeVisible();
  for (const name of ['异常', '等您处理', '将要发生']) await expect(section(page, name)).toHaveCount(0);
  for (const path of pages) {
    await page.goto(`${portal.url()}/console${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleInEveryLook(page, `/console${path}`);
  }
});

test('W17 · W19 · W21 · W24 · a build is activated and taken back as the command does', async ({ page }) => {
  const built = variantBuild('news', 0x51);
  const other = variantBuild('news', 0x52);
  try {
    for (const { folder } of [built, other]) expect((await portal.portico('publish', folder, '--force', '--no-types')).code).toBe(0);
    const before = await everyone();
    // Without events the page learns of another revision only by the refusal.
    await page.route('**/live', (route) => route.abort());
    await open(page, 'T10001', '/console/releases/news');
    const places = section(page, '谁在用哪个版本');
    await expect(placeRow(page, '所有人')).toContainText(before.slice(0, 8));
    await page.getByRole('button', { name: new RegExp(`启用\\s*${built.buildId}`) }).click();
    await page.getByRole('radio', { name: '灰度' }).check();
    await page.getByRole('radio', { name: '25%' }).check();
    await expect(page.getByRole('list', { name: '影响' })).toContainText(`25% 的访客改用 ${built.buildId}`);

    expect((await portal.portico('activate', `news@${other.buildId}`, '--preview', 'spring')).code).toBe(0);
    const drawn = await page.request.get(`${portal.url()}/qr/preview/abc.d-e_f.svg`);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    await page.getByRole('button', { name: '验证身份并启用' }).click();
    await confirm(page);
    await expect(page.getByRole('alert').filter({ hasText: '修订' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '25%' })).toBeChecked();
    await page.getByRole('button', { name: '启用', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '启用版本' })).toBeVisible();
    await expect(placeRow(page, '灰度 25%')).toContainText(built.buildId.slice(0, 8));
    expect((await portal.portico('status')).output).toMatch(
      new RegExp(`25\\s*%[\\s\\S]*${built.buildId}|${built.buildId}[\\s\\S]*25\\s*%`),
    );

    await page.getByRole('button', { name: new RegExp(`启用\\s*${built.buildId}`) }).click();
    await page.getByRole('radio', { name: '所有人' }).check();
    await expect(page.getByRole('list', { name: '影响' })).toContainText(`所有人改用 ${built.buildId}`);
    await page.getByRole('button', { name: '启用', exact: true }).click();
    await expect(placeRow(page, '所有人')).toContainText(built.buildId.slice(0, 8));
    expect(await everyone()).toBe(built.buildId);

    await places.getByRole('button', { name: new RegExp(`所有人，回到 ${before.slice(0, 8)}`) }).click();
    await places.getByRole('button', { name: '撤回', exact: true }).click();
    await expect(placeRow(page, '所有人')).toContainText(before.slice(0, 8));
    expect(await everyone()).toBe(before);
  } finally {
    built.remove();
    other.remove();
  }
});

test('W18 · the chart compares the failed tabs of two builds, from 20 tabs of each', async ({ page }) => {
  const built = variantBuild('news', 0x53);
  try {
    const before = (await everyone()) ?? '';
    expect((await portal.portico('publish', built.folder, '--force', '--no-types')).code).toBe(0);
    expect((await portal.portico('activate', `news@${built.buildId}`, '--share', '10')).code).toBe(0);
    await reportTabs(portal, { area: 'news', build: before, tabs: 20 });
    await open(page, 'T10001', '/console/releases/news');
    const health = section(page, '新旧对照');
    await expect(health).toContainText('样本不足，暂不比较');
    await reportTabs(portal, { area: 'news', build: built.buildId, tabs: 20, failed: 3 });
    await page.reload();
    const chart = health.getByRole('img', { name: new RegExp(`新 ${built.buildId.slice(0, 8)} 15\\.0%，旧 ${before.slice(0, 8)} 0\\.0%`) });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator('canvas')).toBeVisible();
    await health.getByRole('button', { name: '查看数据' }).click();
    await expect(health.getByRole('region', { name: '每五分钟打开和出错的页面' }).getByRole('row').nth(1)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the health of a build');
  } finally {
    built.remove();
    await portal.portico('rollback', 'news');
  }
});

test('W2 · W25 · W27 · a school’s administrator changes modules by keyboard alone; open tabs follow, and undo too', async ({
  page,
  browser,
}) => {
  await open(page, 'admin', '/console/modules');
  await expect(page.getByRole('combobox', { name: '学校' })).toHaveCount(0);
  const guest = await guestAt(browser, '/home');
  const entry = guest.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻中心' });
  await expect(entry).toBeVisible();
  const tree = page.getByRole('treegrid');
  await tree.locator('tr[data-sign="home"]').focus();
  await expect(page.getByText(/登录后首先打开的是“首页”/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('row', { name: /轮播/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('row', { name: /轮播/ })).toHaveCount(0);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(tree.locator('tr[data-sign="news"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '关闭' })).toBeChecked();
  await expect(page.getByRole('list', { name: '影响' })).toContainText('新闻中心');
  await page.getByLabel('原因（选填）').focus();
  await page.keyboard.press('Control+Enter');
  await expect(entry).toHaveCount(0, within);
  await page.getByRole('status').getByRole('button', { name: /撤销/ }).press('Enter');
  await expect(entry).toBeVisible(within);

  await page.goto(`${portal.url()}/console/releases/news`);
  await expect(page.getByRole('button', { name: '上传构建' })).toHaveCount(0);
  await page.getByRole('button', { name: /^启用/ }).first().click();
  await expect(page.getByRole('radio', { name: '所有人' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: '一所学校' })).toBeVisible();
  await guest.context().close();
});

test('W2 · an auditor reads everything of the school and can change nothing', async ({ page }) => {
  const role = ['auditor', '--account', '20260001', '--school', '10001'];
  expect((await portal.portico('roles', 'add', ...role, '--reason', 'test')).code).toBe(0);
  try {
    await open(page, '20260001', '/console/modules');
    await expect(page.getByText('您可以查看，不能修改。')).toBeVisible();
    await expect(page.getByRole('treegrid').getByRole('checkbox').first()).toBeDisabled();
    for (const [path, button] of [
      ['/releases/news', /^启用/],
      ['/people', /授予角色|收回/],
      ['/sources', /新增数据源/],
    ] as const) {
      await page.goto(`${portal.url()}/console${path}`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.getByRole('button', { name: button })).toHaveCount(0);
    }
    await page.goto(`${portal.url()}/console/audit?act=role.`);
    await expect(page.getByText(/链式校验完整/)).toBeVisible();
    await expect(page.getByRole('row', { name: /授予角色/ }).first()).toBeVisible();
  } finally {
    await portal.portico('roles', 'remove', ...role);
  }
});
