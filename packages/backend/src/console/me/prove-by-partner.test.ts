import type { ConsoleMe } from '@portico/contracts/console';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '../../kernel/identity/schema.ts';
import { consoleGrant } from '../../pedestal/grant/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { type FakeCas, serveFakeCas } from '../../testing/fake-cas.ts';
import { type OidcServer, oidcClient, serveOidc } from '../../testing/fake-oidc.ts';
import { signInAtProvider } from '../../testing/sign-in-at-provider.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const [host, fid, account] = ['cas.localhost', '10004', '20260001'];
const origin = `http://${host}:8080`;
let cas: FakeCas;
let oidc: OidcServer;
beforeAll(async () => {
  cas = await serveFakeCas();
  oidc = await serveOidc();
  oidc.open([`${origin}/auth-login`]);
});
afterAll(async () => {
  await cas.close();
  await oidc.close();
});

onBothEngines(
  'a proof by a partner',
  (portal) => {
    beforeAll(async () => {
      const { database, now } = portal().services;
      const own = and(eq(person.fid, fid), eq(person.account, account));
      const [who] = await database.update(person).set({ passwordHash: null }).where(own).returning({ id: person.id });
      await database
        .insert(consoleGrant)
        .values({ id: 'proof', personId: who?.id ?? '', role: 'auditor', fid, grantedBy: 'test', time: now() });
    });
    const withTicket = (browser: TestBrowser, { ticket, service, token }: { ticket: string; service: string; token?: string }) =>
      browser.get<{ token: string }>(`/pedestal/auth/cas/login?${new URLSearchParams({ ticket, service })}`, { token });
    /** A usual sign-in: the server knows the person already, and asks for nothing. */
    const enter = async (browser: TestBrowser) => {
      const begun = await browser.get<{ redirectUrl: string }>('/pedestal/auth/passport/login');
      const service = new URL(begun.data?.redirectUrl ?? '').searchParams.get('service') ?? '';
      const answer = await withTicket(browser, { ticket: cas.issue(account, service), service });
      expect(answer.code).toBe(200);
      return answer.data?.token ?? '';
    };
    const send = (browser: TestBrowser, token: string) =>
      browser.post('/pedestal/console/audit/export', { token, body: { from: '2026-11-01', to: '2026-11-02' } });
    const begin = async (browser: TestBrowser, token: string, method: 'cas' | 'oidc') => {
      const body = { method, to: '/console/audit?act=undo' };
      const answer = await browser.post<{ goTo: string }>('/pedestal/console/confirm', { token, body });
      return new URL(answer.data?.goTo ?? '');
    };

    test('W6 · CAS asks for the password again, and only a ticket for it confirms', async () => {
      const browser = openBrowser(portal(), host);
      const token = await enter(browser);
      const me = (await browser.get<ConsoleMe>('/pedestal/console/me', { token })).data;
      expect(me).toMatchObject({ confirmWays: ['cas', 'oidc'] });
      expect(me?.confirmedUntil).toBeUndefined();
      // A sign-in for which no password was typed is no proof, however new it is.
      expect(await send(browser, token)).toMatchObject({ code: 2008 });
      const there = await begin(browser, token, 'cas');
      expect(`${there.origin}${there.pathname}`).toBe(`${cas.url}/login`);
      expect(there.searchParams.get('renew')).toBe('true');
      const service = there.searchParams.get('service') ?? '';
      expect(new URL(service).searchParams.get('redirect')).toBe('/console/audit?act=undo');
      // A server that knew the person and did not ask.
      expect(await withTicket(browser, { ticket: cas.issue(account, service), service, token })).toMatchObject({ code: 2004 });
      expect(await send(browser, token)).toMatchObject({ code: 2008 });
      const back = await withTicket(browser, { ticket: cas.issue(account, service, true), service, token });
      expect(cas.asked.at(-1)).toContain('&renew=true');
      expect(await send(browser, back.data?.token ?? '')).toMatchObject({ code: 200 });
      // The session of before has ended, and another browser has nothing of it.
      expect((await send(browser, token)).code).toBe(401);
      const other = openBrowser(portal(), host);
      expect(await send(other, await enter(other))).toMatchObject({ code: 2008 });
    });

    test('W6 · a usual sign-in after one that was given up needs no password, and confirms nothing', async () => {
      const browser = openBrowser(portal(), host);
      await begin(browser, await enter(browser), 'cas');
      expect(await send(browser, await enter(browser))).toMatchObject({ code: 2008 });
    });

    test('W6 · an OpenID provider asks for the password again, and says that it did', async () => {
      const browser = openBrowser(portal(), host);
      const token = await enter(browser);
      const there = await begin(browser, token, 'oidc');
      expect(Object.fromEntries(there.searchParams)).toMatchObject({ prompt: 'login', max_age: '0', client_id: oidcClient.id });
      const end = (query: URLSearchParams) => browser.get<{ token: string; service: string }>(`/pedestal/auth/oauth2/login?${query}`);
      const back = await end(await signInAtProvider(there.href, account, `${origin}/auth-login`));
      expect(new URL(back.data?.service ?? '').searchParams.get('redirect')).toBe('/console/audit?act=undo');
      expect(await send(browser, back.data?.token ?? '')).toMatchObject({ code: 200 });
      // An address from which somebody took that out: the provider does not say that it asked.
      const changed = await begin(browser, back.data?.token ?? '', 'oidc');
      for (const name of ['prompt', 'max_age']) changed.searchParams.delete(name);
      expect(await end(await signInAtProvider(changed.href, account, `${origin}/auth-login`))).toMatchObject({ code: 2004 });
      // The usual one proves nothing.
      const usual = (await browser.get<{ redirectUrl: string }>('/pedestal/auth/oauth2/login?service=/news')).data?.redirectUrl ?? '';
      expect(new URL(usual).searchParams.has('prompt')).toBe(false);
      const plain = await end(await signInAtProvider(usual, account, `${origin}/auth-login`));
      expect(await send(browser, plain.data?.token ?? '')).toMatchObject({ code: 2008 });
    });

    test('only a page of the console may be named, and only such a partner', async () => {
      const browser = openBrowser(portal(), host);
      const token = await enter(browser);
      const confirm = (body: object) => browser.post('/pedestal/console/confirm', { token, body });
      for (const to of ['https://evil.tld/', '//evil.tld', '/console/../login', '/news'])
        expect(await confirm({ method: 'cas', to })).toMatchObject({ code: 400 });
      expect(await confirm({ method: 'wechat', to: '/console' })).toMatchObject({ code: 400 });
    });
  },
  () => ({
    environment: {
      PORTICO_CAS_URL: `${cas.url}/`,
      PORTICO_OIDC_ISSUER: oidc.issuer,
      PORTICO_OIDC_CLIENT_ID: oidcClient.id,
      PORTICO_OIDC_CLIENT_SECRET: oidcClient.secret,
    },
  }),
);
