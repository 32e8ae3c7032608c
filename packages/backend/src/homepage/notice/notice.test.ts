import { createHash } from 'node:crypto';
import type { InfoItem, Notice, NoticeDetail } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { person } from '../../kernel/identity/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import type { Account, TestPortal } from '../../testing/test-portal.ts';
import { notice, noticeMark } from './schema.ts';

const path = '/homepage/notice';
interface Everything {
  records: InfoItem[];
  total: number;
  unread: number;
  documents: { todo: number; read: number; done: number };
}
interface Changed {
  changed: number;
  unread: number;
}

async function as(portal: TestPortal, account: Account, host = 'localhost') {
  const token = await portal.tokenOf(account, host);
  return {
    get: <Data>(call: string) => portal.get<Data>(`${path}/${call}`, { host, token }),
    post: <Data>(call: string, body: object = {}) => portal.post<Data>(`${path}/${call}`, { host, token, body }),
  };
}

onBothEngines('notices', (portal) => {
  const everything = async (account: Account, body: object = {}) =>
    (await (await as(portal(), account)).post<Everything>('getInfoCenter', { pageSize: 100, ...body })).data as Everything;

  test('I1 · notices and documents are one list, whose pages have neither gap nor double', async () => {
    const whole = await everything('T10001');
    const kinds = new Set(whole.records.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['document', 'notice']);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNum) => everything('T10001', { pageNum, pageSize: 7 })));
    const ids = pages.flatMap(({ records }) => records.map(({ idCode }) => idCode));
    expect(ids).toEqual(whole.records.slice(0, 35).map(({ idCode }) => idCode));
    const last = await everything('T10001', { pageNum: Math.ceil(whole.total / 7), pageSize: 7 });
    expect(last.records).toHaveLength(whole.total % 7 || 7);
    const documents = await everything('T10001', { kind: 'document' });
    expect(documents.total).toBe(whole.documents.todo + whole.documents.read);
    expect(documents.records.every(({ target }) => target?.link)).toBe(true);
    expect((await everything('T10001', { kind: 'notice' })).total).toBe(whole.total - documents.total);
  });

  test('a guest gets the public notices, and no documents', async () => {
    const { records, unread, documents } = await everything('guest');
    expect(records.length).toBeGreaterThan(5);
    expect(records.every(({ kind, read }) => kind === 'notice' && !read)).toBe(true);
    expect([unread, documents]).toEqual([0, { todo: 0, read: 0, done: 0 }]);
  });

  test('I2 · priority, go-live and expiry are decided here', async () => {
    const { database, now } = portal().services;
    const [, , third, fourth, fifth] = (await everything('20260001', { kind: 'notice' })).records.map(({ idCode }) => idCode);
    const hour = 3_600_000;
    await database
      .update(notice)
      .set({ priority: 'urgent', isTop: 0 })
      .where(eq(notice.id, third ?? ''));
    await database
      .update(notice)
      .set({ sendTime: new Date(now().getTime() + hour) })
      .where(eq(notice.id, fourth ?? ''));
    await database
      .update(notice)
      .set({ expireTime: new Date(now().getTime() - hour) })
      .where(eq(notice.id, fifth ?? ''));
    const ids = (await everything('20260001')).records.map(({ idCode }) => idCode);
    expect(ids[0]).toBe(third);
    expect(ids).not.toContain(fourth);
    expect(ids).not.toContain(fifth);
    const student = await as(portal(), '20260001');
    expect(await student.get(`detail?id=${fourth}`)).toMatchObject({ code: 404, data: null });
    expect(await student.get(`detail?id=${fifth}`)).toMatchObject({ code: 404, data: null });
  });

  test('another person’s notice is as unknown as one that does not exist', async () => {
    const { database } = portal().services;
    const own = '1000109900';
    const row = { id: own, fid: '10001', type: 'life', title: '个人通知', content: '只给一人', createrName: '图书馆', search: [] };
    const [student] = await database
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.account, '20260001'), eq(person.fid, '10001')));
    const personId = student?.id;
    await database.insert(notice).values({ ...row, personId, sendTime: new Date(portal().services.now().getTime() - 1_000) });
    expect((await (await as(portal(), '20260001')).get<NoticeDetail>(`detail?id=${own}`)).data).toMatchObject({ title: '个人通知' });
    for (const account of ['T10001', 'guest'] as const)
      expect(await (await as(portal(), account)).get(`detail?id=${own}`)).toMatchObject({ code: 404, data: null });
    expect(await (await as(portal(), 'T10001')).post('read', { idCodes: [own] })).toMatchObject({ code: 404 });
    expect(await (await as(portal(), 'T10001')).get('detail?id=nothing')).toMatchObject({ code: 404 });
  });

  test('I1 · a new person finds a notice with a file, which downloads as its size and checksum say', async () => {
    for (const host of ['localhost', 'gateway.localhost']) {
      const newcomer = await as(portal(), host === 'localhost' ? '20260001' : 'guest', host);
      const { data } = await newcomer.post<Everything>('getInfoCenter', { pageSize: 5 });
      const details = await Promise.all((data?.records ?? []).map(({ idCode }) => newcomer.get<NoticeDetail>(`detail?id=${idCode}`)));
      const [file] = details.flatMap(({ data: detail }) => detail?.attachments ?? []);
      const answer = await portal().request(file?.url ?? '', { host });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(file?.size);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(file?.name ?? '')}`);
    }
  });

  test('case 36 · the whole text of a notice is clean, whatever stands in the database', async () => {
    const [first] = (await everything('guest')).records;
    const html =
      '<p id="x" style="position:fixed" onclick="a()">正文</p><script>a()</script><img src=x onerror=a()><a href="javascript:a()">l</a>';
    const attachments = [
      { id: 'a', name: '安排.pdf', size: 9, mime: 'application/pdf', url: '/files/a' },
      { id: 'b', name: 'b.html', size: 9, mime: 'text/html', url: 'javascript:alert(1)' },
    ];
    await portal()
      .services.database.update(notice)
      .set({ html, attachments })
      .where(eq(notice.id, first?.idCode ?? ''));
    const { data } = await (await as(portal(), 'guest')).get<NoticeDetail>(`detail?id=${first?.idCode}`);
    expect(data?.html).toContain('<p>正文</p>');
    expect(data?.html).not.toMatch(/script|onerror|onclick|style|id=/);
    expect(data?.attachments.map(({ name }) => name)).toEqual(['安排.pdf']);
  });

  test('a notice is read, and unread again; all of one kind are read by one call, later ones stay', async () => {
    const admin = await as(portal(), 'admin');
    const unread = async (type?: string) => (await everything('admin', { kind: 'notice', view: 'unread', ...(type && { type }) })).total;
    const before = await unread();
    const [one] = (await everything('admin', { kind: 'notice', view: 'unread' })).records as Notice[];
    expect((await admin.post<Changed>('read', { idCodes: [one?.idCode] })).data).toMatchObject({ unread: before - 1 });
    expect((await admin.post<Changed>('read', { idCodes: [one?.idCode], read: false })).data).toMatchObject({ unread: before });
    const ofLife = await unread('life');
    expect(ofLife).toBeGreaterThan(10);
    const newest = ((await everything('admin', { kind: 'notice', type: 'life' })).records[0] as Notice).idCode;
    const until = writeTime(portal().services.now().getTime() - 1_000);
    const later = new Date(portal().services.now().getTime() - 500);
    await portal().services.database.update(notice).set({ sendTime: later }).where(eq(notice.id, newest));
    expect((await admin.post<Changed>('readAll', { type: 'life', until })).data).toEqual({
      changed: ofLife - 1,
      unread: before - ofLife + 1,
    });
    expect((await admin.post<Changed>('readAll')).data).toMatchObject({ unread: 0 });
    expect((await admin.post<Changed>('readAll')).data).toEqual({ changed: 0, unread: 0 });
    const { database } = portal().services;
    const marks = await database
      .select()
      .from(noticeMark)
      .where(inArray(noticeMark.noticeId, [newest]));
    expect(marks.filter(({ star, dismissed }) => star || dismissed)).toEqual([]);
  });
});
