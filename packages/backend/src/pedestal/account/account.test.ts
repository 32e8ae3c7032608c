import {
  authContract,
  type BindingItem,
  type LoginResult,
  type SessionItem,
  type SignInRecord,
  type UserInfo,
  userContract,
} from '@portico/contracts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { person } from '../../kernel/identity/schema.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
import { eraseDueAccounts } from './erase-account.ts';
import { faultOfPassword } from './password-rules.ts';

const fresh = 'Xinmima@2027';

async function signIn(portal: TestPortal, host: string, given: { username?: string; password?: string } = {}) {
  const browser = openBrowser(portal, host);
  const body = { username: '20260001', password: demoPassword, ...given };
  const answer = await browser.post<LoginResult>('/pedestal/auth/cx/login', { body });
  return { browser, code: answer.code, token: answer.data?.token ?? '' };
}
const isSignedIn = async (portal: TestPortal, host: string, token: string) =>
  (await portal.get('/pedestal/auth/userInfo', { host, token })).code === 200;

test.each([
  ['Ab1!', '至少需要 8 个字符'],
  ['abcdefgh', '至少三种'],
  ['ABCD1234', '至少三种'],
  ['x20260001!A', '不能包含账号'],
  ['Qinghe#2026', '不能与原密码相同'],
])('the new password %s is refused: %s', (password, why) => {
  expect(faultOfPassword(password, { account: '20260001', old: 'Qinghe#2026' })).toContain(why);
});

test('a password of three kinds of signs will do, whatever they are', () => {
  for (const password of ['Abcdefg1', '清禾大学的门户 A1', '  aB  cD  #', '🙂🙂🙂🙂🙂🙂aA']) {
    expect(faultOfPassword(password, { account: '20260001', old: 'x' })).toBeUndefined();
  }
});

