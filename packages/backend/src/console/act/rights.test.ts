import type { ConsoleRole } from '@portico/contracts/console';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allContracts } from '../../kernel/api/contracts.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openPortalRegistry, type PortalRegistry } from '../../testing/portal-registry.ts';

const calls = Object.entries(allContracts).flatMap(([name, contract]) => (name.startsWith('console') ? Object.values(contract) : []));
const inputs: Record<string, object> = {
  'acts/undo': { actId: '1' },
  'audit/list': { from: '2026-11-01', to: '2026-11-02' },
  'audit/days': { from: '2026-11-01', to: '2026-11-02' },
  'audit/read': { id: '1' },
  'audit/export': { from: '2026-11-01', to: '2026-11-02' },
  'grants/give': { person: 'nobody', role: 'auditor', reason: 'x' },
  'grants/take': { id: 'none' },
  'grants/agree': { id: 'none' },
  link: { to: '/console', name: '总览' },
  'modules/change': { changes: [{ sign: 'none', state: 'off' }] },
  'modules/history': { sign: 'news' },
  'partners/save': { partner: 'cas', version: '', settings: null },
  'partners/test': { partner: 'cas' },
  'partners/newKey': { version: '' },
  'sign-in/save': { login: 'own', landing: '', onlineMinutes: 0, refreshMinutes: 0, version: '' },
  'plans/change': { id: '1', cancel: true },
  presence: { object: 'modules/news' },
  'presence/leave': { object: 'modules/news' },
  'releases/read': { area: 'news' },
  'releases/compare': { area: 'news', build: 'aaaaaaaaaaaa', before: 'bbbbbbbbbbbb' },
  'releases/health': { area: 'news', build: 'aaaaaaaaaaaa' },
  'releases/activate': { area: 'news', buildId: 'aaaaaaaaaaaa', ifRevision: 0 },
  'releases/rollback': { area: 'news', ifRevision: 0 },
  'previews/end': { area: 'news', preview: 'none' },
  'sources/save': { code: 'none', name: '无', offers: ['none'] },
  'sources/try': { code: 'none', account: 'nobody', offer: 'tasks' },
  'sources/retry': { code: 'none' },
  'sources/pause': { code: 'none', paused: true },
  'urgent/send': { text: '停水' },
  'urgent/recall': { id: 'none' },
};
const pathOf = (call: { path: string }) => call.path.replace('/pedestal/console/', '');
const everybody = ['operator', 'admin', 'editor', 'auditor'] as const;
type Cell = 'ok' | 'confirm' | 'refused';
/** The table of section 1, as [operator, admin, editor, auditor]; a call that is not here is open to every role. */
const table: Record<string, [Cell, Cell, Cell, Cell]> = {
  'acts/undo': ['ok', 'ok', 'ok', 'refused'],
  'audit/export': ['confirm', 'confirm', 'confirm', 'confirm'],
  ...Object.fromEntries(['list', 'compare', 'history'].map((verb) => [`modules/${verb}`, ['ok', 'ok', 'refused', 'ok']])),
  'modules/change': ['ok', 'ok', 'refused', 'refused'],
  'plans/list': ['ok', 'ok', 'refused', 'ok'],
  'plans/change': ['ok', 'ok', 'refused', 'refused'],
  'grants/list': ['ok', 'ok', 'refused', 'ok'],
  ...Object.fromEntries(['give', 'take', 'agree'].map((verb) => [`grants/${verb}`, ['ok', 'ok', 'refused', 'refused']])),
  'sign-in/read': ['ok', 'ok', 'refused', 'ok'],
  'sign-in/save': ['confirm', 'confirm', 'refused', 'refused'],
  'partners/list': ['ok', 'ok', 'refused', 'ok'],
  ...Object.fromEntries(['save', 'test', 'newKey'].map((verb) => [`partners/${verb}`, ['confirm', 'confirm', 'refused', 'refused']])),
  ...Object.fromEntries(['areas', 'read', 'compare', 'health'].map((verb) => [`releases/${verb}`, ['ok', 'ok', 'refused', 'ok']])),
  ...Object.fromEntries(
    ['activate', 'rollback', 'upload'].map((verb) => [`releases/${verb}`, ['confirm', 'refused', 'refused', 'refused']]),
  ),
  'previews/end': ['ok', 'ok', 'refused', 'refused'],
  'sources/list': ['ok', 'ok', 'refused', 'ok'],
  ...Object.fromEntries(['save', 'try', 'retry', 'pause'].map((verb) => [`sources/${verb}`, ['ok', 'ok', 'refused', 'refused']])),
  'urgent/now': ['ok', 'ok', 'refused', 'ok'],
  ...Object.fromEntries(['send', 'recall'].map((verb) => [`urgent/${verb}`, ['confirm', 'confirm', 'refused', 'refused']])),
};
const wrongPassword = ['confirm'];

