import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LoginResult, signInMethodContract } from '@portico/contracts';
import { isNotNull } from 'drizzle-orm';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../kernel/identity/schema.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { signInAtProvider } from '../../testing/sign-in-at-provider.ts';
import { serveSmall } from '../../testing/small-server.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { openTestPortal } from '../../testing/test-portal.ts';

const redirectUri = 'http://localhost:8080/auth-login';
const home = 'http://localhost:8080/';
let server: Server;
let issuer: string;

/** A certified provider, with its own login pages for development. */
beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'portico', client_secret: 'oidc-secret', redirect_uris: [redirectUri], post_logout_redirect_uris: [home] }],
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id === 'p-1' ? 'T10001' : id }),
    }),
  });
  server.on('request', provider.callback());
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const atProvider = (address: string, account: string) => signInAtProvider(address, account, redirectUri);

const begin = async (browser: TestBrowser, service = '/news') =>
  (await browser.get<{ redirectUrl: string; state: string }>(`/pedestal/auth/oauth2/login?service=${service}`)).data;
const end = (browser: TestBrowser, query: URLSearchParams) => browser.get<LoginResult>(`/pedestal/auth/oauth2/login?${query}`);
const partner = (more = {}) => ({
  environment: { PORTICO_OIDC_ISSUER: issuer, PORTICO_OIDC_CLIENT_ID: 'portico', PORTICO_OIDC_CLIENT_SECRET: 'oidc-secret', ...more },
});

