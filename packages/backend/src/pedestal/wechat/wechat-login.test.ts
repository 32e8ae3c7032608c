import { type LoginResult, signInMethodContract } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { type SmallServer, serveSmall } from '../../testing/small-server.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { signInFlow } from '../flow/schema.ts';
import { binding } from '../people/schema.ts';

/** What WeChat answers to the next questions; by default code C is openid O-C of unionid U. */
let answers: (string | object)[] = [];
let unionid: string | undefined;
let wechat: SmallServer;
beforeAll(async () => {
  wechat = await serveSmall((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat.invalid');
    const own = answers.shift();
    response.setHeader('content-type', 'text/plain');
    if (own !== undefined) return response.end(typeof own === 'string' ? own : JSON.stringify(own));
    const openid = `O-${searchParams.get('code') ?? searchParams.get('openid')?.slice(2)}`;
    if (pathname === '/sns/userinfo') return response.end(JSON.stringify({ openid, nickname: '小林', ...(unionid && { unionid }) }));
    const ok = searchParams.get('appid') === 'wx1' && searchParams.get('secret') === 'wechat-secret';
    response.end(JSON.stringify(ok ? { access_token: 'AT', openid, scope: 'snsapi_login' } : { errcode: 40125, errmsg: 'invalid' }));
  });
});
afterAll(() => wechat.close());
beforeEach(() => {
  answers = [];
  unionid = undefined;
});

