import { createHash } from 'node:crypto';
import { demoApiLoginKey, signatureOf } from '@portico/backend/testing';
import { phone } from '../browser.ts';
import { agree, fillAccount, partnered, watchAddresses } from './partnered.ts';
import { expect, password } from './portal-test.ts';

const member = /林知夏/;

partnered('A2 · A12 · a school of loginType 1 signs in at CAS and comes back to the deep link', async ({ page, campus, partners }) => {
  const at = campus.url('cas');
  const seen = watchAddresses(page);
  const before = partners.cas.asked.length;
  await page.goto(`${at}/login?redirect=${encodeURIComponent('/news?page=2&from=a%2Bb')}`);
  await expect(page.getByRole('button', { name: member })).toBeVisible();
  expect(page.url()).toBe(`${at}/news?page=2&from=a%2Bb`);
  const asked = partners.cas.asked.slice(before).filter((line) => line.includes('Validate'));
  expect(asked, 'the ticket is validated once').toHaveLength(1);
  const calls = seen.asked.filter((url) => url.includes('/pedestal/auth/cas/login'));
  expect(calls, 'and sent once').toHaveLength(1);
  expect(
    seen.referrers.filter((from) => from.includes('ticket=')),
    'A11 · case 49 · no request names the address with the ticket',
  ).toEqual([]);
});

partnered(
  'W6 · an administrator of a school with CAS confirms there, comes back, and the act is done',
  async ({ page, campus, partners }) => {
    const at = campus.url('cas');
    partners.cas.user = 'T10003';
    await page.goto(`${at}/console/partners`);
    const make = async () => {
      await page.getByRole('button', { name: /^设置\s*开放接口/ }).click();
      await page.getByRole('button', { name: '生成新密钥…' }).click();
      await page.getByRole('button', { name: '生成', exact: true }).click();
    };
    await make();
    const before = partners.cas.asked.length;
    await page.getByRole('dialog', { name: '确认是您本人' }).getByRole('button', { name: '用统一身份认证验证' }).click();
    // The page that it leaves has the same address: only CAS knows that the browser was there.
    await expect.poll(() => partners.cas.asked.slice(before).filter((line) => line.includes('renew=true'))).toHaveLength(2);
    await expect(page).toHaveURL(`${at}/console/partners`);
    await make();
    await expect(page.getByRole('dialog', { name: '新密钥' })).toBeVisible();
  },
);

