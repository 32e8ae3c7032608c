import { expectAccessibleInEveryLook } from '../accessible.ts';
import { phone } from '../browser.ts';
import { agree, fillAccount, partnered } from './partnered.ts';
import { expect, password } from './portal-test.ts';

partnered(
  'A1 · S2 · signing in clears storage and cookies but for the preferences, and other tabs follow',
  async ({ page, context, campus }) => {
    const at = campus.url();
    const other = await context.newPage();
    await other.goto(`${at}/news`);
    await page.goto(`${at}/login?redirect=/news`);
    const guest = (await context.cookies()).find(({ name }) => name === 'token')?.value;
    await page.evaluate(() => {
      localStorage.setItem('portico.preferences', '{"mode":"elder"}');
      localStorage.setItem('left-behind', '1');
      sessionStorage.setItem('left-behind', '1');
      // biome-ignore lint/suspicious/noDocumentCookie: as a page would write it
      document.cookie = 'left-behind=1; Path=/';
    });
    await fillAccount(page, '登录');
    await agree(page);
    await expect(page).toHaveURL(`${at}/news`);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'elder');
    const kept = await page.evaluate(() => [
      localStorage.getItem('left-behind'),
      sessionStorage.getItem('left-behind'),
      localStorage.getItem('portico.consent'),
    ]);
    expect(kept).toEqual([null, null, '1']);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('left-behind');
    const token = cookies.find(({ name }) => name === 'token');
    expect(token?.value, 'case 29 · another token than the guest’s').not.toBe(guest);
    expect(Math.round((token?.expires ?? 0) - Date.now() / 1_000)).toBeGreaterThan(2_591_900);
    await expect(other.getByRole('button', { name: /林知夏/ })).toBeVisible();
  },
);

partnered('A1 · by keyboard alone: the first wrong field has the focus, and Enter sends once', async ({ page, campus }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/pedestal/auth/cx/login')) sent += 1;
  });
  await page.goto(`${campus.url()}/login?redirect=//evil.tld/news`);
  await page.getByLabel('学号 / 工号').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '请输入学号或工号' })).toBeVisible();
  await expect(page.getByLabel('学号 / 工号')).toBeFocused();
  await expect(page.getByLabel('学号 / 工号')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('20260001');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '显示密码' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('密码', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  // The two texts, 暂不登录, 同意并登录.
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page, 'case 2').toHaveURL(`${campus.url()}/home`);
  expect(sent).toBe(1);
});

partnered('A1 · a sixth wrong password asks for the digits of a picture, a tenth locks', async ({ page, campus }) => {
  await page.goto(`${campus.url()}/login`);
  await fillAccount(page, '登录', 'nobody', 'wrong-1');
  await agree(page);
  const fault = page.getByRole('alert');
  await expect(fault.filter({ hasText: '账号或密码不正确' })).toBeVisible();
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    await page.getByLabel('密码', { exact: true }).fill(`wrong-${attempt}`);
    const answered = page.waitForResponse('**/pedestal/auth/cx/login');
    await page.keyboard.press('Enter');
    await answered;
    await expect(fault.filter({ hasText: '账号或密码不正确' })).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('图中的数字')).toBeFocused();
  await expect(page.getByRole('img', { name: /验证码/ })).toBeVisible();
  for (let attempt = 7; attempt <= 11; attempt += 1) {
    await page.getByLabel('图中的数字').fill('0000');
    const answered = page.waitForResponse('**/pedestal/auth/cx/login');
    await page.keyboard.press('Enter');
    await answered;
    await expect(fault.filter({ hasText: /验证码|锁定/ })).toBeVisible();
  }
  await expect(fault.filter({ hasText: '锁定 15 分钟' })).toBeVisible();
});

