import { type LoginResult, userContract } from '@portico/contracts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { person } from '../../kernel/identity/schema.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
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
});
