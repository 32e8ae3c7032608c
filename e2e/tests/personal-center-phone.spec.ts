import { expectAccessibleInEveryLook } from '../accessible.ts';
import { phone } from '../browser.ts';
import { center, enterPersonal, index, ready, wholeNumber } from './own-center.ts';
import { enterAs, expect, test } from './portal-test.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('P1 · the tab 我的 leads to everything of one’s own, and each page below it goes back', async ({ page, portal }) => {
    await enterAs(page, { at: portal.url() });
    await page.goto(`${portal.url()}/mobile/home`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click();
    await expect(page).toHaveURL(`${portal.url()}/mobile/personal-center`);
    await expect(center(page).getByText('校园卡（元）')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'the personal center on a phone');
    for (const [name, path] of [
      ['个人资料', 'profile'],
      ['我的数据', 'data'],
      ['账号与安全', 'security'],
      ['隐私', 'privacy'],
      ['偏好设置', 'preferences'],
    ] as const) {
      await index(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(`${portal.url()}/mobile/personal-center/${path}`);
      await expect(center(page).getByRole('heading', { level: 1, name })).toBeAttached();
      await ready(page);
      await expectAccessibleInEveryLook(page, `${name} on a phone`);
      await page.getByRole('button', { name: '返回' }).click();
      await expect(page).toHaveURL(`${portal.url()}/mobile/personal-center`);
    }
    await index(page).getByRole('link', { name: '个人资料' }).click();
    await center(page).getByRole('button', { name: '显示手机号' }).click();
    await expect(center(page).getByText(wholeNumber)).toBeVisible();
  });

  test('P1 · V5 · L6 · 331906 opens on the personal center, and a guest of it on the login', async ({ page, portal }) => {
    const at = portal.url('personal');
    await page.goto(`${at}/`);
    await expect(page).toHaveURL(`${at}/login?redirect=%2Fmobile%2Fpersonal-center`);
    await enterPersonal(page, { at });
    await page.goto(`${at}/`);
    await expect(page).toHaveURL(`${at}/mobile/personal-center`);
    await page.goto(`${at}/news`);
    await expect(page).toHaveURL(`${at}/mobile/personal-center`);
  });
});
