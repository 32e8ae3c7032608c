import { authContract, type LoginResult, signInMethodContract } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../kernel/environment/environment.ts';
import { school } from '../../kernel/identity/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { type FakeCas, failure, serveFakeCas, success } from '../../testing/fake-cas.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { type SmallServer, serveSmall } from '../../testing/small-server.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const host = 'cas.localhost';
const service = 'http://cas.localhost:8080/cas-login';
let cas: FakeCas;
beforeAll(async () => {
  cas = await serveFakeCas();
});
afterAll(() => cas.close());

const path = (ticket: string, at = service) => `/pedestal/auth/cas/login?${new URLSearchParams({ ticket, service: at })}`;
const login = (portal: TestPortal, ticket: string, at?: string) => portal.get<LoginResult>(path(ticket, at), { host });
const asked = () => cas.asked.length;

onBothEngines(
  'CAS',
  (portal) => {
    test('A2 · a ticket signs in; the browser that began it is not asked again', async () => {
      const browser = openBrowser(portal(), host);
      const begun = await browser.get<{ redirectUrl: string }>(
        `/pedestal/auth/passport/login?service=${encodeURIComponent('/cas-login?redirect=/news')}`,
      );
      const there = new URL(begun.data?.redirectUrl ?? '');
      expect(there.origin + there.pathname).toBe(`${cas.url}/login`);
      const mine = there.searchParams.get('service') ?? '';
      expect(mine).toBe('http://cas.localhost:8080/cas-login?redirect=/news');
      const ticket = cas.issue('20260001', mine);
      const answer = await browser.get<LoginResult>(path(ticket, `${mine.replace('=/', '=%2F')}&ticket=${ticket}`));
      expect(signInMethodContract.cas.output.parse(answer.data)).toEqual(answer.data);
      expect(answer.data).toMatchObject({ userInfo: { account: '20260001', userType: 'STUDENT' }, service: mine });
      expect(answer.data?.needConfirm).toBeUndefined();
      expect(browser.cookies.get('token')).toBe(answer.data?.token);
      expect(cas.asked.at(-1)).toContain(
        '/p3/serviceValidate?service=http%3A%2F%2Fcas.localhost%3A8080%2Fcas-login%3Fredirect%3D%2Fnews&ticket=ST-',
      );
      expect((await browser.get('/pedestal/auth/sessions', { token: answer.data?.token })).code).toBe(200);
    });

    test('case 19 · a browser that did not begin it is asked first: no cookie until it confirms, once', async () => {
      const browser = openBrowser(portal(), host);
      const answer = await browser.get<LoginResult>(path(cas.issue('20260001', service)));
      const token = answer.data?.token;
      expect(answer.data).toMatchObject({ needConfirm: true, userInfo: { name: '林知夏' } });
      expect(answer.headers.getSetCookie()).toEqual([]);
      const closed = [
        '/homepage/person/getPersonInfo',
        '/homepage/theme/list',
        '/homepage/person/getPersonMessage',
        '/pedestal/user/export',
      ];
      for (const call of closed) expect([call, (await browser.get(call, { token })).code]).toEqual([call, 401]);
      expect(await browser.post('/pedestal/auth/renew', { token })).toMatchObject({ code: 401 });
      expect(await browser.get('/pedestal/auth/userInfo', { token })).toMatchObject({ code: 200, data: { name: '林知夏' } });
      expect(browser.cookies.size).toBe(0);
      // Nor is a cookie that somebody plants a way in.
      expect((await portal().services.visitorOf({ host, token })).person).toBeNull();
      const kept = await browser.post<LoginResult>('/pedestal/auth/confirm', { token });
      expect(authContract.confirm.output.parse(kept.data)).toEqual(kept.data);
      expect(browser.cookies.get('token')).toBe(kept.data?.token);
      expect((await browser.get('/pedestal/auth/sessions', { token })).code).toBe(200);
      // Nobody who holds only the token gets a companion for it.
      expect(await openBrowser(portal(), host).post('/pedestal/auth/confirm', { token })).toMatchObject({ code: 409 });
    });

    test.each([
      ['8', `ST-1&service=https://evil.tld`],
      ['8', 'ST-1%26service%3Dhttps://evil.tld'],
      ['9', 'PT-1-abc'],
      ['9', ''],
      ['9', `ST-${'a'.repeat(254)}`],
      ['9', 'ST-1\r\nX: y'],
      ['9', 'ST-1\n'],
      ['9', 'ST-'],
    ])('case %s · the ticket %j is refused without asking the server', async (_case, ticket) => {
      const before = asked();
      expect(await login(portal(), ticket)).toMatchObject({ status: 200, code: 2004, data: null });
      expect(asked()).toBe(before);
    });

    test('case 10 · a ticket is sent once: the second time and in parallel there is one success', async () => {
      const ticket = cas.issue('20260001', service);
      const before = asked();
      const answers = await Promise.all(Array.from({ length: 5 }, () => login(portal(), ticket)));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 2004, 2004, 2004, 2004]);
      expect((await login(portal(), ticket)).code).toBe(2004);
      expect(asked()).toBe(before + 1);
    });

    test.each([
      'https://evil.tld/cas-login',
      'http://cas.localhost:8080@evil.tld/',
      'http://localhost:8080/cas-login',
      'http://cas.localhost/cas-login',
      'javascript:alert(1)',
    ])('case 11 · the service %s is not the configured one', async (foreign) => {
      const before = asked();
      expect(await login(portal(), cas.issue('20260001', foreign), foreign)).toMatchObject({ code: 2005, data: null });
      expect(asked()).toBe(before);
    });

    test('case 11 · headers that name another host change nothing', async () => {
      const browser = openBrowser(portal(), host);
      const headers = { 'x-forwarded-host': 'evil.tld', 'x-forwarded-proto': 'https', forwarded: 'host=evil.tld' };
      const begun = await browser.get<{ redirectUrl: string }>('/pedestal/auth/passport/login', { headers });
      expect(new URL(begun.data?.redirectUrl ?? '').searchParams.get('service')).toBe(service);
    });

    test('case 12 · no request is ever made to the service; a redirect of the server is not followed', async () => {
      const inside: SmallServer = await serveSmall((_request, response) => response.end(success('admin')));
      for (const target of [
        inside.url,
        'http://169.254.169.254/',
        'http://[::1]/',
        'file:///etc/passwd',
        'gopher://x',
        'http://2130706433/',
      ]) {
        expect((await login(portal(), cas.issue('admin', target), target)).code).toBe(2005);
      }
      cas.next((response) => response.writeHead(302, { location: `${inside.url}/p3/serviceValidate` }).end());
      expect(await login(portal(), cas.issue('admin', service))).toMatchObject({ code: 2004, msg: '统一认证暂不可用，请稍后再试' });
      expect(inside.asked).toEqual([]);
      await inside.close();
    });

    test('case 13 · a failure that holds a success signs nobody in', async () => {
      cas.next((response) => response.end(failure('INVALID_TICKET', success('admin'))));
      expect(await login(portal(), cas.issue('admin', service))).toMatchObject({ code: 2004, data: null });
    });

    test('case 14 · a document type, a page and 65 kB sign nobody in', async () => {
      const answers = [
        `<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>${success('admin')}`,
        '<!doctype html><p>admin</p>',
        success('admin', `<!--${'x'.repeat(65_536)}-->`),
      ];
      for (const text of answers) {
        cas.next((response) => response.end(text));
        expect(await login(portal(), cas.issue('admin', service))).toMatchObject({ code: 2004, data: null });
      }
    });

    test('case 15 · a server that is down is code 2004, and nobody is let in', async () => {
      cas.next((response) => response.socket?.destroy());
      expect(await login(portal(), cas.issue('admin', service))).toMatchObject({ code: 2004, msg: '统一认证暂不可用，请稍后再试' });
      cas.next((response) => response.writeHead(500).end());
      expect((await login(portal(), cas.issue('admin', service))).code).toBe(2004);
    });

    test('a person whom the school does not know gets a message; the log names school, service and request', async () => {
      expect(await login(portal(), cas.issue('unknownPerson', service))).toMatchObject({ code: 2007, data: null });
      const line = portal().logged.find((each) => each.includes('CAS has signed in somebody'));
      expect(JSON.parse(line ?? '{}')).toMatchObject({ fid: '10004', service, requestId: expect.any(String) });
    });

    test('a refused ticket is logged with the server’s own words, and without the ticket', async () => {
      cas.next((response) => response.end(failure('INVALID_SERVICE', 'ticket ST-9 is for another service')));
      expect((await login(portal(), 'ST-9')).code).toBe(2004);
      const line = JSON.parse(portal().logged.find((each) => each.includes('INVALID_SERVICE')) ?? '{}') as object;
      expect(line).toMatchObject({ reason: 'INVALID_SERVICE', said: 'ticket [ticket] is for another service', fid: '10004' });
    });

    test('the account may be in an attribute; without exactly one value nobody is signed in', async () => {
      const { database, schools } = portal().services;
      const set = async (partners: object) => {
        await database.update(school).set({ partners }).where(eq(school.fid, '10004'));
        await schools.changed('10004');
      };
      await set({ cas: { server: cas.url, protocol: 3, logoutFrom: [], accountAttribute: 'uid' } });
      const ask = async (attributes: string) => {
        cas.next((response) => response.end(success('42-internal', `<cas:attributes>${attributes}</cas:attributes>`)));
        return login(portal(), `ST-${crypto.randomUUID()}`);
      };
      expect((await ask('<cas:uid>20260001</cas:uid>')).data?.userInfo.account).toBe('20260001');
      for (const attributes of ['<cas:mail>a@b.cn</cas:mail>', '<cas:uid>20260001</cas:uid><cas:uid>T10001</cas:uid>', ''])
        expect(await ask(attributes)).toMatchObject({ code: 2007, data: null });
      expect(portal().logged.join('')).toMatch(/"wanted":"uid","values":0,"released":\["mail"\]/);
      await set({});
    });

    test('A12 · the host says where its CAS is, and leaving leads there', async () => {
      const info = await portal().get('/pedestal/auth/verifyDomain', { host });
      expect(info.data).toMatchObject({ loginType: 1, casServer: cas.url, allowedMethods: expect.arrayContaining(['cas']) });
      const token = (await login(portal(), cas.issue('20260001', service))).data?.token;
      const out = await portal().get<{ redirectUrl: string }>('/pedestal/auth/logout?service=/home', { host, token });
      expect(out.data?.redirectUrl).toBe(`${cas.url}/logout?service=${encodeURIComponent('http://cas.localhost:8080/home')}`);
    });

    test('a school without CAS says that it is not configured', async () => {
      const answer = await portal().get('/pedestal/auth/cas/login?ticket=ST-1');
      expect(answer).toMatchObject({ code: 1002, msg: '本单位尚未配置统一身份认证，请使用其他登录方式' });
      const info = await portal().get<{ allowedMethods: string[] }>('/pedestal/auth/verifyDomain');
      expect(info.data?.allowedMethods).not.toContain('cas');
    });

    test('case 76 · no ticket is logged', () => {
      expect(portal().logged.length).toBeGreaterThan(10);
      expect(portal().logged.join('')).not.toMatch(/ST-\d+-/);
    });
  },
  () => ({ environment: { PORTICO_CAS_URL: `${cas.url}/` } }),
);

