import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type RunningPortal, startPortal } from '@portico/testing/portal';
import { phone } from '../browser.ts';
import { browserWith } from './machines.ts';
import { confirm, effects, onConsole, openListening, placeRow, section, within } from './on-console.ts';
import { areaOf, expect, test } from './portal-test.ts';
import { readQr } from './read-qr.ts';
import { variantBuild } from './variant-build.ts';

test.use({ expectedProblems: [/status of (404|503)|\/live|was preloaded/] });

/** A portal of their own: these tests switch builds for everyone. */
let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  portal = await startPortal({ PORTICO_RENDER_BUDGET: '10000' });
});
test.afterAll(() => portal.stop());

const { open, everyone, publish, close } = onConsole(() => portal);
const news = (page: Page) => areaOf(page, 'news');
const shows = (page: Page, build: string) => expect(news(page)).toHaveAttribute('data-build', build);

/** The id of a browser that is among so many percent of a rollout, and of one that is not. */
function browsersOf(build: string, percent: number): [within: string, outside: string] {
  const point = (id: string) => createHash('sha256').update(`${id} news@${build}`).digest().readUInt32BE() / 2 ** 32;
  const ids = Array.from({ length: 500 }, (_each, number) => `a-visitor-of-a-test-${number}`);
  const isIn = (id: string) => point(id) * 100 < percent;
  return [ids.find(isIn) ?? '', ids.find((id) => !isIn(id)) ?? ''];
}

/** Opens 启用 of a build and chooses for whom. */
async function choose(page: Page, build: string, place: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`启用\\s*${build}`) }).click();
  await page.getByRole('radio', { name: place }).check();
}
/** Tomorrow at nine in Shanghai. */
const tomorrow = () => `${new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10)} 09:00`;
const activate = (page: Page) => page.getByRole('button', { name: /^(验证身份并)?启用$/ }).click();

test('W19 · W20 · a preview by its QR code, one school, 10 %, everyone and back at a time, from the page: open tabs follow', async ({
  page,
  browser,
}) => {
  const [one, two] = [variantBuild('news', 0x61), variantBuild('news', 0x62)];
  const tabs: Page[] = [];
  const tabAt = async (address: string, id?: string) => {
    const context = await browser.newContext();
    if (id) await context.addCookies([{ name: 'browser', value: id, url: portal.url() }]);
    const tab = await context.newPage();
    tabs.push(tab);
    await openListening(tab, address);
    await expect(news(tab).getByRole('link').first()).toBeVisible();
    return tab;
  };
  try {
    for (const { folder } of [one, two]) await publish(folder);
    const before = await everyone();
    await open(page, 'T10001', '/console/releases/news');

    const mobile = await (await browser.newContext(phone)).newPage();
    tabs.push(mobile);
    await test.step('a preview: its QR code opens the build on a phone, which follows the next build of the preview', async () => {
      await choose(page, one.buildId, '预览');
      await page.getByLabel('预览名称').fill('winter');
      await expect(effects(page)).toContainText(`只有打开预览链接的人会看到 ${one.buildId}`);
      await page.getByRole('button', { name: '生成预览链接' }).click();
      const code = page.getByRole('img', { name: /预览链接的二维码/ });
      await expect(code).toHaveJSProperty('complete', true);
      const link = await readQr(code);
      expect(link).toMatch(new RegExp(`^${portal.url()}/\\?preview=`));
      await mobile.goto(link);
      await openListening(mobile, `${portal.url()}/mobile/news`);
      await shows(mobile, one.buildId);
      await expect(mobile.getByRole('complementary', { name: '预览' })).toContainText('winter');
      await page.getByRole('button', { name: /^收起/ }).click();
      await choose(page, two.buildId, '预览');
      await page.getByLabel('预览名称').fill('winter');
      await page.getByRole('button', { name: '生成预览链接' }).click();
      await expect(placeRow(page, '预览 winter')).toContainText(two.buildId.slice(0, 8));
      await shows(mobile, two.buildId);
      await page.getByRole('button', { name: /^收起/ }).click();
    });

    const other = await tabAt(`${portal.url('workbench')}/news`);
    const [inside, outside] = browsersOf(two.buildId, 10);
    const few = await tabAt(`${portal.url()}/news`, inside);
    const most = await tabAt(`${portal.url()}/news`, outside);
    await test.step('one school', async () => {
      await choose(page, one.buildId, '一所学校');
      await page.getByRole('combobox', { name: '学校' }).last().selectOption('10002');
      await expect(effects(page)).toContainText(`清禾职业技术学院改用 ${one.buildId}`);
      await activate(page);
      await confirm(page);
      await expect(placeRow(page, '清禾职业技术学院')).toContainText(one.buildId.slice(0, 8));
      await shows(other, one.buildId);
      await shows(most, before);
    });
    await test.step('10 %', async () => {
      await choose(page, two.buildId, '灰度');
      await page.getByRole('radio', { name: '10%' }).check();
      await activate(page);
      await expect(placeRow(page, '灰度 10%')).toContainText(two.buildId.slice(0, 8));
      await shows(few, two.buildId);
      await shows(most, before);
    });
    await test.step('everyone but the school and the preview', async () => {
      await choose(page, one.buildId, '所有人');
      await activate(page);
      await expect(placeRow(page, '所有人')).toContainText(one.buildId.slice(0, 8));
      await shows(most, one.buildId);
      await shows(mobile, two.buildId);
      expect(await everyone()).toBe(one.buildId);
    });
    await test.step('taking it back is planned for tomorrow, which changes nothing yet; the plan is cancelled', async () => {
      await placeRow(page, '所有人').getByRole('button', { name: /^撤回/ }).click();
      await page.getByRole('checkbox', { name: '定时' }).check();
      await page.getByLabel('撤回时间').hover();
      await expect(page.locator('.arco-picker')).toBeVisible();
      await page.getByRole('textbox', { name: '撤回时间' }).fill(tomorrow());
      await page.keyboard.press('Enter');
      await expect(page.locator('.arco-picker-container')).toBeHidden();
      await expect(effects(page)).toContainText(`${tomorrow()} 起自动生效`);
      await page.getByRole('button', { name: '定时撤回' }).click();
      await expect(section(page, '定时')).toContainText(`${tomorrow()} 撤回版本：news 撤回，所有人`);
      expect(await everyone()).toBe(one.buildId);
      await section(page, '定时').getByRole('button', { name: '取消计划' }).click();
      await expect(section(page, '定时')).toHaveCount(0);
    });
    await test.step('the preview is ended: the phone gets what everyone gets, and the link brings nothing else', async () => {
      await placeRow(page, '预览 winter').getByRole('button', { name: /^结束/ }).click();
      await page.getByRole('button', { name: '结束预览' }).click();
      await expect(placeRow(page, '预览 winter')).toHaveCount(0);
      await shows(mobile, one.buildId);
      await mobile.reload();
      await shows(mobile, one.buildId);
      await expect(mobile.getByRole('complementary', { name: '预览' })).toHaveCount(0);
    });
  } finally {
    await Promise.all(tabs.map(close));
    for (const place of [['--school', '10002'], []]) await portal.portico('rollback', 'news', ...place);
    for (const { remove } of [one, two]) remove();
  }
});

