import { phone } from '../browser.ts';
import { expect, password, signIn, test } from './portal-test.ts';

test('A1 · S3 · a student signs in and comes back to the page that asked for it', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/news`);
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await page.getByLabel('学号 / 工号').fill('20260001');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '同意并登录' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('button', { name: /林知夏/ })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
  expect(cookie?.sameSite).toBe('Lax');
});

test('A1 · one box asks for consent, with links to the school’s two texts; ticked, nothing else is asked', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/login`);
  const box = page.getByRole('checkbox', { name: /我已阅读并同意.*用户协议.*隐私政策/ });
  await expect(box).not.toBeChecked();
  for (const name of ['用户协议', '隐私政策']) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name }).click();
    const text = await opened;
    await expect(text.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(text.getByRole('article')).toContainText('清禾大学一网通办');
    await text.close();
  }
  await box.check();
  await page.getByLabel('学号 / 工号').fill('20260001');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('button', { name: /林知夏/ })).toBeVisible();
});

test('S4 · signing out makes a guest again', async ({ page, portal }) => {
  await signIn(page, { at: portal.url() });
  await page.getByRole('button', { name: /林知夏/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});

test('A1 · a wrong password is said in the form, and nothing is lost', async ({ page, portal }) => {
  await page.goto(`${portal.url()}/login`);
  await page.getByLabel('学号 / 工号').fill('20260001');
  await page.getByLabel('密码', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '同意并登录' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /密码|账号/ })).toBeVisible();
  await expect(page.getByLabel('学号 / 工号')).toHaveValue('20260001');
});

test.describe('on a phone', () => {
  test.use(phone);
  test('A1 · a student signs in', async ({ page, portal }) => {
    await signIn(page, { at: portal.url() });
    await expect(page).toHaveURL(/\/mobile\/home$/);
    await expect(page.locator('[data-layout="mobile"]')).toBeVisible();
  });
});
