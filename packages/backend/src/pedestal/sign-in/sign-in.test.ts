import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { person, session } from '../../kernel/identity/schema.ts';
import { demoPassword } from '../../seed/seed-demo.ts';
import { onBothEngines } from '../../testing/engines.ts';
import type { Received, TestPortal } from '../../testing/test-portal.ts';
import { captcha } from '../captcha/schema.ts';

const loginPath = '/pedestal/auth/cx/login';
interface Signed {
  token: string;
  userInfo: { userType: string; account: string };
}
const login = (portal: TestPortal, body: object, host = 'localhost') => portal.post<Signed>(loginPath, { body, host });
const student = { username: '20260001', password: demoPassword };
const cookiesOf = (answer: Received<unknown>) => answer.headers.getSetCookie();
const companionOf = (answer: Received<unknown>) =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith('sid='))
    ?.split(';')[0] ?? '';
const isSignedIn = async (portal: TestPortal, token: string, host = 'localhost') =>
  (await portal.get('/pedestal/auth/userInfo', { token, host })).code === 200;

onBothEngines('signing in', (portal) => {
  test('A1 · account and password, in any case, give a token that says who it is', async () => {
    const answer = await login(portal(), { username: ' t10001 ', password: demoPassword });
    expect(answer.data?.userInfo).toMatchObject({ userType: 'STAFF', account: 't10001' });
    expect(await portal().get('/pedestal/auth/userInfo', { token: answer.data?.token })).toMatchObject({ data: { name: '周景行' } });
  });

  test('A8 · S1 · a guest gets a token without an account', async () => {
    const answer = await portal().get<Signed>('/pedestal/auth/guest/login');
    expect(answer.data?.userInfo).toMatchObject({ userType: 'GUEST', name: '访客' });
  });

  test('S2 · the token’s cookie lasts 2592000 s, its companion is out of script’s reach', async () => {
    const [token, companion] = cookiesOf(await login(portal(), student));
    expect(token).toMatch(/^token=\S+; Path=\/; SameSite=Lax; Max-Age=2592000$/);
    expect(companion).toMatch(/^sid=\S+; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly$/);
  });

  test('case 27 · an unknown account and a wrong password get the same answer', async () => {
    const { headers: _a, ...wrong } = await login(portal(), { username: '20260001', password: 'wrong' }, 'cas.localhost');
    const { headers: _b, ...unknown } = await login(portal(), { username: 'nobody', password: 'wrong' }, 'cas.localhost');
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 200, code: 2001 });
  });

  test('case 28 · a password of 129 signs is code 400; NUL and spaces are signs like others', async () => {
    expect(await login(portal(), { username: 'nobody', password: 'x'.repeat(129) })).toMatchObject({ status: 200, code: 400 });
    expect(await login(portal(), { username: 'nobody', password: ' a\0b🙂' })).toMatchObject({ status: 200, code: 2001 });
    expect(await login(portal(), { username: 'no\0body', password: 'x' })).toMatchObject({ status: 200, code: 400 });
  });

  test('case 26 · the sixth attempt wants a captcha, ten wrong ones lock account and address for 15 minutes', async () => {
    const host = 'api.localhost';
    const codes: number[] = [];
    for (let count = 0; count < 5; count += 1) codes.push((await login(portal(), { ...student, password: 'wrong' }, host)).code);
    expect(codes).toEqual([2001, 2001, 2001, 2001, 2001]);
    expect((await login(portal(), student, host)).code).toBe(2003);

    const riddle = await portal().get<{ captchaId: string; image: string; audio: string }>('/pedestal/auth/captcha', { host });
    const captchaId = riddle.data?.captchaId ?? '';
    expect(riddle.data?.image).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(riddle.data?.audio).toMatch(/^data:audio\/wav;base64,UklGR/);
    const [row] = await portal().services.database.select().from(captcha).where(eq(captcha.id, captchaId));
    expect((await login(portal(), { ...student, password: 'wrong', captchaId, captcha: row?.answer }, host)).code).toBe(2001);
    // A riddle is used up, right or wrong.
    expect((await login(portal(), { ...student, captchaId, captcha: row?.answer }, host)).code).toBe(2003);
    expect((await login(portal(), student, host)).code).toBe(2003);
    expect((await login(portal(), student, host)).code).toBe(2003);
    expect((await login(portal(), student, host)).code).toBe(2002);
    // Others from the same address, and the same account in another school, are not locked.
    expect((await login(portal(), { username: 'T10001', password: demoPassword }, host)).code).toBe(200);
    expect((await login(portal(), student)).code).toBe(200);
  });

  test('case 26 · twenty attempts at once are counted as twenty', async () => {
    const host = 'personal.localhost';
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(portal(), { ...student, password: 'wrong' }, host)));
    const number = (code: number) => answers.filter((answer) => answer.code === code).length;
    expect([number(2001), number(2003), number(2002)]).toEqual([5, 5, 10]);
  });

  test('case 31 · S4 · a token ends with logout', async () => {
    const token = (await login(portal(), student)).data?.token ?? '';
    expect(await isSignedIn(portal(), token)).toBe(true);
    const answer = await portal().get<{ redirectUrl: string }>('/pedestal/auth/logout?service=https://evil.tld', { token });
    expect(answer.data).toEqual({ redirectUrl: '/login' });
    expect(await portal().get('/pedestal/auth/userInfo', { token })).toMatchObject({ status: 200, code: 401 });
  });

  test('case 31 · a token ends when the account is disabled', async () => {
    const { database } = portal().services;
    const answer = await login(portal(), { username: 'admin', password: demoPassword }, 'cas.localhost');
    const token = answer.data?.token ?? '';
    const mine = eq(person.id, '1000411003');
    await database.update(person).set({ disabled: true }).where(mine);
    expect(await isSignedIn(portal(), token, 'cas.localhost')).toBe(false);
    expect((await login(portal(), { username: 'admin', password: demoPassword }, 'cas.localhost')).code).toBe(2001);
  });

  test('case 29 · signing in ends the session that the browser held', async () => {
    const planted = (await login(portal(), student)).data?.token ?? '';
    const answer = await portal().post<Signed>(loginPath, { token: planted, body: student });
    expect(await isSignedIn(portal(), planted)).toBe(false);
    expect(await isSignedIn(portal(), answer.data?.token ?? '')).toBe(true);
  });

  test('case 24 · a token of one school is worth nothing in another', async () => {
    const token = await portal().tokenOf('20260001');
    expect(await portal().get('/pedestal/auth/userInfo', { token, host: 'workbench.localhost' })).toMatchObject({ code: 401, data: null });
  });

  test('S9 · a session that was idle beyond the online window has ended, whatever the token says', async () => {
    const { database } = portal().services;
    const token = (await login(portal(), student)).data?.token ?? '';
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
    const idle = (seconds: number) =>
      database
        .update(session)
        .set({ lastTime: new Date(Date.now() - seconds * 1000) })
        .where(eq(session.id, jti));
    await idle(432_000 - 60);
    expect(await isSignedIn(portal(), token)).toBe(true);
    const other = (await login(portal(), student)).data?.token ?? '';
    const second = JSON.parse(Buffer.from(other.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
    await database
      .update(session)
      .set({ lastTime: new Date(Date.now() - 432_000_000) })
      .where(eq(session.id, second.jti));
    expect(await isSignedIn(portal(), other)).toBe(false);
  });

  test('S5 · a renewed token belongs to the same session', async () => {
    const token = (await login(portal(), student)).data?.token ?? '';
    const renewed = await portal().post<{ token: string }>('/pedestal/auth/renew', { token });
    const fresh = renewed.data?.token ?? '';
    expect(await isSignedIn(portal(), fresh)).toBe(true);
    expect(await isSignedIn(portal(), token)).toBe(true);
    await portal().get('/pedestal/auth/logout', { token: fresh });
    expect(await isSignedIn(portal(), token)).toBe(false);
  });

  test('the list of sessions needs the companion cookie; one of them can be ended', async () => {
    const first = await login(portal(), { username: 'T10001', password: demoPassword });
    const second = await login(portal(), { username: 'T10001', password: demoPassword });
    const token = first.data?.token;
    const headers = { cookie: `theme=dark; ${companionOf(first)}` };
    expect(await portal().get('/pedestal/auth/sessions', { token })).toMatchObject({ code: 1005, data: null });
    expect(await portal().get('/pedestal/auth/sessions', { token, headers: { cookie: companionOf(second) } })).toMatchObject({
      code: 1005,
    });
    const list = await portal().get<{ id: string; current: boolean }[]>('/pedestal/auth/sessions', { token, headers });
    const other = list.data?.find((row) => !row.current)?.id;
    expect(list.data?.filter((row) => row.current)).toHaveLength(1);
    expect(await portal().post('/pedestal/auth/sessions/revoke', { token, headers, body: { id: other } })).toMatchObject({
      data: { revoked: 1 },
    });
    const foreign = await portal().post('/pedestal/auth/sessions/revoke', { token, headers, body: { id: 'somebody-else' } });
    expect(foreign).toMatchObject({ code: 404 });
  });

  test('case 30 · forged tokens are code 401', async () => {
    const token = await portal().tokenOf('20260001');
    const [, payload = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const none = `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`;
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'x' }).sign(new Uint8Array(32));
    const swapped = token.replace(payload, encode({ ...claims, sub: '1000111003', userType: 'ADMIN' }));
    const traversal = `${encode({ alg: 'EdDSA', typ: 'at+jwt', kid: '../../etc/passwd', jku: 'https://evil.tld/keys' })}.${payload}.AAAA`;
    const pass = await portal().services.tokens.pass('robot', '1000111001', 60);
    for (const forged of [none, symmetric, swapped, traversal, pass, 'x', `${'a'.repeat(5000)}.b.c`]) {
      expect(await portal().get('/homepage/theme/list', { token: forged })).toMatchObject({ status: 200, code: 401, data: null });
    }
  });

  test('A12 · a host says how its school signs in; a foreign service is not allowed', async () => {
    const own = await portal().get('/pedestal/auth/verifyDomain?service=/home', { host: 'cas.localhost' });
    expect(own.data).toMatchObject({ loginType: 1, fid: '10004', allowed: true, service: 'http://cas.localhost:8080/home' });
    for (const service of ['https://evil.tld', '//evil.tld', 'javascript:alert(1)', 'http://cas.localhost:8080@evil.tld/']) {
      const answer = await portal().get(`/pedestal/auth/verifyDomain?service=${encodeURIComponent(service)}`, { host: 'cas.localhost' });
      expect(answer.data).toMatchObject({ allowed: false, service: '' });
    }
    expect((await portal().get('/pedestal/auth/verifyDomain', { host: 'unknown.example' })).data).toMatchObject({ fid: '10001' });
  });
});
