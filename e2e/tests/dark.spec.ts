import { expect, test } from './portal-test.ts';

test('K3 · the page follows the system, until the visitor chooses', async ({ page, portal }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${portal.url()}/home`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const button = page.getByRole('button', { name: '深色模式' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the large type is kept as well', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/home`);
  await page.getByRole('button', { name: '大字版' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'elder');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'elder');
});
