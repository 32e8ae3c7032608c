import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop } from '../browser.ts';
import { bell, enter, heightOf, list, listens, menuEntry, row, school, send, unread, within } from './notices.ts';
import { expect, test } from './portal-test.ts';

// The browser reports a page whose status is 404.
test.use({ expectedProblems: [/status of 404.*notice=/] });

test.describe('on a desktop', () => {
  test.use(desktop);

  test('I1 · a member finds notices by type, opens one over the list, and Back closes it', async ({ page, portal }, testInfo) => {
    await send(portal, testInfo, [
      {
        code: 'rich',
        title: '宿舍分批检修安排',
        isTop: 1,
        html: '<p>第一批<b>东区</b>。</p><table><tr><th>楼</th></tr></table><script>window.hacked=1</script><a href="javascript:window.hacked=1">点</a>',
      },
    ]);
    const at = portal.url(school.name);
    await enter(page, at, 'T10001');
    await page.goto(`${at}/info-center`);
    await expect(row(page, '宿舍分批检修安排')).toBeVisible();
    // Its plain links do until somebody comes near them.
    await page.getByRole('navigation', { name: '消息类型' }).hover();
    await expect(page.locator('[data-control="arco"] [role="tree"]')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the info center');

    await test.step('the tree is used by keyboard', async () => {
      await page.getByRole('treeitem', { name: /^全部消息/ }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('treeitem', { name: /^生活/ })).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('treeitem', { name: /^生活/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?kind=notice&type=life$/);
    });
    await test.step('a notice opens where the visitor is, clean, and Back, Escape and 关闭 lead back there', async () => {
      const link = row(page, '宿舍分批检修安排').getByRole('link');
      await page.setViewportSize({ width: 1366, height: 480 });
      await page.evaluate(() => scrollTo(0, 60));
      await link.click();
      const drawer = page.getByRole('dialog', { name: '宿舍分批检修安排' });
      await expect(drawer.locator('b')).toHaveText('东区');
      await expect(page).toHaveURL(/type=life&notice=[^&]+$/);
      await expect(page).toHaveTitle(/宿舍分批检修安排/);
      await expectAccessibleInEveryLook(page, 'an open notice');
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await page.goBack();
      await expect(drawer).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(60);
      await link.click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\?kind=notice&type=life$/);
      await expect(link).toBeFocused();
    });
    await test.step('a linked notice is open at once, and closing it leads to the list', async () => {
      const href = (await row(page, '宿舍分批检修安排').getByRole('link').getAttribute('href')) ?? '';
      await page.goto(at + href);
      await page.getByRole('dialog').getByRole('link', { name: '关闭' }).click();
      await expect(page).toHaveURL(/\?kind=notice&type=life$/);
    });
    await test.step('settings are kept; the locked channel says why', async () => {
      await page.getByRole('button', { name: '消息设置' }).click();
      const dialog = page.getByRole('dialog', { name: '消息设置' });
      await expect(dialog.getByRole('checkbox', { name: '紧急通知 门户' })).toBeDisabled();
      await expect(dialog.getByText('其他通知和公文都不提醒')).toBeVisible();
      expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
      await dialog.getByRole('checkbox', { name: '生活 邮件' }).check();
      await dialog.getByRole('checkbox', { name: '待阅公文 短信' }).check();
      await dialog.getByLabel('从').fill('22:30');
      await dialog.getByRole('button', { name: '保存设置' }).click();
      await expect(dialog.getByRole('alert')).toContainText('都填上');
      await dialog.getByLabel('到').fill('07:00');
      await dialog.getByRole('button', { name: '保存设置' }).click();
      await expect(dialog).toHaveCount(0);
      await page.reload();
      await page.getByRole('button', { name: '消息设置' }).click();
      await expect(dialog.getByRole('checkbox', { name: '生活 邮件' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: '待阅公文 短信' })).toBeChecked();
      await expect(dialog.getByLabel('从')).toHaveValue('22:30');
    });
  });

  test('I2 · a notice arrives in two tabs without a jump; what one tab marks, the other shows', async ({
    page,
    context,
    portal,
  }, testInfo) => {
    const at = portal.url(school.name);
    await enter(page, at, '20260001');
    const listening = listens(page);
    await page.goto(`${at}/info-center`);
    await listening;
    const other = await context.newPage();
    await other.goto(`${at}/info-center`);
    await expect(list(other).getByRole('listitem').first()).toBeVisible();
    const before = await unread(page);

    await test.step('it waits above the list for who reads below, and is there for who is at the top', async () => {
      await page.evaluate(() => scrollTo(0, 300));
      // A font that arrives late moves lines by parts of a pixel.
      await page.evaluate(() => document.fonts.ready);
      const first = list(page).getByRole('listitem').nth(8);
      const place = (await first.boundingBox())?.y;
      await send(portal, testInfo, [{ code: 'live', title: '今晚停水通知' }]);
      await expect(page.getByRole('button', { name: '1 条新消息' })).toBeVisible(within);
      expect((await first.boundingBox())?.y).toBe(place);
      await expect(row(page, '今晚停水通知')).toHaveCount(0);
      await expect(row(other, '今晚停水通知')).toBeVisible(within);
      await expect(bell(page)).toHaveAccessibleName(`消息 未读 ${before + 1} 条`);
      await expect(menuEntry(page)).toContainText(`未读 ${before + 1} 条`);
      await page.getByRole('button', { name: '1 条新消息' }).click();
      await expect(row(page, '今晚停水通知')).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
    await test.step('read in one tab: list, bell and the other tab agree', async () => {
      await row(other, '今晚停水通知').hover();
      await row(other, '今晚停水通知')
        .getByRole('button', { name: /^标为已读/ })
        .click();
      for (const tab of [other, page]) {
        await expect.poll(() => unread(tab), within).toBe(before);
        await expect(row(tab, '今晚停水通知').getByRole('button', { name: /^标为未读/ })).toHaveCount(1);
      }
      await expect(bell(page)).toHaveAccessibleName(before ? `消息 未读 ${before} 条` : '消息');
      await expect(menuEntry(page)).not.toContainText(`未读 ${before + 1} 条`);
    });
    await test.step('both tabs dismiss it; 撤销 brings it back in both', async () => {
      const dismiss = (tab: Page) => row(tab, '今晚停水通知').getByRole('button', { name: /^忽略/ });
      // A row is gone in both tabs when one has its answer: an undo must not overtake the other's call.
      const answered = (tab: Page) => tab.waitForResponse(/notice\/dismiss$/);
      await Promise.all([page, other].flatMap((tab) => [answered(tab), dismiss(tab).dispatchEvent('click')]));
      for (const tab of [page, other]) await expect(row(tab, '今晚停水通知')).toHaveCount(0);
      await page.getByRole('button', { name: '撤销' }).click();
      for (const tab of [page, other]) await expect(row(tab, '今晚停水通知')).toBeVisible();
    });
    await test.step('an urgent one stands first', async () => {
      await send(portal, testInfo, [{ code: 'urgent', title: '暴雪停课通知', priority: 'urgent' }]);
      await expect(list(other).getByRole('region').getByRole('listitem').first()).toContainText('暴雪停课通知', within);
    });
  });

  test('I2 · a notice that arrives before the tab listens is shown as well', async ({ page, portal }, testInfo) => {
    const at = portal.url(school.name);
    await enter(page, at, '20260001');
    const { promise: sent, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/live', (route) => void sent.then(() => route.continue()));
    await page.goto(`${at}/info-center`);
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
    await send(portal, testInfo, [{ code: 'early', title: '今晚停电通知' }]);
    await expect(row(page, '今晚停电通知')).toHaveCount(0);
    release();
    await expect(row(page, '今晚停电通知')).toBeVisible(within);
  });

  test('I2 · of 5,000 notices only those near the screen exist, and all are read by one call', async ({ page, portal }, testInfo) => {
    const rows = Array.from({ length: 5_000 }, (_row, at) => ({ code: `m${at}`, title: `第 ${at} 条`, sendTime: '2026-01-02 08:00:00' }));
    await send(portal, testInfo, rows);
    const at = portal.url(school.name);
    await enter(page, at, 'admin');
    await page.goto(`${at}/info-center`);
    const items = list(page).getByRole('listitem');
    expect(await items.count()).toBeLessThan(100);
    // Near the end of the server's rows the virtual list takes their place.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 300));
        return heightOf(page);
      })
      .toBeGreaterThan(200_000);
    const height = await heightOf(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(
      list(page)
        .getByRole('link', { name: /第 \d+ 条/ })
        .nth(14),
    ).toBeInViewport();
    expect(await items.count()).toBeLessThan(60);
    expect(await heightOf(page)).toBe(height);
    const marking: string[] = [];
    page.on('request', (request) => /notice\/(read|readAll)$/.test(request.url()) && marking.push(new URL(request.url()).pathname));
    await page.evaluate(() => scrollTo(0, 0));
    expect(await unread(page)).toBeGreaterThan(5_000);
    await page.getByRole('button', { name: '全部标为已读' }).click();
    await expect.poll(() => unread(page)).toBe(0);
    expect(marking).toEqual(['/homepage/notice/readAll']);
    await expect(bell(page)).toHaveAccessibleName('消息');
  });

  test('I1 · a guest reads public notices; what is not for them is not there', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/info-center`);
    await expect(list(page).getByRole('link', { name: '登录' })).toBeVisible();
    await expect(list(page).getByRole('checkbox')).toHaveCount(0);
    await expectAccessibleInEveryLook(page, 'a guest’s info center');
    for (const path of ['/info-center?notice=0', `/info-center?notice=${'9'.repeat(80)}`, '/mobile/notice?notice=0']) {
      const answer = await page.goto(portal.url() + path);
      expect(answer?.status(), path).toBe(404);
      expect(await answer?.text(), path).toContain('data-error="not-found"');
    }
    expect((await page.goto(`${portal.url()}/info-center?kind=notice&type=nonsense`))?.status()).toBe(200);
    await expect(list(page).getByRole('link', { name: '查看全部消息' })).toBeVisible();
  });
});