const inside = { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.68(0x1800442b) NetType/WIFI' };
interface Begun {
  redirectUrl: string;
  appid: string;
  state: string;
}
const begin = async (browser: TestBrowser, service = '/wechat-login', headers = {}) =>
  (await browser.get<Begun>(`/pedestal/auth/wechat/authorize?service=${encodeURIComponent(service)}`, { headers })).data as Begun;
const come = (browser: TestBrowser, query: Record<string, string>) =>
  browser.visit(`/pedestal/auth/wechat/callback?${new URLSearchParams(query)}`);
const finish = (browser: TestBrowser, location: string) =>
  browser.get<LoginResult>(`/pedestal/auth/wechat/login?${new URL(location, 'http://x').searchParams}`);
async function wholeWay(browser: TestBrowser, code: string, service?: string) {
  const { state } = await begin(browser, service);
  const { location } = await come(browser, { code, state });
  return finish(browser, location);
}

onBothEngines(
  'WeChat',
  (portal) => {
    test('A3 · the browser goes to the QR page, inside of WeChat to its consent page', async () => {
      const browser = openBrowser(portal());
      const begun = await begin(browser);
      expect(signInMethodContract.wechatAuthorize.output.parse(begun)).toEqual(begun);
      expect(begun.redirectUrl).toBe(
        `https://open.example/connect/qrconnect?appid=wx1&redirect_uri=${encodeURIComponent('http://localhost:8080/pedestal/auth/wechat/callback')}&response_type=code&scope=snsapi_login&state=${begun.state}#wechat_redirect`,
      );
      expect(begun.state).toMatch(/^[a-z0-9]{32}$/);
      expect((await begin(browser, '/wechat-login', inside)).redirectUrl).toMatch(/connect\/oauth2\/authorize\?.*scope=snsapi_userinfo/);
      const foreign = await browser.get('/pedestal/auth/wechat/authorize?service=https://evil.tld');
      expect(foreign).toMatchObject({ code: 2005 });
    });

    test('A3 · an unknown person binds the account once, and is known from then on, by the unionid', async () => {
      unionid = 'U-1';
      const browser = openBrowser(portal());
      const { state } = await begin(browser, '/wechat-login?redirect=/news');
      const { status, location } = await come(browser, { code: 'c1', state });
      expect(status).toBe(302);
      expect(location).toMatch(/^\/wechat-login\?redirect=%2Fnews&appid=wx1&openid=O-c1&state=[a-z0-9]{32}$/);
      const unbound = await finish(browser, location);
      expect(signInMethodContract.wechat.output.parse(unbound.data)).toEqual(unbound.data);
      expect(unbound.data).toMatchObject({ needBind: true, userInfo: { userType: 'GUEST' } });
      const bindHandle = unbound.data?.bindHandle;
      const body = { bindHandle, username: '20260001', password: 'wrong' };
      expect((await browser.post('/pedestal/auth/bind', { body })).code).toBe(2001);
      // Another browser has no use for the handle.
      const right = { ...body, password: demoPassword };
      expect((await openBrowser(portal()).post('/pedestal/auth/bind', { body: right })).code).toBe(2004);
      const bound = await browser.post<LoginResult>('/pedestal/auth/bind', { body: right });
      expect(bound.data).toMatchObject({ userInfo: { account: '20260001', binds: ['mobile', 'wechat'] } });
      expect(bound.data?.service).toBe('http://localhost:8080/wechat-login?redirect=/news');
      expect((await browser.post('/pedestal/auth/bind', { body: right })).code).toBe(2004);
      const [row] = await portal().services.database.select().from(binding).where(eq(binding.kind, 'wechat'));
      expect(row?.subject).toBe('unionid:U-1');
      // Another openid of the same person.
      expect((await wholeWay(openBrowser(portal()), 'c2')).data?.userInfo.account).toBe('20260001');
      // The account has its WeChat: a second one is refused.
      unionid = 'U-2';
      const second = await wholeWay(browser, 'c3');
      const again = await browser.post('/pedestal/auth/bind', { body: { ...right, bindHandle: second.data?.bindHandle } });
      expect(again).toMatchObject({ code: 409 });
      const token = bound.data?.token;
      expect((await portal().post('/pedestal/auth/unbind', { token, body: { kind: 'wechat' } })).code).toBe(1005);
    });

    test('a binding is removed', async () => {
      const browser = openBrowser(portal());
      const first = await wholeWay(browser, 'gone');
      const body = { bindHandle: first.data?.bindHandle, username: 'T10001', password: demoPassword };
      const token = (await browser.post<LoginResult>('/pedestal/auth/bind', { body })).data?.token;
      expect((await browser.post('/pedestal/auth/unbind', { token, body: { kind: 'wechat' } })).data).toEqual({ unbound: 1 });
      expect((await browser.post('/pedestal/auth/unbind', { token, body: { kind: 'wechat' } })).code).toBe(404);
      expect((await wholeWay(openBrowser(portal()), 'gone')).data?.needBind).toBe(true);
    });

    test('case 20 · another openid, a random, used or expired state is code 2004', async () => {
      const browser = openBrowser(portal());
      const { state } = await begin(browser);
      const { location } = await come(browser, { code: 'c9', state });
      const good = new URL(location, 'http://x').searchParams;
      const ask = (change: Record<string, string>) =>
        browser.get(`/pedestal/auth/wechat/login?${new URLSearchParams({ ...Object.fromEntries(good), ...change })}`);
      expect((await ask({ state: 'f'.repeat(32) })).code).toBe(2004);
      expect((await ask({ state: '' })).code).toBe(2004);
      expect((await ask({ openid: 'O-victim' })).code).toBe(2004);
      // A wrong openid has used the state up.
      expect((await ask({})).code).toBe(2004);
      const next = await come(browser, { code: 'c9', state: (await begin(browser)).state });
      await portal()
        .services.database.update(signInFlow)
        .set({ expireTime: new Date(Date.now() - 1) });
      expect((await finish(browser, next.location)).code).toBe(2004);
      expect(portal().logged.join('')).toContain('a WeChat sign-in that was not begun here');
    });

    test('case 21 · a state of browser A is worth nothing in browser B', async () => {
      const [mine, theirs] = [openBrowser(portal()), openBrowser(portal())];
      const { state } = await begin(mine);
      await begin(theirs);
      const before = wechat.asked.length;
      const stolen = await come(theirs, { code: 'c', state });
      expect(stolen.location).toBe('/wechat-login?appid=wx1&openid=&state=');
      expect(wechat.asked.length).toBe(before);
      expect((await finish(theirs, stolen.location)).code).toBe(2004);
      const { location } = await come(mine, { code: 'c', state });
      expect((await finish(theirs, location)).code).toBe(2004);
      expect((await finish(mine, location)).code).toBe(200);
    });

    test.each([
      ['40029', [{ errcode: 40029, errmsg: 'invalid code' }], '微信授权已失效，请重新扫码', 1],
      ['40163', [{ errcode: 40163, errmsg: 'code been used' }], '微信授权已失效，请重新扫码', 1],
      ['40125', [{ errcode: 40125, errmsg: 'secret' }], '微信登录配置有误，请联系管理员', 1],
      ['-1 twice', [{ errcode: -1 }, { errcode: -1 }], '微信暂时没有响应，请稍后再试', 2],
      ['a page', ['<html>502</html>'], '微信暂时没有响应，请稍后再试', 1],
      ['half of an answer', ['{"access_token":"x"'], '微信暂时没有响应，请稍后再试', 1],
      ['another shape', [{ access_token: 5 }], '微信暂时没有响应，请稍后再试', 1],
    ])('case 22 · %s becomes a sentence; only -1 is asked again, once', async (_name, given, message, times) => {
      const browser = openBrowser(portal());
      const { state } = await begin(browser);
      answers = [...given];
      const before = wechat.asked.length;
      const { location } = await come(browser, { code: 'c', state });
      expect(await finish(browser, location)).toMatchObject({ status: 200, code: 2004, msg: message, data: null });
      expect(wechat.asked.length - before).toBe(times);
    });

    test('case 22 · -1 once is asked again and goes on; who says no at WeChat is told so', async () => {
      answers = [{ errcode: -1 }];
      expect((await wholeWay(openBrowser(portal()), 'busy')).code).toBe(200);
      const browser = openBrowser(portal());
      const { location } = await come(browser, { state: (await begin(browser)).state });
      expect(await finish(browser, location)).toMatchObject({ code: 2004, msg: '您已取消微信登录' });
    });

    test('case 76 · neither secret nor code nor openid is logged', () => {
      expect(portal().logged.join('')).not.toMatch(/wechat-secret|O-c1|code=c1/);
    });
  },
  () => ({
    environment: {
      PORTICO_WECHAT_OPEN_URL: 'https://open.example/',
      PORTICO_WECHAT_API_URL: wechat.url,
      PORTICO_WECHAT_APPID: 'wx1',
      PORTICO_WECHAT_SECRET: 'wechat-secret',
    },
  }),
);

onBothEngines('without WeChat', (portal) => {
  test('the method says that it is not configured', async () => {
    const refused = { code: 1002, msg: '本单位尚未配置微信登录，请使用其他登录方式' };
    expect(await portal().get('/pedestal/auth/wechat/authorize')).toMatchObject(refused);
    expect(await portal().get('/pedestal/auth/wechat/login')).toMatchObject(refused);
    expect(await portal().get('/pedestal/auth/oauth2/login')).toMatchObject({ code: 1002 });
    expect(await portal().get('/pedestal/auth/passport/login')).toMatchObject({ code: 1002 });
  });
});