onBothEngines('the own account', (portal) => {
  test('case 31 · a changed password ends every session; this browser gets a new one', async () => {
    const host = 'workbench.localhost';
    const [mine, other] = [await signIn(portal(), host), await signIn(portal(), host)];
    const body = { oldPassword: demoPassword, newPassword: fresh };
    expect((await portal().post('/pedestal/user/password', { host, token: mine.token, body })).code).toBe(1005);
    const wrong = await mine.browser.post('/pedestal/user/password', { token: mine.token, body: { ...body, oldPassword: 'wrong' } });
    expect(wrong.code).toBe(2001);
    const weak = await mine.browser.post('/pedestal/user/password', { token: mine.token, body: { ...body, newPassword: '12345678' } });
    expect(weak.code).toBe(400);
    const changed = await mine.browser.post<LoginResult>('/pedestal/user/password', { token: mine.token, body });
    expect(userContract.password.output.parse(changed.data)).toEqual(changed.data);
    expect(await isSignedIn(portal(), host, mine.token)).toBe(false);
    expect(await isSignedIn(portal(), host, other.token)).toBe(false);
    expect(await isSignedIn(portal(), host, changed.data?.token ?? '')).toBe(true);
    expect((await signIn(portal(), host)).code).toBe(2001);
    expect((await signIn(portal(), host, { password: fresh })).code).toBe(200);
  });

  test('with a password that was handed out only the account itself can be reached, until it is changed', async () => {
    const host = 'gateway.localhost';
    const { database } = portal().services;
    await database.update(person).set({ mustChangePassword: true }).where(eq(person.fid, '10003'));
    const { browser, token } = await signIn(portal(), host);
    const info = await browser.get<{ mustChangePassword?: boolean }>('/pedestal/auth/userInfo', { token });
    expect(info.data?.mustChangePassword).toBe(true);
    expect(await browser.get('/homepage/person/getPersonInfo', { token })).toMatchObject({
      code: 1005,
      msg: '请先修改初始密码',
      data: null,
    });
    const body = { oldPassword: demoPassword, newPassword: fresh };
    const changed = await browser.post<LoginResult>('/pedestal/user/password', { token, body });
    expect(changed.data?.userInfo.mustChangePassword).toBeUndefined();
    expect((await browser.get('/homepage/person/getPersonInfo', { token: changed.data?.token })).code).toBe(200);
  });

  test('case 78 · consent is given, told and withdrawn', async () => {
    const { browser, token } = await signIn(portal(), 'localhost');
    const agreed = await browser.post<{ version: string }>('/pedestal/user/consent', { token, body: { version: '2' } });
    expect(userContract.consent.output.parse(agreed.data)).toEqual(agreed.data);
    const info = async () => (await browser.get<{ consentVersion?: string }>('/pedestal/auth/userInfo', { token })).data?.consentVersion;
    expect(await info()).toBe('2');
    await browser.post('/pedestal/user/consent', { token, body: { version: '' } });
    expect(await info()).toBe('');
  });

  test('case 78 · the export holds what there is of this person, and no secret', async () => {
    const { browser, token } = await signIn(portal(), 'localhost');
    expect((await portal().get('/pedestal/user/export', { token })).code).toBe(1005);
    const { data } = await browser.get<{ person: Record<string, unknown>; records: Record<string, unknown[]> }>('/pedestal/user/export', {
      token,
    });
    expect(userContract.export.output.parse(data)).toEqual(data);
    expect(data?.person).toMatchObject({ account: '20260001', name: '林知夏' });
    expect(Object.keys(data?.records ?? {})).toEqual(expect.arrayContaining(['binding', 'favourite', 'person_asset', 'session']));
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|_hash|passwordHash|companion/);
    const others = await portal().services.database.select().from(person).where(eq(person.account, 't10001'));
    for (const other of others) expect(text).not.toContain(other.id);
  });

  test('case 78 · a closed account is gone at once: its rows, its sessions, its name', async () => {
    const host = 'personal.localhost';
    const { database } = portal().services;
    const { browser, token } = await signIn(portal(), host);
    const other = await signIn(portal(), host);
    expect((await portal().post('/pedestal/user/close', { host, token })).code).toBe(1005);
    expect((await browser.post('/pedestal/user/close', { token, body: { password: 'wrong' } })).code).toBe(2001);
    const admin = await signIn(portal(), host, { username: 'admin' });
    expect((await admin.browser.post('/pedestal/user/close', { token: admin.token })).code).toBe(409);
    const closed = await browser.post('/pedestal/user/close', { token });
    expect(userContract.close.output.parse(closed.data)).toEqual({ closed: 1 });
    expect(browser.cookies.has('token')).toBe(false);
    expect(await isSignedIn(portal(), host, token)).toBe(false);
    expect(await isSignedIn(portal(), host, other.token)).toBe(false);
    expect((await signIn(portal(), host)).code).toBe(2001);
    const [row] = await database.select().from(person).where(eq(person.name, '已注销用户'));
    expect(row).toMatchObject({ account: `closed:${row?.id}`, profile: {}, passwordHash: null, disabled: true });
    for (const table of ['favourite', 'person_asset', 'session', 'binding', 'notice_mark']) {
      const { rows } = (await database.execute(sql`select 1 from ${sql.identifier(table)} where person_id = ${row?.id}`)) as {
        rows: unknown[];
      };
      expect(rows, table).toEqual([]);
    }
  });

  test('P1 · case 78 · an account that is to be closed waits, may be kept, and is erased when its time is over', async () => {
    const host = 'cas.localhost';
    const { database, sessions } = portal().services;
    const { browser, token } = await signIn(portal(), host);
    const own = async () => (await browser.get<UserInfo>('/pedestal/auth/userInfo', { token })).data;
    const ask = () =>
      browser.post<{ closed: 0 | 1; closeTime: string }>('/pedestal/user/close', { token, body: { password: demoPassword, wait: true } });
    const asked = await ask();
    expect(userContract.close.output.parse(asked.data)).toMatchObject({ closed: 0, closeTime: expect.any(String) });
    expect((await own())?.closeTime).toBe(asked.data?.closeTime);
    expect((await browser.post('/pedestal/user/keep', { token })).data).toEqual({ kept: 1 });
    expect((await own())?.closeTime).toBeUndefined();
    await ask();
    const later = new Date(Date.now() + 8 * 86_400_000);
    await eraseDueAccounts({ database, sessions, now: () => new Date() });
    expect((await own())?.userType).toBe('STUDENT');
    await eraseDueAccounts({ database, sessions, now: () => later });
    expect(await isSignedIn(portal(), host, token)).toBe(false);
    expect((await signIn(portal(), host)).code).toBe(2001);
  });

  test('P1 · a past closing time refuses a session even before the account is erased', async () => {
    const host = 'api.localhost';
    const { browser, token } = await signIn(portal(), host);
    await portal()
      .services.database.update(person)
      .set({ closeTime: new Date(Date.now() - 1_000) })
      .where(eq(person.fid, '10005'));
    portal().services.sessions.forget();
    expect((await browser.get('/pedestal/auth/userInfo', { token })).code).toBe(401);
    expect((await signIn(portal(), host)).code).not.toBe(200);
    await portal().services.database.update(person).set({ closeTime: null }).where(eq(person.fid, '10005'));
  });

  test('P1 · the start page is the person’s own, and only a path of the portal', async () => {
    const { browser, token } = await signIn(portal(), 'localhost');
    const choose = (startPath: string) => browser.post('/pedestal/user/preferences', { token, body: { startPath } });
    for (const bad of ['//evil.example', '/a?b', 'https://evil.example', '/../x', 'news', '/a/b/c/d'])
      expect((await choose(bad)).code, bad).toBe(400);
    expect((await choose('/task-center')).code).toBe(200);
    const again = await signIn(portal(), 'localhost');
    const { data } = await again.browser.get<UserInfo>('/pedestal/auth/userInfo', { token: again.token });
    expect(data?.startPath).toBe('/task-center');
    await choose('');
  });

  test('P1 · bindings are told masked, the log tells what happened, and nobody sees or ends another’s', async () => {
    const { browser, token } = await signIn(portal(), 'localhost');
    const staff = await signIn(portal(), 'localhost', { username: 'T10001' });
    const bindings = await browser.get<BindingItem[]>('/pedestal/auth/bindings', { token });
    expect(bindings.data?.map(({ kind, subject }) => [kind, subject])).toEqual([['mobile', '138****4216']]);
    const theirs = await staff.browser.get<SessionItem[]>('/pedestal/auth/sessions', { token: staff.token });
    const id = theirs.data?.[0]?.id ?? '';
    expect(await browser.post('/pedestal/auth/sessions/revoke', { token, body: { id } })).toMatchObject({ code: 404, data: null });
    expect(await isSignedIn(portal(), 'localhost', staff.token)).toBe(true);
    await portal().post('/pedestal/auth/cx/login', { body: { username: '20260001', password: 'wrong' } });
    const log = await browser.get<{ records: SignInRecord[]; total: number }>('/pedestal/auth/signInLog?pageSize=2', { token });
    expect(authContract.signInLog.output.parse(log.data)).toEqual(log.data);
    expect(log.data?.records.map(({ event }) => event)).toEqual(['failed', 'signed-in']);
    expect((await portal().get('/pedestal/auth/signInLog', { token })).code).toBe(1005);
  });
});