partnered('A4 · a computer shows a code, the phone of a member says who asks and lets it in', async ({ page, browser, campus }) => {
  const at = campus.url();
  await page.goto(`${at}/login?redirect=/news`);
  const made = page.waitForResponse((response) => response.url().endsWith('/pedestal/auth/qrcode/login'));
  await page.getByRole('tab', { name: '扫码登录' }).click();
  const scene = (await (await made).json()) as { data: { qrContent: string } };
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the code');

  const held = await browser.newContext(phone);
  const hand = await held.newPage();
  await hand.goto(scene.data.qrContent);
  await expect(hand.getByText('请先在本机登录')).toBeVisible();
  expect(new URL(hand.url()).search, 'A11').toBe('');
  await hand.getByRole('link', { name: '登录' }).click();
  await fillAccount(hand, '登录');
  await agree(hand);
  await expect(hand.getByRole('heading', { name: 'PC 登录确认' })).toBeVisible();
  await expect(hand.getByText(/林知夏（20260001）/)).toBeVisible();
  await expect(hand.getByText(/网络（/)).toBeVisible();
  await expectAccessibleInEveryLook(hand, 'the phone’s question');
  await expect(page.getByText('已扫码，请在手机上确认登录')).toBeVisible();
  await hand.getByRole('button', { name: '取消登录' }).click();
  await expect(hand.getByText('已取消，电脑上没有登录')).toBeVisible();
  await expect(page.getByText(/手机上已取消登录/)).toBeVisible();

  const again = page.waitForResponse((response) => response.url().endsWith('/pedestal/auth/qrcode/login'));
  await page.getByRole('button', { name: '刷新二维码' }).click();
  const second = (await (await again).json()) as { data: { qrContent: string } };
  await hand.goto(second.data.qrContent);
  await hand.getByRole('button', { name: '确认登录' }).click();
  await expect(hand.getByText('已确认登录，请回到电脑')).toBeVisible();
  await expect(page).toHaveURL(`${at}/news`);
  await expect(page.getByRole('button', { name: /林知夏/ })).toBeVisible();
  await held.close();
});

partnered(
  'A12 · case 54 · a method that the school does not allow is neither shown nor loaded, nor is a component set',
  async ({ page, portal }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${portal.url()}/login?fid=10004&loginType=1&host=cas.localhost`);
    await expect(page.getByLabel('学号 / 工号')).toBeVisible();
    await expect(page.getByText('清禾大学', { exact: true }), 'the host alone names the school').toBeVisible();
    await expect(page.getByRole('button', { name: /微信|统一认证|第三方/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const scripts = loaded.filter((path) => path.endsWith('.js')).join('\n');
    expect(scripts).not.toMatch(/desktop\.|mobile\.|sign-in-(qrcode|mobile|return)/);
    expect(scripts).toMatch(/sign-in-password/);
  },
);

partnered(
  'no finding of axe where people sign in: login, a fault, consent, the phone’s code, bind, confirm, log out',
  async ({ page, campus, partners }) => {
    await page.goto(`${campus.url()}/login`);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expectAccessibleInEveryLook(page, 'a fault');
    await page.getByRole('tab', { name: '短信验证码' }).click();
    await page.getByLabel('手机号').waitFor();
    await expectAccessibleInEveryLook(page, 'code by text message');
    await page.getByRole('tab', { name: '账号密码' }).click();
    await fillAccount(page, '登录');
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInEveryLook(page, 'consent');
    await page.getByRole('button', { name: '暂不登录' }).click();
    partners.wechat.person = 'somebody-new';
    await page.getByRole('button', { name: '微信' }).click();
    await page.getByRole('heading', { name: '绑定账号' }).waitFor();
    await page.getByLabel('密码', { exact: true }).waitFor();
    await expectAccessibleInEveryLook(page, 'bind');
    await page.goto(`${campus.url('cas')}/cas-login?ticket=${partners.cas.issue('T10001', `${campus.url('cas')}/cas-login`)}`);
    await page.getByText('以 周景行（T10001）身份登录？').waitFor();
    await expectAccessibleInEveryLook(page, 'confirm');
    await page.goto(`${campus.url('cas')}/cas-login?ticket=ST-invented`);
    await page.getByRole('alert').filter({ hasText: '登录凭证' }).waitFor();
    await expectAccessibleInEveryLook(page, 'a failed return');
    await page.goto(`${campus.url()}/qr-code-login`);
    await page.getByRole('heading', { name: '扫码登录' }).waitFor();
    await expectAccessibleInEveryLook(page, 'a code that is over');
    await page.route('**/pedestal/auth/logout**', () => new Promise(() => undefined));
    await page.goto(`${campus.url()}/logout`);
    await page.getByText('正在退出登录').waitFor();
    await expectAccessibleInEveryLook(page, 'log out');
  },
);
