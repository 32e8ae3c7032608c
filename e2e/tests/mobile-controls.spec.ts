import { expectAccessibleInEveryLook } from '../accessible.ts';
import { phone } from '../browser.ts';
import { enterAs, expect, test } from './portal-test.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('the filters of the hall are a sheet; Escape leads back to its button', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/mobile/work`);
    await expect(page.locator('html[data-live]')).toBeAttached();
    const button = page.locator('summary', { hasText: '筛选' });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: '筛选服务' });
    await expect(sheet.getByRole('navigation', { name: '办理方式' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the sheet of filters');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('the first letter is chosen on a wheel that arrow keys turn', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/mobile/work`);
    await expect(page.locator('html[data-live]')).toBeAttached();
    await page.locator('summary', { hasText: '筛选' }).tap();
    await page.getByRole('dialog', { name: '筛选服务' }).getByText('首字母').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: '首字母 全部' }).focus();
    await page.keyboard.press('Enter');
    const wheel = page.getByRole('dialog', { name: '首字母' }).getByRole('spinbutton', { name: '首字母' });
    await expect(wheel).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(wheel).toHaveAttribute('aria-valuetext', 'A');
    await page.keyboard.press('ArrowDown');
    await expect(wheel).toHaveAttribute('aria-valuetext', 'B');
    await expectAccessibleInEveryLook(page, 'the wheel of letters');
    await page.getByRole('button', { name: '完成' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/initial=B$/);
    await expect(page.getByRole('dialog', { name: '首字母' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '首字母 B' })).toBeFocused();
  });

  test('a notice that is drawn aside shows its ways, and one of them marks it as read', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url(), account: 'T10001' });
    await page.goto(`${portal.url()}/mobile/news`);
    await page.goto(`${portal.url()}/mobile/home`);
    await page.getByRole('button', { name: /消息/ }).tap();
    const drawer = page.getByRole('dialog', { name: '消息' });
    const row = drawer.getByRole('listitem').filter({ hasText: '标为已读' }).first();
    await expect(row.locator('[data-control="arco"]')).toBeVisible();
    const box = await row.boundingBox();
    if (!box) throw new Error('The notice has no place.');
    const touch = await page.context().newCDPSession(page);
    const y = box.y + 30;
    const at = (x: number) => [{ x: box.x + x, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
    for (const x of [260, 200, 140, 100]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const way = row.locator('.arco-m-swipe-way', { hasText: '标为已读' });
    await expect(way).toBeInViewport();
    const unread = drawer.getByRole('button', { name: '标为已读' });
    const before = await unread.count();
    await way.tap();
    await expect(unread).toHaveCount(before - 1);
  });
});