partnered(
  'case 16 · a return without a ticket shows the login page once and goes round no more than twice',
  async ({ page, campus, partners }) => {
    partners.cas.user = undefined;
    const before = partners.cas.asked.length;
    await page.goto(`${campus.url('cas')}/cas-login?redirect=/news`);
    await expect(page.getByRole('alert').filter({ hasText: '没有从学校的登录页面收到登录信息' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(partners.cas.asked.slice(before).filter((line) => line.startsWith('GET /login'))).toHaveLength(2);
    partners.cas.user = '20260001';
    await page.getByRole('button', { name: '统一认证' }).click();
    await expect(page).toHaveURL(`${campus.url('cas')}/news`);
  },
);

partnered(
  'A10 · a ticket that does not hold leads a desktop to the login page, which says so and keeps the redirect',
  async ({ page, campus }) => {
    const at = campus.url('cas');
    await page.goto(`${at}/cas-login?redirect=%2Fnews&ticket=ST-invented`);
    await expect(page).toHaveURL(`${at}/login?redirect=%2Fnews`);
    await expect(page.getByRole('alert').filter({ hasText: /登录凭证无效|重新登录/ })).toBeVisible();
    // Said once; the page stays where it is.
    await fillAccount(page, '登录');
    await agree(page);
    await expect(page).toHaveURL(`${at}/news`);
  },
);

partnered(
  'case 19 · a link with somebody else’s ticket asks whose it is before anything is kept',
  async ({ page, context, campus, partners }) => {
    const at = campus.url('cas');
    const ticket = partners.cas.issue('T10001', `${at}/cas-login`);
    await page.goto(`${at}/cas-login?ticket=${ticket}`);
    await expect(page.getByText('以 周景行（T10001）身份登录？')).toBeVisible();
    expect(new URL(page.url()).search, 'A11 · the ticket has left the address bar').toBe('');
    await page.getByRole('button', { name: '换个账号' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '已取消登录' })).toBeVisible();
    // No token, or the one of a guest.
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const [, claims = ''] = token.split('.');
    expect(Buffer.from(claims, 'base64url').toString()).toMatch(/^$|"userType":"GUEST"/);
    await page.goto(`${at}/cas-login?ticket=${partners.cas.issue('T10001', `${at}/cas-login`)}`);
    await page.getByRole('button', { name: '确认登录' }).click();
    await expect(page.getByRole('button', { name: /周景行/ })).toBeVisible();
  },
);

partnered.describe('at a provider whose own pages are not quiet', () => {
  partnered.use({ expectedProblems: [/fonts\.googleapis\.com|127\.0\.0\.1:\d+\/favicon\.ico/] });
  partnered('A7 · A9 · OpenID Connect: a provider’s own pages, and back to the deep link by /auth-login', async ({ page, campus }) => {
    const seen = watchAddresses(page);
    await page.goto(`${campus.url()}/login?redirect=${encodeURIComponent('/news?page=2')}`);
    await page.getByRole('button', { name: '第三方登录' }).click();
    await page.locator('[name=login]').fill('20260001');
    await page.locator('[name=password]').fill('x');
    await page.locator('[type=submit]').click();
    await page.locator('[type=submit]').click();
    await expect(page).toHaveURL(`${campus.url()}/news?page=2`);
    await expect(page.getByRole('button', { name: member })).toBeVisible();
    expect(seen.referrers.filter((from) => from.includes('code='))).toEqual([]);
    expect(seen.asked.filter((url) => url.includes('/oauth2/login?') && url.includes('state='))).toHaveLength(1);
  });
});

partnered('A7 · a provider that says no, and a state that nobody began, lead to the login page', async ({ page, campus }) => {
  await page.goto(`${campus.url()}/auth-login?error=access_denied&state=none`);
  await expect(page.getByRole('alert').filter({ hasText: '登录已失效' })).toBeVisible();
  expect(page.url()).toBe(`${campus.url()}/login`);
});

partnered(
  'A3 · WeChat: the first time the account is bound, from then on it signs in at once',
  async ({ page, context, campus, partners }) => {
    partners.wechat.person = `desktop-${Date.now()}`;
    await page.goto(`${campus.url('workbench')}/login?redirect=/news`);
    await page.getByRole('button', { name: '微信' }).click();
    await expect(page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
    expect(page.url(), 'A11 · only the redirect is left').toBe(`${campus.url('workbench')}/wechat-login?redirect=%2Fnews`);
    await fillAccount(page, '绑定并登录', '20260001', 'not-this-one');
    await agree(page);
    await expect(page.getByRole('alert').filter({ hasText: '账号或密码不正确' })).toBeVisible();
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${campus.url('workbench')}/news`);
    await context.clearCookies();
    await page.goto(`${campus.url('workbench')}/login`);
    await page.getByRole('button', { name: '微信' }).click();
    await expect(page.getByRole('button', { name: member })).toBeVisible();
  },
);

partnered('A10 · WeChat that is declined leads to the login page with a sentence', async ({ page, campus, partners }) => {
  partners.wechat.declines = true;
  await page.goto(`${campus.url('workbench')}/login?redirect=/news`);
  await page.getByRole('button', { name: '微信' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '您已取消微信登录' })).toBeVisible();
  expect(page.url()).toBe(`${campus.url('workbench')}/login?redirect=%2Fnews`);
});

function apiLink(at: string, { service = '', millis = String(Date.now()) } = {}): string {
  const parts = { uid: '20260001', fid: '10005', nonce: createHash('sha256').update(`${Math.random()}`).digest('hex').slice(0, 16) };
  const code = `${Buffer.from(JSON.stringify(parts)).toString('base64url')}.${signatureOf(demoApiLoginKey, { ...parts, millis, service }).toString('base64url')}`;
  return `${at}/api-login?${new URLSearchParams({ code, millis, service })}`;
}

partnered('A6 · API login: a signed link names its person, signs in once, and goes where its service says', async ({ page, campus }) => {
  const at = campus.url('api');
  const link = apiLink(at, { service: `${at}/news?from=a%2Bb` });
  await page.goto(link);
  await expect(page.getByText('以 林知夏（20260001）身份登录？')).toBeVisible();
  expect(page.url(), 'A11').toBe(`${at}/api-login`);
  await page.getByRole('button', { name: '确认登录' }).click();
  await expect(page).toHaveURL(`${at}/news?from=a%2Bb`);
  await page.goto(link);
  await expect(page).toHaveURL(/\/(home|login)/);
});

partnered('A6 · A10 · a link that is too old or used leads a desktop to the login page, in words', async ({ page, campus }) => {
  const at = campus.url('api');
  await page.goto(apiLink(at, { millis: String(Date.now() - 400_000) }));
  await expect(page).toHaveURL(`${at}/login`);
  await expect(page.getByRole('alert').filter({ hasText: '登录凭证无效或已过期' })).toBeVisible();
  await page.goto(`${at}/api-login`);
  await expect(page.getByRole('alert').filter({ hasText: '登录信息不完整' })).toBeVisible();
});

partnered.describe('on a phone', () => {
  partnered.use(phone);

  partnered(
    'A10 · a failed CAS login ends the session at CAS too, and comes to the phone’s login page',
    async ({ page, campus, partners }) => {
      const at = campus.url('cas');
      const before = partners.cas.asked.length;
      await page.goto(`${at}/cas-login?redirect=%2Fmobile%2Fnews&ticket=ST-invented`);
      await expect(page).toHaveURL(`${at}/mobile-login?redirect=%2Fmobile%2Fnews`);
      expect(partners.cas.asked.slice(before).some((line) => line.startsWith('GET /logout'))).toBe(true);
      await expect(page.getByRole('alert').filter({ hasText: /重新登录/ })).toBeVisible();
      await expect(page.getByRole('tab', { name: '短信验证码' })).toHaveAttribute('aria-selected', 'true');
    },
  );

  partnered('A5 · a code by text message signs in, and the next one has to wait a minute', async ({ page, campus, partners }) => {
    await page.goto(`${campus.url()}/mobile-login?redirect=/mobile/news`);
    await page.getByLabel('手机号').fill('138 0000 4216');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    await expect(page.getByLabel('验证码', { exact: true })).toBeFocused();
    await expect.poll(() => partners.sms.codes.get('13800004216')).toBeTruthy();
    await page.getByLabel('验证码', { exact: true }).fill('000000');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await agree(page);
    await expect(page.getByRole('alert').filter({ hasText: '验证码不正确' })).toBeVisible();
    await page.getByLabel('验证码', { exact: true }).fill(partners.sms.codes.get('13800004216') ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${campus.url()}/mobile/news`);
  });

  partnered('A13 · inside of WeChat a phone signs in with WeChat by itself', async ({ browser, campus, partners }) => {
    partners.wechat.person = 'inside';
    const inside = await browser.newContext({ ...phone, userAgent: `${phone.userAgent} MicroMessenger/8.0.68(0x1800442b) NetType/WIFI` });
    const page = await inside.newPage();
    await page.goto(`${campus.url()}/login?redirect=/mobile/news`);
    await expect(page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
    expect(partners.wechat.asked.some((line) => line.startsWith('GET /connect/oauth2/authorize'))).toBe(true);
    await inside.close();
  });
});
