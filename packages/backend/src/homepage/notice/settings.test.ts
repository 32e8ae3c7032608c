import type { NoticeConfig } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { operationsOf } from '../../testing/operations.ts';
import { source } from '../source/schema.ts';

const path = '/homepage/notice/getNoticeConfig';
let now = new Date();

onBothEngines(
  'the ways of notices and documents',
  (portal) => {
    const ops = operationsOf(portal, { told: [] });
    const waysOf = (type: string, account = 'T10001') =>
      ops<{ ways: string[]; quiet: boolean }>(`/ops/notice-ways?school=10001&account=${account}&type=${type}`);

    test('I1 · a person says how to be told of documents; what is not named stays, and notices are untouched', async () => {
      const token = await portal().tokenOf('T10001');
      const read = async () => (await portal().get<NoticeConfig>(path, { token })).data as NoticeConfig;
      const before = await read();
      const documents = before.channels.filter(({ type }) => type.startsWith('document.'));
      expect(documents.map(({ name, locked }) => [name, locked])).toEqual([
        ['待办公文', false],
        ['待阅公文', false],
      ]);
      await portal().post(path, { token, body: { channels: [{ type: 'document.todo', sms: true, wechat: false }] } });
      const after = await read();
      const todo = after.channels.find(({ type }) => type === 'document.todo');
      expect(todo).toMatchObject({ web: true, wechat: false, sms: true });
      expect(after.channels.filter(({ type }) => type !== 'document.todo')).toEqual(
        before.channels.filter(({ type }) => type !== 'document.todo'),
      );
      expect((await waysOf('document.todo')).body).toEqual({ ways: ['web', 'sms'], quiet: false });
    });

    test('I1 · in the quiet time only what is urgent is sent, documents are not', async () => {
      const token = await portal().tokenOf('T10001');
      await portal().post(path, { token, body: { quietStart: '22:30', quietEnd: '07:00' } });
      now = new Date('2026-11-20T15:00:00Z');
      expect((await waysOf('document.read')).body).toEqual({ ways: [], quiet: true });
      expect((await waysOf('urgent')).body).toEqual({ ways: ['web', 'wechat', 'sms'], quiet: false });
      now = new Date('2026-11-20T23:00:00Z');
      expect((await waysOf('document.read')).body).toMatchObject({ ways: ['web', 'wechat'], quiet: false });
    });

    test('who asks for the ways of nobody or of no kind is told so, and without a token nothing', async () => {
      expect((await waysOf('document.read', 'nobody')).status).toBe(404);
      expect((await waysOf('nothing')).status).toBe(404);
      expect((await ops('/ops/notice-ways?school=10001&account=T10001&type=life', undefined, 'wrong')).status).toBe(401);
    });

    test('I1 · a school without documents does not offer their ways', async () => {
      const { database, schools } = portal().services;
      await database
        .update(source)
        .set({ offers: ['tasks'] })
        .where(eq(source.fid, '10004'));
      await schools.changed('10004');
      const token = await portal().tokenOf('20260001', 'cas.localhost');
      const { data } = await portal().get<NoticeConfig>(path, { token, host: 'cas.localhost' });
      expect(data?.channels.some(({ type }) => type.startsWith('document.'))).toBe(false);
    });
  },
  () => ({ now: () => now }),
);
