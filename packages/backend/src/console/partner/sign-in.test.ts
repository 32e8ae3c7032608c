import type { ConsolePartner, SignInSettings } from '@portico/contracts/console';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { person, school } from '../../kernel/identity/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { signatureOf } from '../../pedestal/api-login/api-login.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';

const host = 'api.localhost';
const fid = '10005';
const hour = 3_600_000;
let movedMs = 0;
const now = () => Date.now() + movedMs;

onBothEngines(
  'sign-in settings in the console',
  (portal) => {
    let admin: ConsolePerson;
    beforeAll(async () => {
      admin = await consolePerson(portal(), { account: 'sign-admin', role: 'admin', fid, host });
    });
    beforeEach(() => admin.confirm());
    const read = async () => (await admin.get<SignInSettings>('sign-in/read')).data as SignInSettings;
    const save = async (change: object, version?: string) => {
      const { landings: _landings, ...standing } = await read();
      return admin.post<{ settings: SignInSettings }>('sign-in/save', { ...standing, ...change, ...(version && { version }) });
    };
    const log = () => portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id));
    const apiLogin = async () =>
      (await admin.get<{ partners: ConsolePartner[] }>('partners/list')).data?.partners.find(
        ({ partner }) => partner === 'apiLogin',
      ) as ConsolePartner;
    const makeKey = async (more: object = {}) =>
      admin.post<{ key?: string; partner: ConsolePartner }>('partners/newKey', { version: (await apiLogin()).version, ...more });
    const comeIn = async (key: string) => {
      const parts = { uid: '20260001', fid, nonce: crypto.randomUUID(), millis: String(now()), service: '' };
      const body = Buffer.from(JSON.stringify({ uid: parts.uid, fid, nonce: parts.nonce })).toString('base64url');
      const code = `${body}.${signatureOf(key, parts).toString('base64url')}`;
      const asked = new URLSearchParams({ code, millis: parts.millis, service: '' });
      return (await portal().get(`/pedestal/auth/api/login?${asked}`, { host })).code;
    };

    test('W12 · W42 · a key for API login is shown once, and the one before is good for 24 hours more', async () => {
      const look = await makeKey({ checkOnly: true });
      expect(look.data?.key).toBeUndefined();
      const first = (await makeKey()).data?.key ?? '';
      expect(first).toMatch(/^[\w-]{43}$/);
      expect(await comeIn(first)).toBe(200);
      const second = await makeKey();
      const fresh = second.data?.key ?? '';
      expect(second).toMatchObject({ code: 200, data: { act: { action: 'partner.key' } } });
      expect([await comeIn(first), await comeIn(fresh)]).toEqual([200, 200]);
      expect(await admin.post('partners/newKey', { version: 'old' })).toMatchObject({ code: 409 });
      const others = JSON.stringify([await apiLogin(), await log(), await admin.get('acts/recent'), await admin.get('sign-in/read')]);
      for (const key of [first, fresh]) expect(others).not.toContain(key);
      const [row] = await portal().services.database.select().from(school).where(eq(school.fid, fid));
      for (const key of [first, fresh]) expect(JSON.stringify(row)).not.toContain(key);
      movedMs += 24 * hour + 1_000;
      admin = await consolePerson(portal(), { account: 'sign-admin', role: 'admin', fid, host });
      expect([await comeIn(first), await comeIn(fresh)]).toEqual([2004, 200]);
    });

    test('W7 · W8 · W11 · settings are saved by version, with one row, and a look changes nothing', async () => {
      const before = await read();
      expect(before.login).toBe('api');
      expect(await save({ onlineMinutes: 15, checkOnly: true })).toMatchObject({ code: 200, data: { settings: { onlineMinutes: 15 } } });
      expect(await read()).toEqual(before);
      const rows = (await log()).length;
      const landing = before.landings[0]?.id ?? '';
      expect(await save({ onlineMinutes: 15, landing })).toMatchObject({ code: 200, data: { settings: { onlineMinutes: 15, landing } } });
      expect((await log()).length).toBe(rows + 1);
      expect((await log())[0]).toMatchObject({
        action: 'sign-in.save',
        before: { onlineMinutes: 0 },
        after: { onlineMinutes: 15, landing },
      });
      expect(await save({ onlineMinutes: 20 }, before.version)).toMatchObject({ code: 409, data: { current: { onlineMinutes: 15 } } });
      expect(await save({ landing: 'no-such-entry' })).toMatchObject({ code: 400, data: { reasons: [{ path: 'landing' }] } });
      expect(await save({ onlineMinutes: 9_999 })).toMatchObject({ code: 400, data: { reasons: [{ path: 'onlineMinutes' }] } });
    });

    test('W27 · a login by which no administrator comes in is refused', async () => {
      const { database, schools, sessions } = portal().services;
      expect(await save({ login: 'cas' })).toMatchObject({ code: 400, msg: '还没有设置统一身份认证，不能改用它登录' });
      expect(await save({ login: 'own' })).toMatchObject({ code: 200, data: { settings: { login: 'own' } } });
      expect((await schools.byFid(fid))?.loginPath).toBe('/login');
      expect(await save({ login: 'api' })).toMatchObject({ code: 200 });
      await database.update(school).set({ partners: {} }).where(eq(school.fid, fid));
      await database.update(person).set({ passwordHash: null }).where(eq(person.fid, fid));
      await schools.changed(fid);
      sessions.forget();
      expect(await save({ login: 'own' })).toMatchObject({ code: 400, msg: expect.stringMatching(/没有管理员设置了密码/) });
    });
  },
  () => ({ now: () => new Date(now()) }),
);
