import type { Locator } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { effects, index, onConsole, section, within } from './on-console.ts';
import { enterAs, expect, test } from './portal-test.ts';

test.use({ expectedProblems: [/status of (400|404|409|503)|\/live/] });

/** A portal of their own: these tests give roles and switch modules. */
let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
});
test.afterAll(() => portal.stop());

const { open, goTo } = onConsole(() => portal);
const every = ['总览', '版本', '模块', '登录与对接', '数据源', '人员与角色', '审计日志'];
const addresses: Record<string, string> = {
  版本: '/releases/news',
  模块: '/modules',
  登录与对接: '/partners',
  数据源: '/sources',
  人员与角色: '/people',
  审计日志: '/audit',
};
/** Buttons that change something, by page. */
const acts: Record<string, RegExp> = {
  版本: /^启用|^撤回|上传构建/,
  模块: /生效|排定|改期/,
  登录与对接: /保存|测试连接|生成新密钥/,
  数据源: /停用|立即重试|新增数据源|保存/,
  人员与角色: /授予角色|^收回|^同意/,
};
interface Role {
  account: string;
  name: string;
  index: readonly string[];
  /** Pages on which nothing may be changed. */
  reads: readonly string[];
  schools: number;
}
const roles: readonly Role[] = [
  { account: 'T10001', name: '平台运维', index: every, reads: [], schools: 6 },
  { account: 'T10003', name: '学校管理员', index: every, reads: [], schools: 1 },
  { account: 'T10002', name: '部门编辑', index: ['总览', '审计日志'], reads: [], schools: 1 },
  { account: 'T10005', name: '审计员', index: every, reads: Object.keys(acts), schools: 1 },
];

