import type { NoticeDetail, UnitConfig } from '@portico/contracts';
import type { Act, Effects, RunningUrgentNotice } from '@portico/contracts/console';
import { desc } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { notice } from '../../homepage/notice/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';

interface Sent {
  notice: RunningUrgentNotice;
  effects: Effects;
  act?: Act;
}
let movedMs = 0;
const minute = 60_000;

onBothEngines(
  'urgent notices',
  (portal) => {
    let admin: ConsolePerson;
    const told: unknown[] = [];
    beforeAll(async () => {
      portal().services.running.live = { publish: async (event, _data, to) => void told.push({ event, fid: to?.fid }) };
      admin = await consolePerson(portal(), { account: 'urgent-admin', role: 'admin' });
    });
    beforeEach(() => admin.confirm());
    afterEach(async () => {
      const running = await now();
      if (running) await admin.post('urgent/recall', { id: running.id });
      told.length = 0;
    });
    const now = async () => (await admin.get<{ notice: RunningUrgentNotice | null }>('urgent/now')).data?.notice;
    const send = (text: string, more: object = {}) => admin.post<Sent>('urgent/send', { text, ...more });
    const visitorSees = async (host = 'localhost') =>
      (await portal().get<UnitConfig>('/pedestal/unitConfig/getConfig', { host, token: await portal().tokenOf('20260001', host) })).data
        ?.urgent;
    const rows = () => portal().services.database.select().from(notice).orderBy(notice.id);
    const log = () => portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id));

    test('W38 · one sentence reaches every visitor of the school, and its recall takes it off', async () => {
      const { data } = await send(' 今晚 23:00 停电 ');
      expect(data).toMatchObject({
        notice: { text: '今晚 23:00 停电', by: '人urgent-admin URGENT-ADMIN' },
        act: { action: 'notice.urgent' },
      });
      expect(told).toEqual(
        expect.arrayContaining([
          { event: 'modules', fid: '10001' },
          { event: 'notice', fid: '10001' },
        ]),
      );
      const id = data?.notice.id ?? '';
      expect(await visitorSees()).toEqual({ id, text: '今晚 23:00 停电', until: data?.notice.until });
      expect(await visitorSees('workbench.localhost')).toBeUndefined();
      const detail = await portal().get<NoticeDetail>(`/homepage/notice/detail?id=${id}`, { token: await portal().tokenOf('20260001') });
      expect(detail.data).toMatchObject({ title: '今晚 23:00 停电', priority: 'urgent', typeName: '紧急通知' });
      told.length = 0;
      expect(await admin.post('urgent/recall', { id })).toMatchObject({ code: 200, data: { act: { action: 'notice.recall' } } });
      expect(told).toContainEqual({ event: 'modules', fid: '10001' });
      expect(await visitorSees()).toBeUndefined();
      expect(await admin.post('urgent/recall', { id })).toMatchObject({ code: 409, msg: '这条紧急通知已经结束' });
    });

    test('it ends by itself, at the latest after 24 hours', async () => {
      expect(await send('太久', { minutes: 1_441 })).toMatchObject({ code: 400 });
      await send('一天', { minutes: 1_440 });
      movedMs += 23 * 60 * minute;
      expect(await visitorSees()).toMatchObject({ text: '一天' });
      movedMs += 61 * minute;
      expect(await visitorSees()).toBeUndefined();
      expect(await now()).toBeNull();
    });

    test('W6 · W7 · a look changes nothing, and sending asks for the password', async () => {
      const stands = async () => ({ banners: (await rows()).filter(({ banner }) => banner), acts: (await log()).length });
      const before = await stands();
      movedMs += 11 * minute;
      const look = await send('先看影响', { checkOnly: true });
      expect(look.data?.effects.sentences[0]).toMatch(/^显示在清禾大学的所有页面上，\d\d-\d\d \d\d:\d\d 自动结束$/);
      expect(look.data?.act).toBeUndefined();
      expect(await stands()).toEqual(before);
      expect(await send('没有密码')).toMatchObject({ code: 2008 });
      expect(await now()).toBeNull();
    });

    test('W8 · only a person who saw the running notice replaces it', async () => {
      const first = (await send('第一条')).data?.notice;
      expect(await send('第二条')).toMatchObject({ code: 409, data: { current: { text: '第一条' }, by: '人urgent-admin URGENT-ADMIN' } });
      expect(await now()).toMatchObject({ text: '第一条' });
      const second = await send('第二条', { replaces: first?.id });
      expect(second.data?.effects.sentences).toContain('替换正在显示的“第一条”');
      expect(await visitorSees()).toMatchObject({ text: '第二条' });
    });

    test('W10 · undo restores what was shown before, and is refused where another notice runs since', async () => {
      const first = await send('第一条');
      const second = await send('第二条', { replaces: first.data?.notice.id });
      const undo = (sent: typeof first) => admin.post('acts/undo', { actId: sent.data?.act?.id });
      expect(await undo(first)).toMatchObject({ code: 409 });
      expect(await undo(second)).toMatchObject({ code: 200, data: { act: { name: '撤销：发布紧急通知' } } });
      expect(await now()).toMatchObject({ id: first.data?.notice.id, until: first.data?.notice.until });
      expect(await undo(second)).toMatchObject({ code: 409 });
      const recalled = await admin.post<Sent>('urgent/recall', { id: first.data?.notice.id });
      expect(await undo(recalled)).toMatchObject({ code: 200 });
      expect(await visitorSees()).toMatchObject({ text: '第一条' });
    });

    test('bad text is refused by name', async () => {
      for (const text of ['', '  ', '字'.repeat(61), '两\n行', 'a\0b', '字'.repeat(10_000)])
        expect(await send(text)).toMatchObject({ code: 400, data: { reasons: [{ path: 'text' }] } });
      expect((await send('<b>标签</b>')).data?.notice.text).toBe('<b>标签</b>');
      expect((await log()).filter(({ outcome }) => outcome === '400').length).toBeGreaterThan(0);
    });
  },
  () => ({ now: () => new Date(Date.now() + movedMs) }),
);
