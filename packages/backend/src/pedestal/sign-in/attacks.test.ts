import type { LoginResult } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { person } from '../../kernel/identity/schema.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { hashPassword } from '../password/passwords.ts';
import { signInFailure } from '../password/schema.ts';
import { createSigningKeys } from '../session/signing-keys.ts';

const path = '/pedestal/auth/cx/login';
const student = { username: '20260001', password: demoPassword };
const login = (portal: TestPortal, body: object, headers = {}) => portal.post<LoginResult>(path, { body, headers });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

onBothEngines('attacks on signing in', (portal) => {
  test('case 26 · an address that the browser makes up is not believed', async () => {
    const codes: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${count}`, 'x-real-ip': `10.0.0.${count}`, forwarded: `for=10.0.0.${count}` };
      codes.push((await login(portal(), { ...student, password: 'wrong' }, headers)).code);
    }
    expect(codes.slice(0, 5)).toEqual([2001, 2001, 2001, 2001, 2001]);
    expect(codes.at(-1)).toBe(2002);
    await portal().services.database.delete(signInFailure);
  });

  test('case 28 · a password is used exactly as given: every character of 128 counts, NFC is not NFD, spaces stay', async () => {
    const { database } = portal().services;
    const mine = eq(person.account, 't10001');
    const [before] = await database.select().from(person).where(mine);
    for (const password of [`${'x'.repeat(127)}y`, '  清禾 é  ', 'e\u0301🙂\0z']) {
      await database
        .update(person)
        .set({ passwordHash: await hashPassword(password) })
        .where(mine);
      expect((await login(portal(), { username: 'T10001', password })).code).toBe(200);
      const others = [
        password.slice(0, -1),
        password.trim(),
        password.normalize('NFC'),
        password.normalize('NFD'),
        password.split('\0')[0],
      ];
      for (const other of others) {
        if (other !== password) expect((await login(portal(), { username: 'T10001', password: other })).code).toBe(2001);
      }
      await database.delete(signInFailure);
    }
    await database
      .update(person)
      .set({ passwordHash: before?.passwordHash ?? null })
      .where(mine);
    expect((await login(portal(), { username: 'T10001', password: 'x'.repeat(1_000_000) })).status).toBe(413);
  });

  test('case 29 · a planted token is replaced, and what the browser held before ends', async () => {
    const attacker = (await login(portal(), { username: 'T10001', password: demoPassword })).data?.token ?? '';
    const browser = openBrowser(portal());
    const first = await browser.post<LoginResult>(path, { body: student });
    browser.cookies.set('token', attacker);
    const second = await browser.post<LoginResult>(path, { body: student });
    expect(claimsOf(second.data?.token ?? '').jti).not.toBe(claimsOf(first.data?.token ?? '').jti);
    expect(browser.cookies.get('token')).toBe(second.data?.token);
    expect((await portal().get('/pedestal/auth/userInfo', { token: first.data?.token })).code).toBe(401);
    // The companion of one session does not authorise another's.
    expect((await browser.get('/pedestal/auth/sessions', { token: attacker })).code).toBe(1005);
  });

  test('case 30 · a token of our own key that is old, for others, of another school or about another person is code 401', async () => {
    const token = await portal().tokenOf('20260001');
    const { key, kid } = await createSigningKeys(portal().services.database, () => new Date()).signing();
    const sign = (change: object, header: object = {}) => {
      const payload = { ...claimsOf(token), ...change };
      return new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt', ...header }).sign(key);
    };
    const ask = async (forged: string) => (await portal().get('/homepage/theme/list', { token: forged })).code;
    expect(await ask(await sign({}))).toBe(200);
    const staff = await portal().tokenOf('T10001');
    const forged = [
      ...[{ exp: 1_000 }, { aud: 'robot' }, { aud: undefined }, { fid: '10002' }, { jti: 'nothing' }, { jti: undefined }],
      ...[{ sub: claimsOf(staff).sub }, { sub: 'guest' }, { sub: undefined }, { jti: claimsOf(staff).jti }],
    ];
    for (const change of forged) expect(await ask(await sign(change)), JSON.stringify(change)).toBe(401);
    for (const header of [{ typ: 'JWT' }, { typ: undefined }, { kid: 'another' }, { kid: undefined }]) {
      expect(await ask(await sign({}, header)), JSON.stringify(header)).toBe(401);
    }
    // The token's claim about its holder's kind is ignored.
    const promoted = await sign({ userType: 'ADMIN' });
    expect((await portal().get<{ userType: string }>('/pedestal/auth/userInfo', { token: promoted })).data?.userType).toBe('STUDENT');
  });

  test('case 32 · a guest stays one, whatever the browser says', async () => {
    const token = await portal().tokenOf('guest');
    const headers = { cookie: 'tourist=0; userType=STAFF', 'x-user-type': 'STAFF' };
    expect(await portal().get('/homepage/person/getPersonInfo?userType=STAFF', { token, headers })).toMatchObject({
      code: 401,
      data: null,
    });
  });

  test('case 74 · only the exact address of a call is that call', async () => {
    const addresses = [
      ...[
        '/pedestal/auth/guest/login/',
        '/pedestal/auth/guest/login;jsessionid=1',
        '/pedestal//auth/guest/login',
        '/Pedestal/auth/guest/login',
      ],
      ...[
        '/pedestal/auth/guest/login.',
        '/pedestal/auth/guest%2flogin',
        '/pedestal/auth/..%2fuser/export',
        '/pedestal/auth/guest/login%00',
      ],
    ];
    for (const address of addresses) {
      const answer = await portal().request(address);
      expect([404, 400], address).toContain(answer.status);
      expect(await answer.text(), address).not.toContain('"success":true');
    }
    // Dots are gone before any address is looked up: this is the member's call, and it wants a token.
    expect(await portal().get('/pedestal/auth/../user/export')).toMatchObject({ code: 401, data: null });
  });

  test('case 76 · neither token nor password nor cookie is logged, and no line can be forged', async () => {
    const browser = openBrowser(portal());
    const answer = await browser.post<LoginResult>(path, { body: student, headers: { 'x-request-id': 'aaaaaaaa\u0085fake' } });
    await browser.get('/pedestal/auth/userInfo?token=secret-in-query', { token: answer.data?.token });
    await portal().request('/pedestal/x%0a%22level%22:50', { headers: { authorization: 'Bearer secret-bearer' } });
    const text = portal().logged.join('');
    for (const secret of [answer.data?.token ?? '-', browser.cookies.get('sid') ?? '-', demoPassword, 'secret-in-query', 'secret-bearer']) {
      expect(text).not.toContain(secret);
    }
    for (const line of portal().logged) expect(line.match(/\n/g)).toHaveLength(1);
  });
});

describe('limits at scale 1', () => {
  test('case 26 · one wrong password on a thousand accounts ends at the address’s limit', async () => {
    const portal = await openTestPortal(await openSeededInMemory(), { rateScale: '1' });
    const statuses: number[] = [];
    for (let count = 0; count < 62; count += 1)
      statuses.push((await login(portal, { username: `somebody${count}`, password: 'Summer2026' })).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
    await portal.close();
  });

  test('case 26 · the same from many addresses: then everybody of the school is asked for a captcha', async () => {
    const portal = await openTestPortal(await openSeededInMemory(), { rateScale: '1' });
    const at = new Date();
    const failed = Array.from({ length: 300 }, (_, index) => ({
      fid: '10001',
      account: `a${index}`,
      ip: `10.0.${index >> 8}.${index & 255}`,
      count: 1,
      lastTime: at,
    }));
    await portal.services.database.insert(signInFailure).values(failed.slice(1));
    expect((await login(portal, student)).code).toBe(200);
    await portal.services.database.insert(signInFailure).values(failed.slice(0, 1));
    expect((await login(portal, student)).code).toBe(2003);
    await portal.close();
  });

  test('case 29 · on https the cookies have names that no other site can set, and only those are read', async () => {
    const portal = await openTestPortal(await openSeededInMemory(), { environment: { PORTICO_PUBLIC_URL: 'https://portal.example' } });
    const browser = openBrowser(portal);
    const answer = await browser.post<LoginResult>(path, { body: student });
    const token = answer.data?.token;
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^token=\S+; Path=\/; SameSite=Lax; Max-Age=2592000; Secure$/),
      expect.stringMatching(/^__Host-sid=\S+; Path=\/; SameSite=Lax; Max-Age=2592000; Secure; HttpOnly$/),
    ]);
    expect((await browser.get('/pedestal/auth/sessions', { token })).code).toBe(200);
    const planted = { cookie: `sid=${browser.cookies.get('__Host-sid')}` };
    expect((await portal.get('/pedestal/auth/sessions', { token, headers: planted })).code).toBe(1005);
    const flow = await portal.get('/pedestal/auth/qrcode/login');
    expect(flow.headers.getSetCookie()[0]).toMatch(/^__Host-flow=\S+; Path=\/; SameSite=Lax; Max-Age=900; HttpOnly; Secure$/);
    await portal.close();
  });
});