test('W14 · W22 · a rollout that the portal rolls back is named on the open overview, and stays until another activation', async ({
  page,
}) => {
  const [built, next] = [variantBuild('news', 0x63), variantBuild('news', 0x64)];
  /** Each tab is of another machine: of the guests of one, a trial hardly counts any. */
  const report = async (build: string, failed: boolean) => {
    for (let number = 0; number < 24; number += 1) {
      const visitor = await browserWith(portal.url(), number + 2, build);
      const reports = failed ? [{ area: 'news', build, kind: 'error' }] : [];
      expect(await visitor.tell({ tab: `tab-${build}-${number}`, running: [`news@${build}`], reports })).toBe(204);
    }
  };
  // A look may come before the last reports.
  const reason = `${built.buildId} 的 (\\d+) 个页面中 \\1 个出错`;
  const isRolledBack = async () => /rolled back by the portal/.test((await portal.portico('status')).output);
  try {
    for (const { folder } of [built, next]) await publish(folder);
    const before = await everyone();
    await open(page, 'T10001', '/console');
    await openListening(page, `${portal.url()}/console`);
    await expect(page.getByRole('heading', { name: '一切正常，没有事项等您处理' })).toBeVisible();
    expect((await portal.portico('activate', `news@${built.buildId}`, '--share', '50')).code).toBe(0);
    await report(before, false);
    await report(built.buildId, true);
    await expect.poll(isRolledBack).toBe(true);
    await expect(page.getByRole('heading', { name: /^1 项异常/ })).toBeVisible(within);
    const line = section(page, '异常').getByRole('listitem');
    await expect(line).toContainText('新闻中心 的灰度 50% 已自动撤回');
    await expect(line).toContainText(new RegExp(reason));

    await line.getByRole('link', { name: /查看版本/ }).click();
    const notice = page.getByText(/门户自动停止了 50% 灰度/);
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(page.getByText(new RegExp(`${reason}.*再次启用后这条提示消失`))).toBeVisible();
    await openListening(page, `${portal.url()}/console`);
    await expect(page.getByRole('heading', { name: /^1 项异常/ })).toBeVisible();
    expect((await portal.portico('activate', `news@${next.buildId}`, '--share', '5')).code).toBe(0);
    await expect(page.getByRole('heading', { name: '一切正常，没有事项等您处理' })).toBeVisible(within);
  } finally {
    await portal.portico('rollback', 'news', '--share', '5');
    for (const { remove } of [built, next]) remove();
  }
});