onBothEngines(
  'OpenID Connect',
  (portal) => {
    test('A7 · a sign-in at a real provider, by discovery, with PKCE', async () => {
      const browser = openBrowser(portal());
      const begun = await begin(browser);
      expect(signInMethodContract.oauth2.output.parse(begun)).toEqual(begun);
      const query = new URL(begun?.redirectUrl ?? '').searchParams;
      expect(Object.fromEntries(query)).toMatchObject({
        client_id: 'portico',
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid profile',
        code_challenge_method: 'S256',
        state: begun?.state,
      });
      const back = await atProvider(begun?.redirectUrl ?? '', '20260001');
      const answer = await end(browser, back);
      expect(signInMethodContract.oauth2.output.parse(answer.data)).toEqual(answer.data);
      expect(answer.data).toMatchObject({ userInfo: { account: '20260001' }, service: 'http://localhost:8080/news' });
      expect(browser.cookies.get('token')).toBe(answer.data?.token);
      // A state is valid once.
      expect((await end(browser, back)).code).toBe(2004);
    });

    test('passport leads there too; a person whom the school does not know gets a message, and the log says who asked', async () => {
      const browser = openBrowser(portal());
      const begun = await browser.get<{ redirectUrl: string }>('/pedestal/auth/passport/login');
      expect(await end(browser, await atProvider(begun.data?.redirectUrl ?? '', 'somebody'))).toMatchObject({ code: 2007, data: null });
      const line = portal().logged.find((each) => each.includes('OpenID has signed in somebody'));
      expect(JSON.parse(line ?? '{}')).toMatchObject({ fid: '10001', issuer, requestId: expect.any(String), service: '/' });
    });

    test('case 19 · another browser, another issuer, a refusal and a wrong code are code 2004', async () => {
      const [mine, theirs] = [openBrowser(portal()), openBrowser(portal())];
      const back = await atProvider((await begin(mine))?.redirectUrl ?? '', '20260001');
      await begin(theirs);
      expect((await end(theirs, back)).code).toBe(2004);
      const foreign = new URLSearchParams(back);
      foreign.set('iss', 'https://evil.tld');
      expect((await end(mine, foreign)).code).toBe(2004);
      const state = async () => (await begin(mine))?.state ?? '';
      const denied = await end(mine, new URLSearchParams({ state: await state(), error: 'access_denied' }));
      expect(denied).toMatchObject({ code: 2004, msg: '统一登录未完成，请重新登录' });
      const wrong = await end(mine, new URLSearchParams({ state: await state(), code: 'nonsense', iss: issuer }));
      // The log has the provider's own words.
      expect(portal().logged.join('')).toMatch(/"reason":"invalid_grant: [^"]+"/);
      expect(wrong).toMatchObject({ code: 2004, msg: '登录凭证无效或已过期，请重新登录', data: null });
    });

    test('S4 · logging out ends the provider’s session too, and it leads back; a password’s session is ended here alone', async () => {
      const browser = openBrowser(portal());
      const token = (await end(browser, await atProvider((await begin(browser))?.redirectUrl ?? '', '20260001'))).data?.token ?? '';
      const out = await browser.get<{ redirectUrl: string }>('/pedestal/auth/logout', { token });
      const address = new URL(out.data?.redirectUrl ?? '');
      expect(`${address.origin}${address.pathname}`).toBe(`${issuer}/session/end`);
      expect(Object.fromEntries(address.searchParams)).toMatchObject({ client_id: 'portico', post_logout_redirect_uri: home });
      expect(decodeJwt(address.searchParams.get('id_token_hint') ?? '').sub).toBe('20260001');
      // The provider accepts it: neither client nor address nor hint is refused.
      expect((await fetch(address, { redirect: 'manual' })).status).toBeLessThan(400);
      const rows = await portal()
        .services.database.select({ kept: session.idTokenSealed })
        .from(session)
        .where(isNotNull(session.idTokenSealed));
      expect(rows.every(({ kept }) => kept?.startsWith('sealed:'))).toBe(true);

      const other = openBrowser(portal());
      const body = { username: 'admin', password: demoPassword };
      const own = await other.post<LoginResult>('/pedestal/auth/cx/login', { body });
      expect((await other.get('/pedestal/auth/logout', { token: own.data?.token ?? '' })).data).toEqual({ redirectUrl: '/login' });
    });

    test('a foreign service is code 2005', async () => {
      expect(await openBrowser(portal()).get('/pedestal/auth/oauth2/login?service=https://evil.tld')).toMatchObject({ code: 2005 });
    });

    test('case 76 · neither secret nor code nor state is logged', () => {
      expect(portal().logged.join('')).not.toMatch(/oidc-secret|code=|state=|id_token"/);
    });
  },
  () => partner(),
);

test('the account may stand in another claim, or in none', async () => {
  const named = await openTestPortal(await openSeededInMemory(), partner({ PORTICO_OIDC_ACCOUNT_CLAIM: 'preferred_username' }));
  const browser = openBrowser(named);
  const known = await end(browser, await atProvider((await begin(browser))?.redirectUrl ?? '', 'p-1'));
  expect(known.data?.userInfo.account).toBe('t10001');
  await named.close();
  const bindings = await openTestPortal(await openSeededInMemory(), partner({ PORTICO_OIDC_ACCOUNT_CLAIM: 'none' }));
  const other = openBrowser(bindings);
  const unknown = await end(other, await atProvider((await begin(other))?.redirectUrl ?? '', '20260001'));
  expect(unknown.data).toMatchObject({ needBind: true, userInfo: { userType: 'GUEST' } });
  const body = { bindHandle: unknown.data?.bindHandle, username: 'T10001', password: demoPassword };
  expect((await other.post<LoginResult>('/pedestal/auth/bind', { body })).data?.userInfo.binds).toContain('oauth2');
  const later = openBrowser(bindings);
  const bound = await end(later, await atProvider((await begin(later))?.redirectUrl ?? '', '20260001'));
  expect(bound.data?.userInfo.account).toBe('t10001');
  await bindings.close();
});

test('case 30 · an identity token that is forged, another client’s, old or of another sign-in signs nobody in', async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  let idToken = '';
  const fake = await serveSmall((request, response) => {
    const paths: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: fake.url,
        authorization_endpoint: `${fake.url}/authorize`,
        token_endpoint: `${fake.url}/token`,
        jwks_uri: `${fake.url}/keys`,
      },
      '/keys': { keys: [jwk] },
      '/token': { id_token: idToken, access_token: 'a', token_type: 'bearer' },
    };
    response.end(JSON.stringify(paths[request.url ?? ''] ?? {}));
  });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' };
  const environment = { PORTICO_OIDC_ISSUER: fake.url, PORTICO_OIDC_CLIENT_ID: 'portico' };
  const portal = await openTestPortal(await openSeededInMemory(), { environment });

  const tried = async (make: (nonce: string) => Promise<string>) => {
    const browser = openBrowser(portal);
    const begun = await begin(browser);
    idToken = await make(new URL(begun?.redirectUrl ?? '').searchParams.get('nonce') ?? '');
    return (await end(browser, new URLSearchParams({ state: begun?.state ?? '', code: 'c' }))).code;
  };
  const sign = (claims: Record<string, unknown>, how: { key?: CryptoKey | Uint8Array; alg?: string } = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: fake.url, aud: 'portico', sub: 'admin', iat: now, exp: now + 300, ...claims })
      .setProtectedHeader({ alg: how.alg ?? 'RS256', kid: 'k1' })
      .sign(how.key ?? pair.privateKey);
  };
  expect(await tried((nonce) => sign({ nonce }))).toBe(200);
  expect(await tried((nonce) => sign({ nonce }, { key: other.privateKey }))).toBe(2004);
  expect(await tried((nonce) => sign({ nonce }, { alg: 'HS256', key: new TextEncoder().encode(JSON.stringify(jwk)) }))).toBe(2004);
  expect(await tried((nonce) => sign({ nonce, aud: 'another' }))).toBe(2004);
  expect(await tried((nonce) => sign({ nonce, aud: ['portico', 'another'] }))).toBe(2004);
  expect(await tried((nonce) => sign({ nonce, iss: 'https://evil.tld' }))).toBe(2004);
  expect(await tried((nonce) => sign({ nonce, exp: 1_000 }))).toBe(2004);
  expect(await tried(() => sign({ nonce: 'another' }))).toBe(2004);
  expect(await tried(() => sign({}))).toBe(2004);
  expect(await tried(async () => 'nonsense')).toBe(2004);
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"admin"}').toString('base64url')}.`;
  expect(await tried(async () => none)).toBe(2004);
  await Promise.all([portal.close(), fake.close()]);
});