describe('other protocols of CAS, by configuration', () => {
  test.each([
    ['2', '/serviceValidate'],
    ['1', '/validate'],
  ])('CAS %s asks %s', async (protocol, where) => {
    const portal = await openTestPortal(await openSeededInMemory(), {
      environment: { PORTICO_CAS_URL: cas.url, PORTICO_CAS_PROTOCOL: protocol },
    });
    expect((await login(portal, cas.issue('20260001', service))).data?.userInfo.account).toBe('20260001');
    expect(cas.asked.at(-1)).toMatch(new RegExp(`^GET ${where}\\?`));
    expect((await login(portal, 'ST-unknown')).code).toBe(2004);
    await portal.close();
  });

  test('case 12 · a CAS address of the machine’s own metadata service is never asked', async () => {
    const metadata = 'http://169.254.169.254';
    expect(() => readEnvironment({ PORTICO_CAS_URL: metadata })).toThrow(/PORTICO_CAS_URL must not be an address/);
    // As an older version has stored it.
    const portal = await openTestPortal(await openSeededInMemory());
    const partners = { cas: { server: metadata, protocol: 3 as const, logoutFrom: [] } };
    await portal.services.database.update(school).set({ partners }).where(eq(school.fid, '10004'));
    await portal.services.schools.changed('10004');
    expect((await login(portal, 'ST-1')).code).toBe(2004);
    expect(portal.logged.join('')).toContain('an address that must not be');
    await portal.close();
  });
});
