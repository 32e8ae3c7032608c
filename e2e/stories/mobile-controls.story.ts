import { expectAccessibleInEveryLook } from '../accessible.ts';
import { phone } from '../browser.ts';
import { expect, story } from './story.ts';

story.describe('on a phone', () => {
  story.use(phone);

  story('the filters of the hall are a sheet; Escape leads back to its button', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/mobile/work`);
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

  story('the first letter is chosen on a wheel that arrow keys turn', async ({ page, portal }) => {
    await page.goto(`${portal.url()}/mobile/work`);
    await page.locator('summary', { hasText: '筛选' }).tap();
    await page.getByText('首字母', { exact: true }).scrollIntoViewIfNeeded();
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
});
