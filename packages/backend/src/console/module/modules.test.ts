import type { Act, ConsoleModule, Effects } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { moduleSwitch } from '../../homepage/unit/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { runPlans } from '../plan/run-plans.ts';

interface Changed {
  modules: ConsoleModule[];
  effects: Effects;
  act?: Act;
}
let shift = 0;

onBothEngines(
  'modules in the console',
  (portal) => {
    let admin: ConsolePerson;
    let second: ConsolePerson;
    const told: { event: string; to: object | undefined }[] = [];
    beforeAll(async () => {
      admin = await consolePerson(portal(), { account: 'madmin', role: 'admin' });
      second = await consolePerson(portal(), { account: 'msecond', role: 'admin' });
      portal().services.running.live = { publish: async (event, _data, to) => void told.push({ event, to }) };
    });
    const rowOf = async (sign: string) =>
      (
        await portal()
          .services.database.select()
          .from(moduleSwitch)
          .where(and(eq(moduleSwitch.fid, '10001'), eq(moduleSwitch.sign, sign)))
      )[0];
    const log = () => portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id));
    const listed = async (sign: string) => {
      const answer = await admin.get<{ modules: ConsoleModule[] }>('modules/list');
      return answer.data?.modules.find((each) => each.sign === sign);
    };
    const off = (sign: string, more: object = {}) => ({ changes: [{ sign, state: 'off' }], ...more });

    test('W7 · a look before the act changes nothing, writes nothing and names the effects that the act then has', async () => {
      const [before, rows] = [await rowOf('news'), (await log()).length];
      const seen = await admin.post<Changed>('modules/change', off('news', { checkOnly: true }));
      expect(seen).toMatchObject({ code: 200, data: { effects: { menuEntries: 1, reversible: true } } });
      expect(seen.data?.act).toBeUndefined();
      expect(await rowOf('news')).toEqual(before);
      expect((await log()).length).toBe(rows);
      const done = await admin.post<Changed>('modules/change', off('news'));
      expect(done.data?.effects).toEqual(seen.data?.effects);
      expect((await rowOf('news'))?.open).toBe(0);
    });

    test('W10 · undo restores the state before byte for byte, once', async () => {
      const before = await rowOf('search');
      const done = await admin.post<Changed>('modules/change', { changes: [{ sign: 'search', state: 'maintenance', text: '今晚恢复' }] });
      expect(await rowOf('search')).not.toEqual(before);
      const actId = done.data?.act?.id ?? '';
      expect(done.data?.act?.undoUntil).toBeDefined();
      expect(await second.post('acts/undo', { actId })).toMatchObject({ code: 200, data: { act: { undoOf: actId } } });
      expect(await rowOf('search')).toEqual(before);
      expect(await admin.post('acts/undo', { actId })).toMatchObject({ code: 409 });
    });

    test('W10 · after a change by others, and after 10 minutes, undo is refused with the reason', async () => {
      const done = await admin.post<Changed>('modules/change', { changes: [{ sign: 'robot', state: 'off' }] });
      await second.post('modules/change', { changes: [{ sign: 'robot', state: 'maintenance', text: '升级中' }] });
      const refused = await admin.post('acts/undo', { actId: done.data?.act?.id });
      expect(refused).toMatchObject({ code: 409, data: { current: { maintenance: 1 }, by: '人msecond MSECOND' } });
      expect((await rowOf('robot'))?.maintenance).toBe(1);
      const newest = await second.get<Act[]>('acts/recent', { limit: '1' });
      shift = 601_000;
      expect(await second.post('acts/undo', { actId: newest.data?.[0]?.id })).toMatchObject({
        code: 400,
        msg: '已超过 10 分钟，不能再撤销',
      });
      shift = 0;
    });

    test('W8 · an act that began from an older version answers 409 with the current one, and overwrites nothing', async () => {
      const version = (await listed('schedule'))?.version;
      await second.post('modules/change', { changes: [{ sign: 'schedule', state: 'maintenance', text: '甲' }] });
      const late = await admin.post('modules/change', { changes: [{ sign: 'schedule', state: 'maintenance', text: '乙', version }] });
      expect(late).toMatchObject({ code: 409, data: { current: { text: '甲' }, by: '人msecond MSECOND' } });
      expect((await rowOf('schedule'))?.text).toBe('甲');
    });

    test('W11 · every changing call, refused ones too, leaves exactly one row of the log', async () => {
      const outcomes: [object, string][] = [
        [{ changes: [{ sign: 'offline', state: 'off' }] }, 'done'],
        [
          {
            changes: [
              { sign: 'offline', state: 'on' },
              { sign: 'search', state: 'on' },
            ],
          },
          'done',
        ],
        [{ changes: [{ sign: 'no-such-module', state: 'off' }] }, '404'],
        [{ changes: [{ sign: 'offline', state: 'asleep' }] }, '400'],
        [{ changes: [{ sign: 'offline', state: 'off', version: 'old' }] }, '409'],
        [{ changes: [{ sign: 'offline\0', state: 'off' }] }, '400'],
        [{ changes: [{ sign: 'offline', state: 'maintenance', text: '字'.repeat(10_000) }] }, '400'],
      ];
      for (const [body, outcome] of outcomes) {
        const rows = (await log()).length;
        await admin.post('modules/change', body);
        const after = await log();
        expect(after.length - rows, JSON.stringify(body).slice(0, 80)).toBe(1);
        expect(after[0]).toMatchObject({ action: 'module.change', outcome, subjectId: admin.personId, role: 'admin', fid: '10001' });
      }
    });

    test('bad input is named by field, in Chinese', async () => {
      const answer = await admin.post<{ reasons: object[] }>('modules/change', {
        changes: [{ sign: 'news', state: 'maintenance', text: 'x'.repeat(201) }],
      });
      expect(answer).toMatchObject({ code: 400, data: { reasons: [{ path: 'changes.0.text', text: '最多 200 字' }] } });
      expect(await admin.post('modules/change', { changes: [{ sign: 'service-hall', state: 'maintenance' }] })).toMatchObject({
        code: 400,
        data: { reasons: [{ path: 'changes.0.text' }] },
      });
      const past = await admin.post('modules/change', { changes: [{ sign: 'news', state: 'off' }], due: '2020-01-01 00:00' });
      expect(past).toMatchObject({ code: 400, data: { reasons: [{ path: 'due', text: '时间已经过去' }] } });
    });

    test('W25 · open tabs of that school are told of a change, and people with a grant of the act', async () => {
      told.length = 0;
      await admin.post('modules/change', { changes: [{ sign: 'service-hall', state: 'maintenance', text: '十分钟后恢复' }] });
      expect(told[0]).toEqual({ event: 'modules', to: { fid: '10001' } });
      expect(told).toContainEqual({ event: 'console', to: { personId: second.personId } });
      const guest = await portal().tokenOf('guest');
      expect(await portal().get('/homepage/homeAppType/getAllType', { token: guest })).toMatchObject({ code: 1002, msg: '十分钟后恢复' });
      await admin.post('modules/change', { changes: [{ sign: 'service-hall', state: 'on' }] });
    });

    test('W26 · a planned maintenance begins and ends by itself, once, whichever node looks', async () => {
      const at = (minutes: number) => writeTime(Date.now() + minutes * 60_000).slice(0, 16);
      const before = await rowOf('business-system');
      const planned = await admin.post<Changed>('modules/change', {
        changes: [{ sign: 'business-system', state: 'maintenance', text: '数据库升级' }],
        due: at(10),
        until: at(20),
      });
      expect(planned).toMatchObject({ code: 200, data: { act: { action: 'plan.change' } } });
      expect((await listed('business-system'))?.plan).toMatchObject({ state: 'maintenance', due: `${at(10)}:00` });
      expect(await rowOf('business-system')).toEqual(before);
      shift = 11 * 60_000;
      // Two nodes at once.
      await Promise.all([runPlans(portal().services), runPlans(portal().services)]);
      expect(await rowOf('business-system')).toMatchObject({ maintenance: 1, text: '数据库升级' });
      expect((await log()).filter(({ object, reason }) => object === 'business-system' && reason === '定时')).toHaveLength(1);
      shift = 21 * 60_000;
      await runPlans(portal().services);
      expect(await rowOf('business-system')).toEqual(before);
      shift = 0;
    });

    test('W26 · a plan whose node dies before the end is done by another node, whole', async () => {
      const at = (minutes: number) => writeTime(Date.now() + minutes * 60_000).slice(0, 16);
      await admin.post('modules/change', {
        changes: [{ sign: 'business-system', state: 'maintenance', text: '升级' }],
        due: at(10),
        until: at(20),
      });
      const { services } = portal();
      const before = await rowOf('business-system');
      shift = 11 * 60_000;
      // The process ends when all is written and nothing is committed.
      const dying = Object.create(services.database) as typeof services.database;
      dying.transaction = (work) =>
        services.database.transaction(async (transaction) => {
          await work(transaction);
          throw new Error('killed');
        });
      await expect(runPlans({ ...services, database: dying })).rejects.toThrow('killed');
      expect(await rowOf('business-system')).toEqual(before);
      await runPlans(services);
      expect(await rowOf('business-system')).toMatchObject({ maintenance: 1, text: '升级' });
      shift = 21 * 60_000;
      await runPlans(services);
      expect(await rowOf('business-system')).toEqual(before);
      shift = 0;
    });

    test('a plan that is more than an hour late waits for a person, and a cancelled one does nothing', async () => {
      const at = (minutes: number) => writeTime(Date.now() + minutes * 60_000).slice(0, 16);
      await admin.post('modules/change', { ...off('info-center'), due: at(5) });
      await admin.post('modules/change', { ...off('personal-center'), due: at(30) });
      const plans = async () =>
        (await admin.get<{ records: { id: string; state: string; objectName: string }[] }>('plans/list')).data?.records ?? [];
      const waiting = (await plans()).filter(({ state }) => state === 'waiting');
      expect(waiting.map(({ objectName }) => objectName)).toEqual(['信息中心', '个人中心']);
      expect(await admin.post('plans/change', { id: waiting[1]?.id, cancel: true })).toMatchObject({
        code: 200,
        data: { state: 'cancelled' },
      });
      shift = 70 * 60_000;
      await runPlans(portal().services);
      expect((await rowOf('info-center'))?.open).toBe(1);
      expect((await rowOf('personal-center'))?.open).toBe(1);
      expect((await plans()).find(({ id }) => id === waiting[0]?.id)?.state).toBe('missed');
      shift = 0;
    });

    test('W27 · switching off the console or what members land on is refused', async () => {
      await portal().services.database.insert(moduleSwitch).values({ fid: '10001', sign: 'console', name: '管理台', sort: 99 });
      expect(await admin.post('modules/change', off('console'))).toMatchObject({ code: 400, msg: '管理台不能在这里关闭' });
      expect(await admin.post('modules/change', off('home'))).toMatchObject({ code: 400 });
      expect((await rowOf('home'))?.open).toBe(1);
      expect((await listed('home'))?.fixed).toMatch(/首先打开/);
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
