import type { Act, ConsoleGrant, ConsoleRole } from '@portico/contracts/console';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { department } from '../../homepage/service/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { consoleGrant } from '../../pedestal/grant/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';

interface Given {
  grant: ConsoleGrant;
  act?: Act;
}
type Who = 'operator' | 'admin' | 'second' | 'editor' | 'auditor' | 'nobody';

onBothEngines('roles in the console', (portal) => {
  let people: Record<Who, ConsolePerson>;
  const fid = '10002';
  beforeAll(async () => {
    const at = { fid, host: 'workbench.localhost' };
    const of = (account: string, role?: ConsoleRole) => consolePerson(portal(), { account, ...(role && { role }), ...at });
    // Nobody but these.
    await portal().services.database.delete(consoleGrant);
    people = {
      operator: await of('r-operator', 'operator'),
      admin: await of('r-admin', 'admin'),
      second: await of('r-second', 'admin'),
      editor: await of('r-editor', 'editor'),
      auditor: await of('r-auditor', 'auditor'),
      nobody: await of('r-nobody'),
    };
    for (const name of ['a', 'b', 'c']) await of(`r-free-${name}`);
  });
  const give = (by: Who, person: string, role: ConsoleRole, more: object = {}) =>
    people[by].post<Given>('grants/give', { person, role, reason: '测试', ...more });
  const list = async (by: Who = 'operator') => (await people[by].get<{ grants: ConsoleGrant[] }>('grants/list')).data?.grants ?? [];
  const idOf = async (account: string, role: ConsoleRole) =>
    (await list()).find((each) => each.account === account.toUpperCase() && each.role === role)?.id ?? '';

  test('W3 · the last operator and the last admin of a school cannot be taken away', async () => {
    const operator = await idOf('r-operator', 'operator');
    const refused = await people.operator.post('grants/take', { id: operator });
    expect(refused).toMatchObject({ code: 400, msg: '这是最后一位平台运维，不能收回' });
    // Two administrators take each other's role at once: one stays.
    const [one, other] = [await idOf('r-admin', 'admin'), await idOf('r-second', 'admin')];
    const both = await Promise.all([people.admin.post('grants/take', { id: other }), people.second.post('grants/take', { id: one })]);
    expect(both.map(({ code }) => code).sort()).toContain(200);
    const left = (await list()).filter(({ role }) => role === 'admin');
    expect(left).toHaveLength(1);
    expect(await people.operator.post('grants/take', { id: left[0]?.id })).toMatchObject({
      code: 400,
      msg: '这是本校最后一位管理员，不能收回',
    });
    for (const name of ['r-admin', 'r-second']) await give('operator', name, 'admin');
    expect((await list()).filter(({ role }) => role === 'admin')).toHaveLength(2);
  });

  test('W4 · nobody grants above the own role or to oneself', async () => {
    expect(await give('admin', 'r-free-a', 'operator')).toMatchObject({ code: 1001, msg: '您不能授予“平台运维”' });
    expect(await give('operator', 'r-free-a', 'editor')).toMatchObject({ code: 1001 });
    expect(await give('admin', 'r-admin', 'editor')).toMatchObject({ code: 1001, msg: '不能给自己授权，请联系其他管理员' });
    expect(await give('operator', 'r-operator', 'admin')).toMatchObject({ code: 1001 });
    for (const who of ['editor', 'auditor', 'nobody'] as const)
      expect(await give(who, 'r-free-a', 'auditor')).toMatchObject({ code: 1001, data: null });
    expect(await idOf('r-free-a', 'operator')).toBe('');
  });

  test('W4 · auditor and another role in one school exclude each other', async () => {
    const [own] = await portal().services.database.select().from(department).where(eq(department.fid, fid)).limit(1);
    expect(await give('admin', 'r-auditor', 'editor', { departments: [own?.id] })).toMatchObject({
      code: 400,
      data: { reasons: [{ path: 'role' }] },
    });
    expect(await give('admin', 'r-editor', 'auditor')).toMatchObject({ code: 400, data: { reasons: [{ path: 'role' }] } });
  });

  test('an administrator whom another one names waits until a third person agrees', async () => {
    const named = await give('admin', 'r-free-b', 'admin');
    expect(named).toMatchObject({ code: 200, data: { grant: { waiting: true } } });
    const id = named.data?.grant.id;
    expect(await people.admin.post('grants/agree', { id })).toMatchObject({ code: 1001, msg: '需要另一位管理员同意' });
    const waiting = await consolePerson(portal(), { account: 'r-free-b', fid, host: 'workbench.localhost' });
    expect(await waiting.get('me')).toMatchObject({ code: 1001 });
    expect(await waiting.post('grants/agree', { id })).toMatchObject({ code: 1001 });
    expect(await people.second.post('grants/agree', { id })).toMatchObject({ code: 200, data: { grant: { waiting: false } } });
    expect(await waiting.get('me')).toMatchObject({ code: 200, data: { grants: [{ role: 'admin' }] } });
  });

  test('a grant that is taken away ends at once; undo brings it back as it was', async () => {
    const id = await idOf('r-free-b', 'admin');
    const open = await consolePerson(portal(), { account: 'r-free-b', fid, host: 'workbench.localhost' });
    const rows = () => portal().services.database.select().from(consoleGrant).where(eq(consoleGrant.id, id));
    const [before] = await rows();
    const taken = await people.second.post<Given>('grants/take', { id });
    expect(taken).toMatchObject({ code: 200, data: { act: { action: 'role.take' } } });
    expect(await open.get('modules/list')).toMatchObject({ code: 1001, data: null });
    expect(await open.post('modules/change', { changes: [{ sign: 'news', state: 'off' }] })).toMatchObject({ code: 1001 });
    expect(await people.second.post('acts/undo', { actId: taken.data?.act?.id })).toMatchObject({ code: 200 });
    const [after] = await rows();
    expect({ ...after, lastUsedTime: null }).toEqual({ ...before, lastUsedTime: null });
    expect(await open.get('modules/list')).toMatchObject({ code: 200 });
  });

  test('W7 · a look before giving or taking changes nothing', async () => {
    const state = async () => [
      await portal().services.database.select().from(consoleGrant).orderBy(consoleGrant.id),
      (await portal().services.database.select().from(operationEntry)).length,
    ];
    await list();
    const before = await state();
    expect(await give('admin', 'r-free-c', 'auditor', { checkOnly: true })).toMatchObject({
      code: 200,
      data: { grant: { role: 'auditor' }, effects: { people: 1 } },
    });
    expect(await people.admin.post('grants/take', { id: await idOf('r-second', 'admin'), checkOnly: true })).toMatchObject({ code: 200 });
    expect(await state()).toEqual(before);
  });

  test('an end in the past, a department of another school and an unknown account are refused by field', async () => {
    const [foreign] = await portal().services.database.select().from(department).where(eq(department.fid, '10003')).limit(1);
    const field = async (person: string, more: object) =>
      ((await give('admin', person, 'editor', more)).data as unknown as { reasons: { path: string }[] }).reasons[0]?.path;
    expect(await field('r-free-c', { departments: [foreign?.id] })).toBe('departments');
    expect(await field('r-free-c', { departments: [] })).toBe('departments');
    expect(await field('no-such-account', {})).toBe('person');
    expect(await field('r-free-c', { until: '2020-01-01' })).toBe('until');
    expect(await field('r-free-c', { reason: '' })).toBe('reason');
  });
});