onBothEngines('rights in the console', (portal) => {
  const people = {} as Record<ConsoleRole | 'nobody', ConsolePerson>;
  let setup: PortalRegistry;
  beforeAll(async () => {
    setup = await openPortalRegistry(portal().services);
    for (const role of everybody) people[role] = await consolePerson(portal(), { account: `cell-${role}`, role });
    people.nobody = await consolePerson(portal(), { account: 'cell-nobody' });
  });
  afterAll(() => setup.close());
  const ask = (who: ConsolePerson, call: { path: string; method: string; upload?: number }, more: object = {}) => {
    const path = pathOf(call);
    const input = { ...inputs[path], ...more };
    if (call.upload !== undefined) return who.upload(path, new File(['{}'], 'build.json'));
    return call.method === 'GET' ? who.get(path, input as Record<string, string>) : who.post(path, input);
  };

  test.each(calls.map((call) => [pathOf(call), call] as const))(
    'W1 · %s without a grant is 1001, before its input is read',
    async (_path, call) => {
      expect(await ask(people.nobody, call)).toMatchObject({ code: 1001, data: null });
      if (call.upload === undefined)
        expect(await ask(people.nobody, call, { from: 'wrong', area: 7, changes: 'wrong', id: '' })).toMatchObject({ code: 1001 });
      // A grant in one school opens nothing in another.
      if (call.upload === undefined && !pathOf(call).startsWith('me'))
        expect(await ask(people.admin, call, { school: '10002' })).toMatchObject({ code: 1001 });
    },
  );

  describe.each(everybody)('W2 · W6 · %s', (role) => {
    test.each(calls.filter((call) => !wrongPassword.includes(pathOf(call))).map((call) => [pathOf(call), call] as const))(
      '%s',
      async (path, call) => {
        const cell = table[path]?.[everybody.indexOf(role)] ?? 'ok';
        const rows = async () =>
          (await portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id))).map(({ outcome }) => outcome);
        const before = await rows();
        const { code } = await ask(people[role], call);
        if (cell === 'refused') expect(code).toBe(1001);
        else if (cell === 'confirm') expect(code).toBe(2008);
        else expect([200, 400, 404, 409]).toContain(code);
        const after = await rows();
        // W11: a refused change is one row; a read is none.
        const isRow = call.method === 'POST' && cell !== 'ok';
        if (call.method === 'GET' || isRow) expect(after.length - before.length).toBe(isRow ? 1 : 0);
        if (isRow) expect(after[0]).toBe(String(code));
      },
    );
  });

  test('W6 · a confirmation lasts 10 minutes and does not pass to another session', async () => {
    const body = { from: '2026-11-01', to: '2026-11-02' };
    await people.auditor.confirm();
    expect(await people.auditor.post('audit/export', body)).toMatchObject({ code: 200 });
    const other = await consolePerson(portal(), { account: 'cell-auditor', role: 'auditor' });
    expect(await other.post('audit/export', body)).toMatchObject({ code: 2008 });
    expect(await people.auditor.post('confirm', { password: 'wrong' })).toMatchObject({ code: 2001 });
  });

  test('W6 · a stolen token without the browser’s cookie changes nothing', async () => {
    const token = await portal().tokenOf('admin');
    const stolen = await portal().post('/pedestal/console/modules/change', { token, body: inputs['modules/change'] });
    expect(stolen).toMatchObject({ code: 1005, data: null });
  });
});
