import { expectAccessibleInEveryLook } from '../accessible.ts';
import { phone } from '../browser.ts';
import { enter, list, school } from './notices.ts';
import { expect, test } from './portal-test.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('I1 · I2 · a notice has a page, Back leads to its row, and several are marked together', async ({ page, portal }) => {
    const at = portal.url(school.name);
    await enter(page, at, 'T10001');
    await page.goto(`${at}/mobile/notice`);
    const first = list(page).locator('a[href*="notice="]').nth(5);
    // A long list becomes virtual once its code is there, with rows of its own.
    await expect(() => first.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
    await expectAccessibleInEveryLook(page, 'the notices on a phone');
    const top = await page.evaluate(() => scrollY);
    await first.tap();
    await expect(page).toHaveURL(/\/mobile\/notice\?notice=[^&]+$/);
    await expect(list(page).getByRole('article')).toBeVisible();
    await expect(list(page).getByRole('button', { name: '标为未读' })).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a notice on a phone');
    await page.goBack();
    await expect(first).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: '选择' }).tap();
    const boxes = list(page).getByRole('checkbox');
    await boxes.nth(0).tap();
    await boxes.nth(1).tap();
    await expect(page.getByText('已选 2 条')).toBeVisible();
    await page.getByRole('button', { name: '加星标' }).tap();
    await page.getByRole('link', { name: '星标', exact: true }).tap();
    await expect(
      list(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') }),
    ).toHaveCount(2);
  });
});
