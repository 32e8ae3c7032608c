import { partnered } from './partnered.ts';
import { expect, signIn } from './portal-test.ts';

partnered('S4 · first the server, then the browser, then a guest’s token, then the way on', async ({ page, campus }) => {
  await signIn(page, { at: campus.url() });
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/auth\/(logout|guest\/login)$/.test(pathname) || request.isNavigationRequest()) order.push(pathname);
  });
  await page.getByRole('button', { name: /林知夏/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  expect(order.slice(0, 3)).toEqual(['/pedestal/auth/logout', '/pedestal/auth/guest/login', '/']);
});

partnered('A2 · S4 · at a school with CAS it ends there too', async ({ page, campus, partners }) => {
  const at = campus.url('cas');
  await page.goto(`${at}/login?redirect=/news`);
  await page.getByRole('button', { name: /林知夏/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  expect(partners.cas.asked.at(-1)).toBe(`GET /logout?service=${encodeURIComponent(`${at}/`)}`);
});

partnered('L9 · 退出登录 of an error page shows that it works, and leads to /', async ({ page, campus }) => {
  await signIn(page, { at: campus.url() });
  await page.goto(`${campus.url()}/error?code=1004&redirect=/news`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pedestal/auth/logout**', async (route) => {
    await held;
    await route.continue();
  });
  const button = page.getByRole('button', { name: /退出/ });
  await button.click();
  await expect(button).toHaveText('正在退出');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(`${campus.url()}/home`);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});

partnered.describe('when something fails', () => {
  partnered.use({ expectedProblems: [/status of 500|ERR_INTERNET_DISCONNECTED/] });

  partnered('S4 · a server that fails keeps nobody in', async ({ page, campus }) => {
    await signIn(page, { at: campus.url() });
    await page.route('**/pedestal/auth/logout**', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 500, msg: '出错了', data: null } }),
    );
    await page.goto(`${campus.url()}/logout`);
    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  });

  partnered(
    'S4 · without a network the browser is cleared and covered at once, the server told afterwards',
    async ({ page, context, campus }) => {
      await signIn(page, { at: campus.url() });
      await page.getByRole('button', { name: /林知夏/ }).click();
      const member = (await context.cookies()).find(({ name }) => name === 'token')?.value;
      await context.setOffline(true);
      await page.getByRole('button', { name: '退出登录' }).click();
      await expect(page.getByText('您已在本机退出登录')).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
      await context.setOffline(false);
      await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
      const refused = await page.request.get(`${campus.url()}/pedestal/auth/sessions`, {
        headers: { authorization: `Bearer ${member}` },
      });
      expect(((await refused.json()) as { code: number }).code).toBe(401);
    },
  );
});
