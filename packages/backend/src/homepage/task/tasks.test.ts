import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { readAnswer } from '../source/mapping.ts';
import { task } from './schema.ts';

interface Row {
  id: string;
  title: string;
  sourceCode: string;
  receiveTime: string;
  status: string;
  actions: string[];
}
interface List {
  records: Row[];
  total: number;
  sources: { sourceCode: string; count: number }[];
}
let portal: TestPortal;
let staff: string;
let student: string;
beforeAll(async () => {
  portal = await openTestPortal(await openSeededInMemory());
  [staff, student] = [await portal.tokenOf('T10001'), await portal.tokenOf('20260001')];
});
afterAll(() => portal.close());

const list = async (token: string, body: object) => {
  const answer = await portal.post<List>('/homepage/taskCenter/getTaskCenterInfo', { token, body: { pageSize: 100, ...body } });
  if (!answer.data) throw new Error(answer.msg);
  return answer.data;
};
const act = (token: string, body: object) =>
  portal.post<{ done: object[]; failed: { reason: string }[] }>('/homepage/taskCenter/actOnTasks', { token, body });
const refOf = ({ id, sourceCode }: Row) => ({ id, sourceCode });
const detail = (token: string, { id, sourceCode }: { id: string; sourceCode: string }) =>
  portal.get<{ task?: Row; progress?: { holder?: string; node?: string; dueTime?: string; state: string; steps: { name: string }[] } }>(
    `/homepage/taskCenter/getTaskDetail?id=${id}&sourceCode=${sourceCode}`,
    { token },
  );

test('T1 · tasks are narrowed by the days on which they arrived, both included', async () => {
  const all = await list(staff, { type: 'todo' });
  const day = all.records[3]?.receiveTime.slice(0, 10) ?? '';
  const some = await list(staff, { type: 'todo', startTime: day, endTime: day });
  expect(some.total).toBeGreaterThan(0);
  expect(some.total).toBeLessThan(all.total);
  expect(some.records.every(({ receiveTime }) => receiveTime.startsWith(day))).toBe(true);
});

test('T1 · each source is counted under the other filters, whichever is chosen', async () => {
  const all = await list(staff, { type: 'todo' });
  expect(all.sources.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  const one = await list(staff, { type: 'todo', sourceCode: 'finance' });
  expect(one.total).toBe(1);
  expect(one.sources).toEqual(all.sources);
});

test('T1 · only what is past its time', async () => {
  expect((await list(staff, { type: 'todo', overdue: true })).records.map(({ title }) => title)).toEqual(['实验室危化品台账抽查反馈']);
});

test('T1 · what is to be read is marked at once, and a second time does no harm', async () => {
  const { records } = await list(student, { type: 'read' });
  const tasks = records.map(refOf);
  expect(tasks).toHaveLength(1);
  expect((await act(student, { action: 'markRead', tasks })).data).toEqual({ done: tasks, failed: [] });
  expect((await list(student, { type: 'read' })).total).toBe(0);
  expect((await act(student, { action: 'markRead', tasks })).data).toEqual({ done: tasks, failed: [] });
});

test('T1 · a to-do is not marked as read, and another person’s task is not touched', async () => {
  const todo = (await list(staff, { type: 'todo' })).records.slice(0, 1).map(refOf);
  expect((await act(staff, { action: 'markRead', tasks: todo })).data).toMatchObject({
    done: [],
    failed: [{ reason: '这一条不能这样处理' }],
  });
  const foreign = (await list(staff, { type: 'mine' })).records.map(refOf);
  expect((await act(student, { action: 'withdraw', tasks: foreign })).data).toMatchObject({
    done: [],
    failed: [{ reason: '这一条已不在您的任务中' }],
  });
  expect((await detail(student, foreign[0] ?? { id: '', sourceCode: '' })).data?.task).toBeUndefined();
});

test('T1 · an application is urged once a day, and stays with its state when it is withdrawn', async () => {
  const mine = (await list(student, { type: 'mine' })).records[0] as Row;
  const tasks = [refOf(mine)];
  expect(mine.actions).toEqual(['view', 'urge', 'withdraw']);
  expect((await act(student, { action: 'urge', tasks })).data).toMatchObject({ done: tasks });
  expect((await act(student, { action: 'urge', tasks })).data).toMatchObject({ failed: [{ reason: '今天已经催办过，请等待处理' }] });
  expect((await act(student, { action: 'withdraw', tasks })).data).toMatchObject({ done: tasks });
  const after = (await detail(student, mine)).data;
  expect(after?.task).toMatchObject({ status: 'withdrawn', actions: ['view'] });
  expect(after?.progress).toMatchObject({ state: 'withdrawn' });
  expect(after?.progress?.holder).toBeUndefined();
});

test('T2 · the time line says who has an application now and until when, with an engine’s steps and without', async () => {
  const told = (await list(staff, { type: 'todo' })).records.find(({ title }) => title.includes('教学成果奖')) as Row;
  expect((await detail(staff, told)).data?.progress).toMatchObject({
    holder: '周景行',
    node: '处领导审核',
    steps: [{ name: '拟稿' }, { name: '核稿', comment: '同意，请领导审阅' }, { name: '处领导审核', state: 'current' }, { state: 'next' }],
  });
  const approvals = await portal.post<{ list: { id: string; sourceCode: string; formName: string }[] }>(
    '/homepage/approval/getApprovalData',
    { token: student, body: { aprvType: 4 } },
  );
  const of = async (formName: string) => {
    const { id, sourceCode } = approvals.data?.list.find((each) => each.formName === formName) ?? { id: '', sourceCode: '' };
    return portal.get(`/homepage/approval/getApprovalDetail?id=${id}&sourceCode=${sourceCode}`, { token: student });
  };
  expect(await of('转专业申请')).toMatchObject({
    data: {
      progress: {
        state: 'running',
        holder: '教务处',
        steps: [{ state: 'done' }, { handler: '教务处', state: 'current' }, { state: 'next' }],
      },
    },
  });
  expect(await of('场地借用')).toMatchObject({
    data: { progress: { state: 'rejected', steps: [{}, { name: '驳回', state: 'stopped' }] } },
  });
});

test('T2 · an engine’s own names for steps are translated; steps that make no sense are left out, not the row', () => {
  const question = {
    address: 'x',
    list: '',
    fields: { id: 'id', title: 'name', receiveTime: 'at' },
    constants: { type: 'mine', status: 'doing', 'target.link': '/' },
    values: {},
    steps: { list: 'flow.nodes', fields: { name: 'n', handler: 'who', state: 's' }, values: { state: { '1': 'done', '2': 'current' } } },
  };
  const row = { id: 1, name: '请假', at: '2026-11-20 09:00' };
  const steps = (nodes: unknown) => readAnswer('tasks', question, [{ ...row, flow: { nodes } }])[0]?.steps;
  expect(
    steps([
      { n: '提交', who: '林知夏', s: 1 },
      { n: '审批', s: 2 },
    ]),
  ).toMatchObject([
    { name: '提交', handler: '林知夏', state: 'done' },
    { name: '审批', state: 'current' },
  ]);
  expect(steps([{ n: '', s: 9 }])).toEqual([]);
  expect(steps('garbage')).toEqual([]);
});

test('what a database row says of its steps is read through the same rules', async () => {
  const { database } = portal.services;
  const mine = (await list(staff, { type: 'mine' })).records[0] as Row;
  await database
    .update(task)
    .set({ steps: 'garbage' as never })
    .where(eq(task.id, mine.id));
  expect((await detail(staff, mine)).data?.progress).toMatchObject({ state: 'running', steps: [{}, {}, {}] });
});
