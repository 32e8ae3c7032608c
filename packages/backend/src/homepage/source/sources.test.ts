import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../../kernel/server/log.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { outsideLimits, withCircuitBreaker } from './circuit-breaker.ts';
import { httpSource } from './http-source.ts';
import type { HttpQuestion, HttpSettings } from './mapping.ts';
import { source } from './schema.ts';
import { createSources } from './sources.ts';

let system: ChildProcess;
let base: string;
let portal: TestPortal;
beforeAll(async () => {
  system = spawn(process.execPath, [join(import.meta.dirname, 'demo-source.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) => system.stdout?.once('data', (line) => resolve(String(line).trim())));
  base = `http://127.0.0.1:${port}/`;
  portal = await openTestPortal(await openSeededInMemory());
});
afterAll(async () => {
  system.kill();
  await portal.close();
});

const question = (address: string): HttpQuestion => ({
  address,
  list: 'data.rows',
  fields: {
    id: 'taskId',
    title: 'subject',
    type: 'box',
    status: 'state',
    receiveTime: 'sendDate',
    dueTime: 'deadline',
    'target.link': 'href',
    priority: 'level',
  },
  constants: { 'target.isLogin': 1 },
  values: { type: { '1': 'todo' }, status: { '10': 'todo' }, priority: { '0': 0, '2': 2 } },
});
const settings = (address: string): HttpSettings => ({ base, headers: { 'x-key': 'secret' }, questions: { tasks: question(address) } });
const given = { code: 'oa2', name: '新 OA', offers: ['tasks' as const] };
const whose = { fid: '10001', personId: 'p', account: 't10001' };
/** Longer than any machine needs. */
const patient = { ...outsideLimits, timeoutMs: 60_000 };
/** Moves the clock of caches and breakers; network requests continue. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
afterEach(() => void vi.useRealTimers());
const asked = async () => ((await (await fetch(`${base}asked`)).json()) as { asked: number }).asked;

test('T1 · a system in another process is asked with the person’s account, and its values are mapped to ours', async () => {
  const records = await httpSource(given, settings('tasks?user={account}')).ask('tasks', whose, AbortSignal.timeout(5_000));
  expect(records).toMatchObject([
    {
      id: '71',
      title: '出差审批：t10001',
      type: 'todo',
      status: 'todo',
      priority: 2,
      target: { link: 'https://oa.school.example/task/71', isLogin: 1 },
    },
    { id: '72', title: '<b>会议</b>' },
  ]);
  expect(records[0]?.receiveTime.toISOString()).toBe('2026-11-20T01:30:00.000Z');
  // The row without a time is no task; the other two are there.
  expect(records).toHaveLength(2);
});

test.each([
  ['error', patient, /^it answers 500$/],
  ['html', patient, /not valid JSON/],
  ['redirect', patient, /^it answers 302$/],
  ['flood', patient, /^the answer is too long$/],
  ['silent', { ...patient, timeoutMs: 50 }, /^no answer within 50 ms$/],
])('case 58 · a source that answers with %s fails for that, and never throws', async (address, guard, why) => {
  const reasons: string[] = [];
  const source = withCircuitBreaker(httpSource(given, settings(address)), guard, (reason) => reasons.push(reason));
  expect(await source.ask('tasks', whose)).toEqual({ state: 'failed', records: [] });
  expect(reasons).toEqual([expect.stringMatching(why)]);
});

test('case 58 · of five thousand rows two thousand are accepted', async () => {
  const { records } = await withCircuitBreaker(httpSource(given, settings('many')), outsideLimits, () => undefined).ask('tasks', whose);
  expect(records).toHaveLength(2_000);
});

test('the circuit breaker opens after three failures, and tries again afterwards', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const guard = withCircuitBreaker(httpSource(given, settings('error')), { ...patient, rest: 20_000 }, () => undefined);
  const before = await asked();
  for (let count = 0; count < 8; count += 1) await guard.ask('tasks', whose);
  expect((await asked()) - before - 1).toBe(3);
  pass(19_999);
  await guard.ask('tasks', whose);
  expect((await asked()) - before - 2).toBe(3);
  pass(1);
  await guard.ask('tasks', whose);
  expect((await asked()) - before - 3).toBe(4);
});

test('an answer is cached, requested once at a time, and used when the source fails later', async () => {
  let fails = false;
  let calls = 0;
  const flaky = {
    ...given,
    acts: [],
    act: async () => undefined,
    ask: async () => {
      calls += 1;
      if (fails) throw new Error('down');
      return [];
    },
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  const guard = withCircuitBreaker(flaky, { ...patient, freshFor: 30_000 }, () => undefined);
  await Promise.all([guard.ask('tasks', whose), guard.ask('tasks', whose), guard.ask('tasks', whose)]);
  expect(calls).toBe(1);
  fails = true;
  expect((await guard.ask('tasks', whose)).state).toBe('fresh');
  pass(30_000);
  expect((await guard.ask('tasks', whose)).state).toBe('stale');
  expect((await guard.ask('tasks', { ...whose, personId: 'other' })).state).toBe('failed');
});

test('case 58 · case 57 · the task centre shows a system’s tasks beside the others’, and names the one that is down', async () => {
  const { database, schools } = portal.services;
  await database.insert(source).values({ fid: '10001', ...given, offers: ['tasks'], kind: 'http', http: settings('tasks?user={account}') });
  await database
    .update(source)
    .set({ kind: 'http', http: settings('error') })
    .where(and(eq(source.fid, '10001'), eq(source.code, 'finance')));
  await schools.changed('10001');
  const token = await portal.tokenOf('T10001');
  const list = await portal.post<{ total: number; records: { title: string; target: { link: string } }[] }>(
    '/homepage/taskCenter/getTaskCenterInfo',
    { token, body: { type: 'todo', pageSize: 100 } },
  );
  expect(list).toMatchObject({
    status: 200,
    code: 200,
    data: { total: 13, failedSources: [{ sourceCode: 'finance', sourceName: '财务报销' }] },
  });
  const titles = list.data?.records.map((row) => row.title) ?? [];
  expect(titles).toContain('出差审批：t10001');
  // A script is no address, and the title stays text.
  expect(list.data?.records.find((row) => row.title === '<b>会议</b>')?.target.link).toBe('');
  expect(await portal.get('/homepage/approval/getMergerApprovalData', { token })).toMatchObject({
    code: 200,
    data: { counts: { 1: 4 }, failedSources: [{ sourceCode: 'finance' }] },
  });
  expect(await portal.get('/homepage/person/getPersonMessage', { token })).toMatchObject({ code: 200, data: { todo: 13 } });
});

test('case 34 · approvals and documents are a person’s own, whatever is asked for', async () => {
  const [staff, student] = [await portal.tokenOf('T10001'), await portal.tokenOf('20260001')];
  const list = (token: string, aprvType: number) =>
    portal.post<{ list: { id: string }[]; total: number }>('/homepage/approval/getApprovalData', {
      token,
      body: { aprvType, pageSize: 100 },
    });
  expect((await list(staff, 1)).data?.total).toBe(4);
  expect((await list(student, 1)).data?.total).toBe(0);
  expect(await portal.post('/homepage/approval/getApprovalData', { token: staff, body: { aprvType: 5 } })).toMatchObject({ code: 400 });
  expect(await portal.get('/homepage/oa/getOaInfo?type=todo', { token: student })).toMatchObject({ data: { total: 0 } });
  expect(await portal.get('/homepage/oa/getOaInfo?type=todo', { token: staff })).toMatchObject({ data: { total: 4 } });
});

test('P1 · records come with the columns that the school names, and may be chosen from', async () => {
  const token = await portal.tokenOf('20260001');
  const types =
    (await portal.get<{ typeId: string; name: string; count: number }[]>('/homepage/person/getPersonTypeData', { token })).data ?? [];
  expect(types.map((type) => type.name)).toEqual(['课程成绩', '图书借阅', '校园卡消费', '学业进度', '校园档案']);
  const grades = types[0]?.typeId;
  const selects = await portal.get<{ key: string; options: { value: string }[] }[]>(
    `/homepage/person/getPersonDataSelect?typeId=${grades}`,
    { token },
  );
  expect(selects.data?.map((select) => select.key)).toEqual(['term', 'kind']);
  const chosen = await portal.get<{ rows: object[] }>(
    `/homepage/person/getPersonData?typeId=${grades}&key=kind&value=${encodeURIComponent('选修')}`,
    { token },
  );
  expect(chosen.data?.rows).toHaveLength(2);
  expect(await portal.get('/homepage/person/getPersonData?typeId=1000110604', { token })).toMatchObject({ code: 404 });
});

test('T1 · a system is asked to urge a task at its own address, and only what it has an address for', async () => {
  const acts = { urge: { address: 'urge/{id}' }, withdraw: { address: 'error' } };
  const asked = withCircuitBreaker(httpSource(given, { ...settings('tasks?user={account}'), acts }), patient, () => undefined);
  expect(asked.acts).toEqual(['urge', 'withdraw']);
  expect(await asked.act('urge', { id: '71', whose })).toBeUndefined();
  await expect(asked.act('withdraw', { id: '71', whose })).rejects.toThrow('it answers 500 to withdraw');
  await expect(asked.act('markRead', { id: '71', whose })).rejects.toThrow('oa2 has no address for markRead');
  expect(httpSource(given, settings('tasks')).acts).toEqual([]);
});

test('T1 · what a system said before is forgotten once it has acted', async () => {
  let calls = 0;
  const ask = async () => {
    calls += 1;
    return [];
  };
  const source = withCircuitBreaker({ ...given, acts: ['urge'], act: async () => undefined, ask }, patient, () => undefined);
  await source.ask('tasks', whose);
  await source.ask('tasks', whose);
  expect(calls).toBe(1);
  await source.act('urge', { id: '71', whose });
  await source.ask('tasks', whose);
  expect(calls).toBe(2);
  await source.ask('tasks', whose, 0);
  expect(calls).toBe(3);
});

test('nobody is asked for a source that another school has', async () => {
  const sources = createSources({ ...portal.services, log: createLog('silent') });
  const school = await portal.services.schools.byFid('10003');
  const visitor = await portal.services.visitorOf({
    host: 'gateway.localhost',
    token: await portal.tokenOf('T10001', 'gateway.localhost'),
  });
  if (!school || !visitor.person) throw new Error('no school');
  const { records, failedSources } = await sources.gather('tasks', { school, person: visitor.person });
  expect(failedSources).toEqual([]);
  expect(JSON.stringify(records)).not.toContain('出差审批');
});
