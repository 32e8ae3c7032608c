import {
  type FaultReport,
  type PersonAsset,
  type PersonData,
  type PersonDataType,
  type PersonInfo,
  personContract,
} from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { auditEntry } from '../../kernel/audit/schema.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { readQr } from '../../testing/read-qr.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import type { TestPortal } from '../../testing/test-portal.ts';

const path = (name: keyof typeof personContract) => personContract[name].path;
let shift = 0;

async function signIn(portal: TestPortal, username: string, host = 'localhost') {
  const browser = openBrowser(portal, host);
  const { data } = await browser.post<{ token: string }>('/pedestal/auth/cx/login', { body: { username, password: demoPassword } });
  const token = data?.token ?? '';
  return {
    token,
    get: <Data>(at: string) => browser.get<Data>(at, { token }),
    post: <Data>(at: string, body = {}) => browser.post<Data>(at, { token, body }),
  };
}

onBothEngines(
  'a person’s own data',
  (portal) => {
    test('P1 · what is sensitive arrives masked, and is revealed to its own person alone', async () => {
      const student = await signIn(portal(), '20260001');
      const { data: info } = await student.get<PersonInfo>(path('info'));
      expect(info).toMatchObject({ mobile: '138****4216', revealable: ['mobile'] });
      expect(JSON.stringify(info)).not.toContain('13800004216');
      const shown = await student.post(path('revealInfo'), { field: 'mobile' });
      expect(shown.data).toEqual({ value: '13800004216', seconds: 60 });
      expect((await student.post(path('revealInfo'), { field: 'mail' })).code).toBe(404);
      const tokenAlone = await portal().post(path('revealInfo'), { token: student.token, body: { field: 'mobile' } });
      expect(tokenAlone).toMatchObject({ code: 1005, data: null });
      const log = await portal().services.database.select().from(auditEntry).where(eq(auditEntry.event, 'revealed'));
      expect(log.map(({ account, note }) => [account, note])).toEqual([['20260001', 'mobile']]);
    });

    test('P1 · the cards of work follow the template: the one asked for, else the school’s', async () => {
      const signs = async (account: string, host: string, query = '') => {
        const { data } = await (await signIn(portal(), account, host)).get<{ cards: { sign: string }[] }>(`${path('work')}${query}`);
        return data?.cards.map(({ sign }) => sign);
      };
      const whole = ['courses-today', 'courses-week', 'todo', 'overdue', 'mine'];
      expect(await signs('20260001', 'localhost')).toEqual(whole);
      expect(await signs('T10001', 'localhost')).toEqual([...whole, 'approvals']);
      const desk = ['todo', 'due-today', 'overdue', 'approvals', 'mine', 'courses-today'];
      expect(await signs('T10001', 'workbench.localhost')).toEqual(desk);
      expect(await signs('T10001', 'localhost', '?template=2')).toEqual(desk);
      expect(await signs('20260001', 'localhost', '?template=3')).toEqual(['mine', 'todo', 'overdue']);
      expect((await (await signIn(portal(), '20260001')).get(`${path('work')}?template=4`)).code).toBe(400);
    });

    test('P1 · an identity code says who somebody is for a minute, to their own browser alone, and opens nothing', async () => {
      const student = await signIn(portal(), '20260001');
      const { data } = await student.post<{ picture: string; seconds: number }>(path('identityCode'));
      expect(data?.seconds).toBe(50);
      expect(await portal().post(path('identityCode'), { token: student.token, body: {} })).toMatchObject({ code: 1005, data: null });
      const code = await readQr(data?.picture ?? '');
      const { payload, protectedHeader } = await jwtVerify(code, createLocalJWKSet({ keys: await portal().services.tokens.publicKeys() }), {
        audience: 'portico:identity-code',
        typ: 'identity+jwt',
      });
      expect(payload).toMatchObject({ account: '20260001', fid: '10001', roles: expect.arrayContaining(['student']) });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
      expect(protectedHeader.alg).not.toBe('none');
      expect((await portal().get(path('info'), { token: code })).data).toBeNull();
    });

    test('P1 · a salary is revealed only after the password, and for some minutes', async () => {
      const staff = await signIn(portal(), 'T10001');
      const { data: assets } = await staff.get<PersonAsset[]>(path('assets'));
      expect(assets?.find(({ sign }) => sign === 'pay')).toMatchObject({ value: '****', sensitive: true, sourceName: '财务薪酬' });
      expect(JSON.stringify(assets)).not.toContain('12619');
      const pay = () => staff.post<{ value: string }>(path('revealAsset'), { sign: 'pay' });
      expect(await pay()).toMatchObject({ code: 1005, msg: '请输入登录密码，确认是您本人', data: null });
      expect((await staff.post('/pedestal/user/stepUp', { password: 'wrong' })).code).toBe(2001);
      expect((await pay()).code).toBe(1005);
      expect((await staff.post('/pedestal/user/stepUp', { password: demoPassword })).code).toBe(200);
      expect((await pay()).data?.value).toBe('12619.00');
      expect((await staff.post(path('revealAsset'), { sign: 'card' })).code).toBe(404);
      const other = await signIn(portal(), 'T10001');
      expect((await other.post(path('revealAsset'), { sign: 'pay' })).code).toBe(1005);
      shift = 301_000;
      expect((await pay()).code).toBe(1005);
      shift = 0;
    });

    test('P1 · masked cells stay masked whatever is filtered, and another kind of person’s records do not exist', async () => {
      const student = await signIn(portal(), '20260001');
      const staff = await signIn(portal(), 'T10001');
      const kindsOf = async (who: typeof student) => (await who.get<PersonDataType[]>(path('dataTypes'))).data ?? [];
      const grades = (await kindsOf(student)).find(({ name }) => name === '课程成绩')?.typeId ?? '';
      const salary = (await kindsOf(staff)).find(({ name }) => name === '薪酬明细')?.typeId ?? '';
      const rows = async (query: string) => (await student.get<PersonData>(`${path('data')}?typeId=${grades}${query}`)).data?.rows ?? [];
      expect(new Set((await rows('')).map(({ score }) => score))).toEqual(new Set(['****']));
      expect(await rows('&key=score&value=91')).toHaveLength(9);
      expect(await rows(`&key=kind&value=${encodeURIComponent('选修')}`)).toHaveLength(2);
      const shown = await student.post<PersonData>(path('revealData'), { typeId: grades });
      expect(shown.data?.rows[0]?.score).toBe(91);
      for (const call of ['data', 'dataSelects'] as const)
        expect(await student.get(`${path(call)}?typeId=${salary}`)).toMatchObject({ code: 404, data: null });
      expect(await student.post(path('revealData'), { typeId: salary })).toMatchObject({ code: 404, data: null });
      expect((await staff.post(path('revealData'), { typeId: salary })).code).toBe(1005);
    });

    test('P1 · a report about wrong data is stored, told to its person alone, and limited', async () => {
      const student = await signIn(portal(), '20260001');
      const staff = await signIn(portal(), 'T10001');
      const report = (subject: string, subjectId: string, text = ' 金额不对 ') =>
        student.post<FaultReport>(path('reportFault'), { subject, subjectId, text });
      expect((await report('asset', 'card')).data).toMatchObject({ name: '校园卡余额', text: '金额不对' });
      for (const [subject, id] of [
        ['asset', 'pay'],
        ['info', 'constructor'],
        ['records', 'x'],
      ] as const)
        expect((await report(subject, id)).code).toBe(404);
      expect((await report('asset', 'card', '   ')).code).toBe(400);
      expect((await student.get<FaultReport[]>(path('faultReports'))).data).toHaveLength(1);
      expect((await staff.get<FaultReport[]>(path('faultReports'))).data).toEqual([]);
      for (let sent = 1; sent < 20; sent += 1) await report('info', 'mobile');
      expect(await report('info', 'mobile')).toMatchObject({ code: 429, msg: expect.stringContaining('过于频繁') });
    });

    test('P1 · the last sign-in is the one before this', async () => {
      const student = await signIn(portal(), '20260001', 'personal.localhost');
      expect((await student.get<PersonInfo>(path('info'))).data?.lastLoginTime).toBeUndefined();
      shift = 60_000;
      const again = await signIn(portal(), '20260001', 'personal.localhost');
      shift = 0;
      const { data } = await again.get<PersonInfo>(path('info'));
      expect(personContract.info.output.parse(data)).toEqual(data);
      expect(data?.lastLoginTime).toBeTruthy();
      expect(data?.lastLoginTime).not.toBe(data?.loginTime);
    });

    test('P1 · G6 · a guest gets none of it', async () => {
      const token = await portal().tokenOf('guest');
      for (const name of ['info', 'assets', 'dataTypes', 'work', 'message', 'faultReports'] as const)
        expect(await portal().get(path(name), { token })).toMatchObject({ code: 401, data: null });
      for (const name of ['revealInfo', 'revealAsset', 'revealData', 'reportFault'] as const)
        expect(await portal().post(path(name), { token })).toMatchObject({ code: 401, data: null });
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
