import type { Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { expectFocusKept, tabAndEnter, tabTo } from './keyboard.ts';
import { effects, onConsole, passwordDialog, section } from './on-console.ts';
import { expect, password, test } from './portal-test.ts';
import { variantBuild } from './variant-build.ts';

test.use({ expectedProblems: [/status of (400|404|409|503)|\/live/] });

/** A portal of their own: these tests switch builds, partners, roles and sources. */
let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
});
test.afterAll(() => portal.stop());

const { open, goTo, publish } = onConsole(() => portal);

/** The dialog has taken the focus to its field. */
async function typePassword(page: Page): Promise<void> {
  await expect(passwordDialog(page).getByLabel('登录密码')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('W45 · a build is activated, confirmed and taken back by keyboard alone', async ({ page }) => {
  const builds = [variantBuild('news', 0x71), variantBuild('news', 0x72)];
  try {
    for (const { folder } of builds) await publish(folder);
    const [first, second] = builds.map(({ buildId }) => buildId);
    await open(page, 'T10001', '/console/releases/news');
    const opener = (build = '') => page.getByRole('button', { name: new RegExp(`启用\\s*${build}`) });
    await tabTo(page, opener(second));
    await page.keyboard.press('ArrowDown');
    await expect(opener(first)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: '预览' }));
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('radio', { name: '10%' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '5%', exact: true })).toBeChecked();
    await expect(effects(page)).toContainText(`5% 的访客改用 ${second}`);
    await expectAccessibleInEveryLook(page, 'activating a build');
    await tabAndEnter(page, page.getByRole('button', { name: '验证身份并启用' }));
    await expect(passwordDialog(page)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the password');
    await typePassword(page);
    const said = page.getByRole('status').filter({ hasText: '启用版本' });
    await expect(said).toBeVisible();
    await expectFocusKept(page);
    await tabAndEnter(page, said.getByRole('button', { name: /^撤销/ }));
    await expect(page.getByRole('status').filter({ hasText: '撤销：' })).toBeVisible();
    await expect(section(page, '谁在用哪个版本').getByRole('rowheader', { name: '灰度 5%' })).toHaveCount(0);
    await expectFocusKept(page);

    await tabAndEnter(page, page.getByRole('button', { name: /^对照/ }).first());
    await expect(page.getByRole('button', { name: /^对照/, expanded: true })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleInEveryLook(page, 'two builds compared');
    await tabAndEnter(page, page.getByRole('button', { name: '上传构建' }));
    await expectAccessibleInEveryLook(page, 'uploading a build');
  } finally {
    await portal.portico('rollback', 'news', '--share', '5');
    for (const { remove } of builds) remove();
  }
});

test('W45 · a partner is set, tested and saved, and a key shown, by keyboard alone', async ({ page }) => {
  await open(page, 'T10003', '/console/partners');
  const setting = (name: string) => page.getByRole('button', { name: new RegExp(`^设置\\s*${name}`) });
  await tabAndEnter(page, setting('统一身份认证 CAS'));
  const panel = page.getByRole('complementary', { name: '统一身份认证 CAS' });
  await tabTo(page, panel.getByLabel('服务器地址'));
  await page.keyboard.type('https://sso.portico.invalid/cas');
  await expect(effects(page)).toBeVisible();
  await tabAndEnter(page, panel.getByRole('button', { name: '测试连接' }));
  await typePassword(page);
  await expect(panel.getByText('没有通过，没有保存任何内容。')).toBeVisible();
  const row = page.getByRole('row', { name: /统一身份认证 CAS/ });
  await expect(row).toContainText('未配置');
  await expectFocusKept(page);
  await expectAccessibleInEveryLook(page, 'a partner with its trial');
  await tabAndEnter(page, panel.getByRole('button', { name: '保存' }));
  await expect(row).toContainText('本校配置');
  await expectFocusKept(page);
  await tabAndEnter(page, setting('统一身份认证 CAS'));
  await tabAndEnter(page, panel.getByRole('button', { name: '改用平台默认' }));
  await expect(row).toContainText('未配置');

  await tabAndEnter(page, setting('开放接口'));
  await tabAndEnter(page, page.getByRole('button', { name: '生成新密钥…' }));
  await tabAndEnter(page, page.getByRole('button', { name: '生成', exact: true }));
  const key = page.getByRole('dialog', { name: '新密钥' });
  await expect(key).toBeVisible();
  await expectAccessibleInEveryLook(page, 'a new key');
  await tabAndEnter(page, key.getByRole('button', { name: '已保存好' }));
  await expect(key).toHaveCount(0);
  await tabTo(page, page.getByLabel(/几分钟没有操作就退出/));
  await page.keyboard.press('ArrowUp');
  await expect(section(page, '登录').getByRole('button', { name: '保存' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'sign-in settings that are changed');
});

test('W45 · a role is given and taken, a source rests, and the log is filtered and opened by keyboard alone', async ({ page }) => {
  await open(page, 'T10003', '/console/people');
  await test.step('people', async () => {
    await tabAndEnter(page, page.getByRole('button', { name: '授予角色' }));
    const form = section(page, '授予角色');
    await tabTo(page, form.getByLabel('账号'));
    await page.keyboard.type('20260001');
    await tabTo(page, form.getByRole('radio', { name: '部门编辑' }));
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '审计员' })).toBeChecked();
    await tabTo(page, form.getByLabel('原因'));
    await page.keyboard.type('期末检查');
    await expect(effects(page)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'giving a role');
    await tabAndEnter(page, form.getByRole('button', { name: '授予', exact: true }));
    const taking = page.getByRole('button', { name: /收回 林知夏/ });
    await expect(taking).toBeVisible();
    await expectFocusKept(page);
    await tabAndEnter(page, taking);
    await expect(effects(page)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'taking a role');
    await tabAndEnter(page, page.getByRole('button', { name: '收回', exact: true }));
    await expect(taking).toHaveCount(0);
    await expectFocusKept(page);
  });
  await test.step('sources', async () => {
    await goTo(page, '/console/sources');
    await tabAndEnter(page, page.getByRole('button', { name: /查看\s*校园卡/ }));
    await expect(effects(page).first()).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a source that is opened');
    const row = page.getByRole('row', { name: /校园卡/ });
    await tabAndEnter(page, page.getByRole('button', { name: '停用' }));
    await expect(row.first()).toContainText('已停');
    await tabAndEnter(page, page.getByRole('button', { name: '恢复查询' }));
    await expect(row.first()).not.toContainText('已停');
    await tabAndEnter(page, page.getByRole('button', { name: '新增数据源' }));
    await tabTo(page, section(page, '新增数据源').getByLabel('代码，建立后不能改'));
    await expectAccessibleInEveryLook(page, 'a new source');
  });
  await test.step('audit', async () => {
    await goTo(page, '/console/audit');
    const rows = section(page, '记录').locator('tbody').getByRole('button', { expanded: false });
    await tabTo(page, page.getByRole('textbox', { name: '对象', exact: true }));
    await page.keyboard.type('校园卡');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/object=/);
    await expect(section(page, '记录').locator('tbody tr').first()).toContainText('校园卡');
    await tabTo(page, rows.first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const opened = section(page, '记录').getByRole('button', { expanded: true });
    await expect(opened).toBeFocused();
    await expect(page.getByRole('table', { name: '变化' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a row of the log that is opened');
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expectFocusKept(page);
  });
});

test('W45 · modules with text, plan and comparison are accessible; at 200 % zoom nothing is cut off', async ({ page }) => {
  await open(page, 'T10001', '/console/modules');
  await page.locator('tr[data-sign="news"]').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: '开放' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('维护说明'));
  await page.keyboard.type('新闻系统升级，今晚 22 点恢复。');
  await expect(effects(page)).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: '定时' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: '排定' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'a planned change');

  const zoom = await page.context().newCDPSession(page);
  const check = async (what: string) => {
    await zoom.send('Emulation.setDeviceMetricsOverride', { width: 683, height: 450, deviceScaleFactor: 2, mobile: false });
    await expect.poll(() => page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([683, 2]);
    expect(await page.evaluate(cutOff), what).toEqual([]);
    await zoom.send('Emulation.setDeviceMetricsOverride', { width: 1366, height: 900, deviceScaleFactor: 1, mobile: false });
  };
  await check('a planned change');
  await page.getByRole('button', { name: '放弃' }).click();
  await goTo(page, '/console/modules?tab=compare');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessibleInEveryLook(page, 'schools compared');
  const opened: [path: string, button?: RegExp][] = [
    [''],
    ['/modules'],
    ['/releases/news', /^启用/],
    ['/partners', /^设置\s*OIDC/],
    ['/sources', /^查看\s*校园卡/],
    ['/people', /^收回/],
    ['/audit'],
  ];
  for (const [path, button] of opened) {
    await goTo(page, `/console${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (button) await page.getByRole('button', { name: button }).first().click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await check(path);
  }
});

/** Runs in the page: texts that leave their sheet or the page, are cut, or lie on one another. */
function cutOff(): string[] {
  const area = document.querySelector('[data-area="console"]');
  const box = (element: Element) => element.getBoundingClientRect();
  const name = (element: Element) => (element.textContent ?? '').trim().slice(0, 30);
  const texts = [...(area?.querySelectorAll('*') ?? [])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg, select, .visually-hidden') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const whole = document.documentElement.scrollWidth;
  const problems = texts.flatMap((element) => {
    const { right, width } = box(element);
    const frames = [];
    for (
      let frame = element.parentElement;
      frame && frame !== area && getComputedStyle(frame).overflowX === 'visible';
      frame = frame.parentElement
    )
      if (right > box(frame).right + 1) frames.push(frame);
    return [
      ...(right + scrollX > whole + 1 ? [`${name(element)} leaves the page`] : []),
      ...frames.map((frame) => `${name(element)} leaves ${frame.ariaLabel ?? frame.tagName} ${frame.className}`),
      ...(getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && width > 1
        ? [`${name(element)} is cut`]
        : []),
    ];
  });
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [box(one), box(other)];
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      const isSticky = [one, other].some((each) => each.closest('aside, [class*="_bar_"]'));
      if (x > 3 && y > 3 && !isSticky) problems.push(`${name(one)} and ${name(other)} lie on one another`);
    }
  return problems;
}