for (const role of roles)
  test(`W1 · W2 · ${role.name}: the index, each page, and addresses typed by hand`, async ({ page }) => {
    await open(page, role.account, '/console');
    await expect(index(page)).toContainText(role.name);
    await expect(index(page).getByRole('link')).toHaveText(role.index.map((name) => new RegExp(`^${name}`)));
    const chooser = page.getByRole('combobox', { name: '学校' });
    if (role.schools === 1) await expect(chooser).toHaveCount(0);
    else await expect(chooser.getByRole('option')).toHaveCount(role.schools + 1);
    for (const [name, path] of Object.entries(addresses)) {
      await goTo(page, `/console${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.locator('[data-area="console"] [aria-busy="true"]')).toHaveCount(0);
      const refusal = page.getByText(`您没有「${name}」的管理权限。`);
      if (!role.index.includes(name)) {
        await expect(refusal).toBeVisible();
        await expect(page.getByText(/需要时请联系 .*何以宁/)).toBeVisible();
        continue;
      }
      await expect(page.locator('[data-area="console"] table').first()).toBeVisible();
      await expect(refusal).toHaveCount(0);
      for (const opener of await page.getByRole('button', { name: /^(查看|设置)/ }).all()) {
        await opener.click();
        break;
      }
      const buttons = page.locator('[data-area="console"]').getByRole('button', { name: acts[name] ?? /^$/ });
      if (role.reads.includes(name)) await expect(buttons).toHaveCount(0);
    }
    await goTo(page, '/console/modules?school=10002');
    const isOfAll = role.schools > 1;
    await expect(page.getByText('您没有「模块」的管理权限。')).toHaveCount(isOfAll ? 0 : 1);
    await expect(page.getByRole('treegrid')).toHaveCount(isOfAll ? 1 : 0);
  });

test('a grant that is taken away while its owner’s page is open: the act is refused in words, and the page is closed', async ({ page }) => {
  const role = ['admin', '--account', '20260001', '--school', '10001'];
  expect((await portal.portico('roles', 'add', ...role, '--reason', 'test')).code).toBe(0);
  await open(page, '20260001', '/console/modules');
  await page.locator('tr[data-sign="robot"]').click();
  await page.getByRole('radio', { name: '关闭' }).check();
  await expect(effects(page)).toBeVisible();
  expect((await portal.portico('roles', 'remove', ...role)).code).toBe(0);
  await page.getByRole('button', { name: '生效' }).click();
  await expect(page.getByText('您没有「模块」的管理权限。').or(page.getByRole('alert').filter({ hasText: '权限' }))).toBeVisible(within);
  await page.goto(`${portal.url()}/console/modules`);
  await page.waitForURL(/\/error\?code=1004/);
  expect((await portal.portico('modules')).output).toMatch(/robot +on/);
});

test('W8 · two administrators on one setting: each is named to the other, the later one is told, keeps the choice, and nothing is overwritten', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  // Without events the page learns of the other change only by the refusal.
  await page.route('**/live', (route) => route.abort());
  for (const [tab, account] of [
    [page, 'T10003'],
    [other, 'T10001'],
  ] as const) {
    await open(tab, account, '/console/modules');
    await tab.locator('tr[data-sign="robot"]').click();
  }
  await page.getByRole('radio', { name: '维护' }).check();
  await page.getByLabel('维护说明').fill('助手升级');
  await expect(effects(page)).toBeVisible();
  await expect(other.getByText('何以宁 也在编辑')).toBeVisible(within);
  await other.getByRole('radio', { name: '关闭' }).check();
  await other.getByRole('button', { name: '生效' }).click();
  await expect(other.getByRole('status').filter({ hasText: '智能助手' })).toBeVisible();

  await page.getByRole('button', { name: '生效' }).click();
  const merging = section(page, '对照');
  await expect(merging).toContainText('智能助手');
  await expect(page.getByLabel('维护说明')).toHaveValue('助手升级');
  expect((await portal.portico('modules')).output).toMatch(/robot +off/);
  await merging.getByRole('radio', { name: '用我的' }).first().check();
  await merging.getByRole('button', { name: '合并' }).click();
  await expect(effects(page)).toBeVisible();
  await page.getByRole('button', { name: '生效' }).click();
  await expect(page.getByRole('status').filter({ hasText: '智能助手' })).toBeVisible();
  expect((await portal.portico('modules')).output).toMatch(/robot +maintenance/);

  await test.step('undo, another page, and back: nothing comes again', async () => {
    await page.getByRole('status').getByRole('button', { name: /^撤销/ }).click();
    await expect(page.getByRole('status').filter({ hasText: '撤销：' })).toBeVisible();
    await index(page).getByRole('link', { name: '审计日志' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('审计日志');
    await expect(other.getByText('何以宁 也在编辑')).toHaveCount(0, within);
    await page.goBack();
    await expect(page.locator('tr[data-sign="robot"]')).toContainText('关闭');
    await expect(page.getByText(/尚未生效/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '生效' })).toHaveCount(0);
    expect((await portal.portico('modules')).output).toMatch(/robot +off/);
  });
  await portal.portico('modules', 'on', 'robot');
  await other.close();
});

const markup = '<img src=x onerror="document.title=`broken`">';
const unseen = `a\0b${markup}`;
const long = '字'.repeat(10_000);

test('NUL, markup and 10,000 characters in each field are refused in words; markup that is saved stays text', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 500 && failed.push(response.url()));
  await enterAs(page, { at: portal.url(), account: 'T10001' });
  const problem = page
    .locator('[data-area="console"]')
    .getByRole('alert')
    .filter({ hasText: /[一-鿿]/ });
  /** A field takes no more than its limit, and a character that nobody sees is named. */
  const refuses = async (field: Locator, limit: number, good: string) => {
    await field.fill(long);
    expect((await field.inputValue()).length).toBe(limit);
    await field.fill(unseen);
    await expect(problem).toContainText('含有不能使用的字符');
    await field.fill(good);
    await expect(problem).toHaveCount(0);
  };
  await test.step('a role', async () => {
    await goTo(page, '/console/people');
    await page.getByRole('button', { name: '授予角色' }).click();
    const form = section(page, '授予角色');
    await form.getByRole('radio', { name: '审计员' }).check();
    await form.getByLabel('账号').fill('20260001');
    await refuses(form.getByLabel('原因'), 200, '期末检查');
    await refuses(form.getByLabel('账号'), 64, '20260001');
    await expect(form.getByRole('button', { name: '授予', exact: true })).toBeVisible();
  });
  await test.step('a partner, and a source', async () => {
    await goTo(page, '/console/partners');
    await page.getByRole('button', { name: /^设置\s*统一身份认证 CAS/ }).click();
    await refuses(page.getByLabel('服务器地址'), 2_000, 'https://sso.portico.invalid/cas');
    await goTo(page, '/console/sources');
    await page.getByRole('button', { name: '新增数据源' }).click();
    const form = section(page, '新增数据源');
    await form.getByRole('checkbox', { name: '待办' }).check();
    await form.getByLabel('代码，建立后不能改').fill('neu');
    await form.getByRole('textbox', { name: /地址、请求头/ }).fill('{"url":"https://neu.portico.invalid/"}');
    await form.getByLabel('名称').fill(long);
    expect((await form.getByLabel('名称').inputValue()).length).toBe(60);
    await form.getByLabel('名称').fill(unseen);
    await expect(problem).toContainText('含有不能使用的字符');
  });
  await test.step('the log’s filters', async () => {
    await goTo(page, '/console/audit');
    for (const name of ['谁', '对象']) {
      const field = page.getByRole('textbox', { name, exact: true });
      await field.fill(unseen);
      await field.press('Enter');
      await expect(page.getByText(/没有记录|没有加载出来/).first()).toBeVisible();
      await goTo(page, '/console/audit');
    }
  });
  await test.step('a reason with markup is shown as it was typed, in the log too', async () => {
    await goTo(page, '/console/modules');
    await page.locator('tr[data-sign="robot"]').click();
    await page.getByRole('radio', { name: '维护' }).check();
    await page.getByLabel('维护说明').fill(markup);
    await page.getByLabel('原因（选填）').fill(unseen);
    await page.getByRole('button', { name: '生效' }).click();
    await expect(problem).toBeVisible();
    await expect(page.getByLabel('原因（选填）')).not.toHaveValue('');
    await page.getByLabel('原因（选填）').fill(markup);
    await page.getByRole('button', { name: '生效' }).click();
    await expect(page.getByRole('status').filter({ hasText: '智能助手' })).toBeVisible();
    await goTo(page, '/console/audit?act=module.');
    await expect(section(page, '记录').locator('tbody tr').first()).toContainText(markup);
    expect(await page.title()).not.toBe('broken');
  });
  await portal.portico('modules', 'on', 'robot');
  expect(failed).toEqual([]);
});
