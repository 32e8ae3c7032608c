import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../accessible.ts';
import { desktop, phone } from '../browser.ts';
import { type BuiltGallery, buildGallery } from '../gallery.ts';
import { expect, test } from './portal-test.ts';

// Controls that no page shows yet, and what no page shows of the others: in the gallery.
let gallery: BuiltGallery;
test.beforeAll(async () => {
  gallery = await buildGallery();
});
test.afterAll(() => gallery.remove());

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const picture = (bytes: number, type = 'image/png') => ({ name: 'me.png', mimeType: type, buffer: Buffer.alloc(bytes) });

test.describe('on a desktop', () => {
  test.use(desktop);
  test.beforeEach(({ page }) => gallery.open(page, 'device=desktop'));

  test('a popover is opened and gone through by keyboard; Escape and Tab lead out', async ({ page }) => {
    const button = part(page, 'Popover').getByRole('button', { name: '办理时限怎么算' });
    await part(page, 'Popover').locator('summary').hover();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    const popover = page.getByRole('dialog', { name: '办理时限怎么算' });
    await expect(popover).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessibleInEveryLook(page, 'the open popover');
    await page.keyboard.press('Tab');
    await expect(popover.getByRole('link', { name: '完整说明' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popover).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(popover).toHaveCount(0);
    await expect(page.getByLabel('学号 / 工号')).toBeFocused();
  });

  test('a hint comes with the focus, and goes by Escape and with the focus', async ({ page }) => {
    const button = part(page, 'Tooltip').getByRole('button', { name: '收藏' });
    const hint = page.locator('.arco-tooltip-content');
    await button.focus();
    await expect(hint).toHaveText('收藏');
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.blur();
    await button.focus();
    await expect(hint).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(hint).toHaveCount(0);
  });

  test('an upload opens the list of files once, by Enter and by Space; what it does not take it says', async ({ page }) => {
    const upload = part(page, 'Upload');
    await upload.getByRole('button', { name: '上传头像' }).hover();
    await expect(upload.locator('.arco-upload')).toBeVisible();
    let opened = 0;
    page.on('filechooser', () => (opened += 1));
    for (const key of ['Enter', 'Space']) {
      const chooser = page.waitForEvent('filechooser');
      await upload.getByRole('button', { name: '上传头像' }).press(key);
      await (await chooser).setFiles(picture(3, 'text/plain'));
      await expect(upload.getByRole('alert')).toHaveText('请选择 PNG、JPEG 或 WebP 图片。');
    }
    expect(opened).toBe(2);
    await expectAccessible(page, 'a refused file');
  });
});

for (const [device, context] of Object.entries({ desktop, mobile: phone }))
  test.describe(`on ${device}`, () => {
    test.use(context);
    test.beforeEach(({ page }) => gallery.open(page, `device=${device}`));

    test('a form says its fields, their hints and what is wrong, and Enter sends what was typed', async ({ page }) => {
      const account = page.getByLabel('学号 / 工号');
      await expect(account).toHaveAttribute('aria-invalid', 'true');
      await expect(account).toHaveAccessibleDescription('请输入学号或工号。');
      await expect(account).toHaveAttribute('autocomplete', 'username');
      const secret = page.getByLabel('密码', { exact: true });
      await expect(secret).toHaveAccessibleDescription('至少 8 个字符。');
      await expect(secret).toHaveAttribute('type', 'password');
      await secret.fill('kept');
      await page.getByRole('button', { name: '显示密码' }).press('Enter');
      await expect(secret).toHaveAttribute('type', 'text');
      await expect(secret, 'what was typed stays').toHaveValue('kept');
      const comment = page.getByRole('textbox', { name: '意见' });
      await comment.fill('很好');
      await comment.blur();
      await expect(part(page, 'Form, Input').locator('[data-control="arco"]')).toBeVisible();
      await expect(comment).toHaveValue('很好');
      await expectAccessibleInEveryLook(page, 'the form');
      await account.fill('20260001');
      await account.press('Enter');
      await expect(page.getByText('20260001', { exact: true })).toBeVisible();
      await expect(account).not.toHaveAttribute('aria-invalid');
      await expect(secret).toHaveValue('kept');
    });

    test('a file too large is refused; one that is sent shows how far, and why it failed', async ({ page }) => {
      const upload = part(page, 'Upload');
      const choose = async (bytes: number) => {
        const chooser = page.waitForEvent('filechooser');
        await upload.getByRole('button', { name: '上传头像' }).click();
        await (await chooser).setFiles(picture(bytes));
      };
      await choose(2 * 1024 * 1024 + 1);
      await expect(upload.getByRole('alert')).toHaveText('文件不能超过 2 MB，请换一个。');
      await choose(1024);
      await expect(upload.getByRole('progressbar', { name: '正在上传 me.png' })).toHaveAttribute('value', '50');
      await expect(upload.getByRole('alert')).toBeEmpty();
      await expect(upload.getByRole('alert')).toHaveText('没有上传成功。网络中断。');
      await expect(upload.getByRole('progressbar')).toHaveCount(0);
      await expect(upload.getByRole('button', { name: '上传头像' })).toHaveAccessibleDescription(/不超过 2 MB.*网络中断/);
    });
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('a day is chosen on three wheels that arrow keys turn, and cleared', async ({ page }) => {
    await gallery.open(page, 'device=mobile');
    const shown = part(page, 'DatePicker');
    await shown.scrollIntoViewIfNeeded();
    const button = shown.getByRole('button', { name: '开始日期 2026-09-01' });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: '开始日期' });
    const wheel = (name: string) => sheet.getByRole('spinbutton', { name });
    await expect(wheel('年')).toBeFocused();
    await expect(wheel('年')).toHaveAttribute('aria-valuetext', '2026 年');
    await wheel('月').focus();
    await page.keyboard.press('ArrowUp');
    await expect(wheel('月')).toHaveAttribute('aria-valuetext', '8 月');
    await wheel('日').focus();
    await page.keyboard.press('PageDown');
    await expect(wheel('日')).toHaveAttribute('aria-valuetext', '6 日');
    await expectAccessibleInEveryLook(page, 'the wheels of a day');
    await sheet.getByRole('button', { name: '完成' }).press('Enter');
    await expect(sheet).toHaveCount(0);
    await expect(shown.getByRole('button', { name: '开始日期 2026-08-06' })).toBeFocused();
    await shown.getByRole('button', { name: '清除开始日期' }).press('Enter');
    await expect(shown.getByRole('button', { name: '开始日期 请选择' })).toBeVisible();
    await shown.getByRole('button', { name: '开始日期' }).press('Enter');
    await expect(wheel('年')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(shown.getByRole('button', { name: '开始日期 请选择' })).toBeFocused();
  });
});
