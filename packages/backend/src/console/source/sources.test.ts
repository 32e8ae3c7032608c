import type { ServerResponse } from 'node:http';
import type { ConsoleSource } from '@portico/contracts/console';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportSources } from '../../homepage/source/report-health.ts';
import { source, sourceHealth } from '../../homepage/source/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { serveSmall } from '../../testing/small-server.ts';

interface Saved {
  source: ConsoleSource;
}
interface Trial {
  ok: boolean;
  said?: string;
  rows: { fields: Record<string, string>; raw: Record<string, string> }[];
  arrived: number;
  refused: number;
  missing: string[];
}
const secret = 'the-key-of-the-oa';
const task = {
  taskId: 71,
  subject: '出差审批：张三',
  box: '1',
  state: '10',
  sendDate: '2026-11-20 09:30',
  href: 'https://oa.school.example/71',
};
const question = {
  address: 'tasks?user={account}',
  list: 'rows',
  fields: { id: 'taskId', title: 'subject', type: 'box', status: 'state', receiveTime: 'sendDate', 'target.link': 'href' },
  values: { type: { '1': 'todo' }, status: { '10': 'todo' } },
};

onBothEngines('sources in the console', (portal) => {
  let admin: ConsolePerson;
  let system: Awaited<ReturnType<typeof serveSmall>>;
  let answers = true;
  let asked = 0;
  const http = (more: object = {}) => ({ base: system.url, headers: { 'x-key': secret }, questions: { tasks: question }, ...more });
  beforeAll(async () => {
    system = await serveSmall((request, response: ServerResponse) => {
      asked += 1;
      const isKnown = request.headers['x-key'] === secret;
      if (!answers || !isKnown) return void response.writeHead(isKnown ? 500 : 403).end();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ rows: [task, { taskId: 72, subject: '没有时间的一行' }] }));
    });
    admin = await consolePerson(portal(), { account: 'src-admin', role: 'admin' });
  });
  afterAll(() => system.close());
  const list = async () => (await admin.get<{ sources: ConsoleSource[] }>('sources/list')).data?.sources ?? [];
  const oa = async () => (await list()).find(({ code }) => code === 'new-oa') as ConsoleSource;
  const save = (more: object = {}) => admin.post<Saved>('sources/save', { code: 'new-oa', name: '新办公', offers: ['tasks'], ...more });
  const tryIt = (more: object = {}) => admin.post<Trial>('sources/try', { code: 'new-oa', account: 'src-admin', offer: 'tasks', ...more });
  const log = () => portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id));
  /** A visitor's page, which asks every source for tasks. */
  const visit = async () => {
    const token = await portal().tokenOf('20260001');
    return (await portal().post<{ failedSources: { sourceCode: string }[] }>('/homepage/taskCenter/getTaskCenterInfo', { token, body: {} }))
      .data;
  };

  test('W12 · a source is tried before it is saved, values of a person are masked, and its key is nowhere', async () => {
    const trial = await tryIt({ http: http() });
    expect(trial.data).toMatchObject({ ok: true, arrived: 2, refused: 1, missing: [] });
    expect(trial.data?.rows[0]).toMatchObject({
      fields: { type: 'todo', title: '出***', receiveTime: '2026-11-20 09:30:00' },
      raw: { box: '1', subject: '出***', sendDate: '2026-11-20 09:30' },
    });
    expect(await list()).not.toContainEqual(expect.objectContaining({ code: 'new-oa' }));
    const wrongField = http({ questions: { tasks: { ...question, fields: { ...question.fields, title: 'caption' } } } });
    expect((await tryIt({ http: wrongField })).data?.missing).toEqual(['caption']);
    expect((await tryIt({ http: http({ headers: {} }) })).data).toMatchObject({ ok: false, said: '对方回答 403' });
    expect((await tryIt({ http: http({ questions: { tasks: { ...question, list: 'data' } } }) })).data?.said).toBe(
      '回答中的“data”不是列表',
    );
    const look = await save({ http: http(), checkOnly: true });
    expect(look.data?.source).toMatchObject({ code: 'new-oa', kind: 'http' });
    expect(await list()).not.toContainEqual(expect.objectContaining({ code: 'new-oa' }));
    const saved = await save({ http: http() });
    expect(saved).toMatchObject({ code: 200, data: { act: { action: 'source.save', objectName: '新办公' } } });
    expect(saved.data?.source.http).toMatchObject({ headers: { 'x-key': '' } });
    expect(JSON.stringify([trial, look, saved, await list(), await log()])).not.toContain(secret);
    const [row] = await portal().services.database.select().from(source).where(eq(source.code, 'new-oa'));
    expect(row?.http?.headers['x-key']).not.toContain(secret);
  });

  test('W12 · a saved key stays where none is typed, and never goes to another host', async () => {
    const { version } = await oa();
    expect(await save({ name: '办公二', version, http: http({ headers: { 'x-key': '' } }) })).toMatchObject({ code: 200 });
    expect((await tryIt()).data?.ok).toBe(true);
    const elsewhere = { base: 'http://127.0.0.1:9/', headers: { 'x-key': '' } };
    const hidden = { tasks: { ...question, address: 'http://127.0.0.1:9/tasks' } };
    for (const moved of [http(elsewhere), http({ headers: { 'x-key': '' }, questions: hidden })])
      for (const answer of [await tryIt({ http: moved }), await save({ http: moved, version: (await oa()).version })])
        expect(answer).toMatchObject({ code: 400, data: { reasons: [{ path: 'http.headers.x-key', text: '地址改了，请重新填写' }] } });
  });

  test('W8 · an older version is 409, and bad settings are named by field', async () => {
    expect(await save({ version: 'old', http: http() })).toMatchObject({ code: 409, data: { current: { name: '办公二' } } });
    expect(await save({ http: http() })).toMatchObject({ code: 409 });
    const { version } = await oa();
    for (const [bad, path] of [
      [http({ base: 'javascript:alert(1)' }), 'http.base'],
      [http({ base: 'http://169.254.169.254/' }), 'http.base'],
      [http({ headers: { 'x-key': 'a\r\nhost: b' } }), 'http.headers.x-key'],
      [http({ questions: {} }), 'http.questions.tasks'],
    ] as const)
      expect(await save({ version, http: bad })).toMatchObject({ code: 400, data: { reasons: [{ path }] } });
    expect(await save({ version, offers: ['money'], http: http() })).toMatchObject({ code: 400, data: { reasons: [{ path: 'offers' }] } });
    expect((await oa()).name).toBe('办公二');
  });

  test('the list counts answers and shows a circuit that opened on any node, until somebody retries', async () => {
    await visit();
    expect(await oa()).toMatchObject({ state: 'ok', asked: 1, failed: 0, p50: expect.any(Number), lastGood: expect.any(String) });
    // Of each hour both, the newest last.
    const { hours, medians, p50, p95 } = (await oa()) as ConsoleSource;
    expect([medians.length, medians.at(-1) ?? medians.at(-2), hours.at(-1) ?? hours.at(-2)]).toEqual([24, p50, p95]);
    answers = false;
    for (let times = 0; times < 3; times += 1) {
      // Every change makes the answers before it old.
      await save({ name: `办公${times}`, version: (await oa()).version });
      for (let again = 0; again < 3; again += 1) await visit();
    }
    const open = await oa();
    expect(open).toMatchObject({ state: 'open', failed: 9, retryIn: expect.any(Number), nodes: [{ failures: 3 }] });
    expect(open.retryIn).toBeLessThanOrEqual(20);
    const before = asked;
    await visit();
    expect(asked).toBe(before);
    answers = true;
    expect(await admin.post('sources/retry', { code: 'new-oa' })).toMatchObject({ code: 200, data: { act: { action: 'source.retry' } } });
    await visit();
    expect(asked).toBe(before + 1);
    expect((await oa()).state).toBe('ok');
    // Another node says otherwise: the worst is shown.
    const [own] = await portal().services.database.select().from(sourceHealth).where(eq(sourceHealth.code, 'new-oa'));
    if (!own) throw new Error('nothing was reported');
    await portal()
      .services.database.insert(sourceHealth)
      .values({ ...own, node: 'other:8080', state: 'open', failures: 3 });
    expect(await oa()).toMatchObject({ state: 'open', nodes: [expect.anything(), expect.anything()] });
    await portal().services.database.delete(sourceHealth).where(eq(sourceHealth.node, 'other:8080'));
  });

  test('a paused source is not asked, and visitors are told that it is missing', async () => {
    const { version } = await oa();
    expect(await admin.post('sources/pause', { code: 'new-oa', paused: true, version, checkOnly: true })).toMatchObject({ code: 200 });
    expect((await oa()).state).not.toBe('paused');
    await admin.post('sources/pause', { code: 'new-oa', paused: true, version });
    const before = asked;
    expect((await visit())?.failedSources).toContainEqual(expect.objectContaining({ sourceCode: 'new-oa' }));
    expect(asked).toBe(before);
    expect((await oa()).state).toBe('paused');
    expect(await admin.post('sources/pause', { code: 'new-oa', paused: false, version })).toMatchObject({ code: 409 });
    await admin.post('sources/pause', { code: 'new-oa', paused: false });
    await visit();
    await reportSources(portal().services);
    expect((await oa()).state).toBe('ok');
  });
});
