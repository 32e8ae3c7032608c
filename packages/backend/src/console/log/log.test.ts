import type { LogState } from '@portico/area/operator';
import type { Act, AuditEntry, AuditRow, ChainState } from '@portico/contracts/console';
import { addDays, dayOf } from '@portico/contracts/time';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { chainOperations, sweepOperations, verifyChain } from '../../kernel/operator/operation-chain.ts';
import { operationChain, operationEntry } from '../../kernel/operator/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { operationsOf } from '../../testing/operations.ts';

interface Page {
  records: AuditRow[];
  total: number;
}

onBothEngines('the log in the console', (portal) => {
  let admin: ConsolePerson;
  let auditor: ConsolePerson;
  let editor: ConsolePerson;
  const ops = operationsOf(portal);
  const today = dayOf(new Date());
  const span = { from: addDays(today, -1), to: today };
  beforeAll(async () => {
    admin = await consolePerson(portal(), { account: 'log-admin', role: 'admin' });
    auditor = await consolePerson(portal(), { account: 'log-auditor', role: 'auditor' });
    editor = await consolePerson(portal(), { account: 'log-editor', role: 'editor' });
    await admin.post('modules/change', { changes: [{ sign: 'news', state: 'maintenance', text: '甲' }] });
    await admin.post('modules/change', { changes: [{ sign: 'news', state: 'on' }] });
    await admin.post('modules/change', { changes: [{ sign: 'no-such', state: 'off' }] });
  });
  const list = async (query: Record<string, string> = {}, who = auditor) =>
    (await who.get<Page>('audit/list', { ...span, ...query })).data as Page;

  test('acts and sign-ins are one list, and each filter leaves what it names', async () => {
    const all = await list({ pageSize: '100' });
    expect(new Set(all.records.map(({ kind }) => kind))).toEqual(new Set(['act', 'sign-in']));
    expect(all.records.map(({ time }) => time)).toEqual(
      all.records
        .map(({ time }) => time)
        .sort()
        .reverse(),
    );
    expect(all.total).toBe(all.records.length);
    expect((await list({ act: 'module.change', outcome: 'done' })).records.map(({ object }) => object)).toEqual(['news', 'news']);
    expect((await list({ outcome: 'refused' })).records).toMatchObject([{ object: 'no-such', outcome: '404' }]);
    expect((await list({ outcome: '404' })).total).toBe(1);
    expect((await list({ object: 'news' })).total).toBe(2);
    expect((await list({ who: 'LOG-ADMIN' })).records.every(({ who }) => /log-admin/i.test(who))).toBe(true);
    expect((await list({ q: '100%' })).total).toBe(0);
    expect((await list({ from: addDays(today, -9), to: addDays(today, -8) })).total).toBe(0);
    const days = await auditor.get<{ day: string; rows: number; refused: number }[]>('audit/days', span);
    expect(days.data?.at(-1)).toMatchObject({ day: today, rows: all.total, refused: 1 });
  });

  test('a row in full, with the acts before and after on the same object', async () => {
    const [newest, older] = (await list({ object: 'news' })).records;
    const read = await auditor.get<{ row: AuditEntry; earlier?: Act; later?: Act }>('audit/read', { id: older?.id ?? '' });
    expect(read.data).toMatchObject({ row: { after: { maintenance: 1, text: '甲' } }, later: { id: newest?.id } });
    expect(read.data?.earlier).toBeUndefined();
    expect(await auditor.get('audit/read', { id: 's999999999' })).toMatchObject({ code: 404 });
    expect(await auditor.get('audit/read', { id: '9'.repeat(30) })).toMatchObject({ code: 404 });
  });

  test('W5 · an editor sees the own rows alone', async () => {
    const { records } = await list({ pageSize: '100' }, editor);
    expect(records.every(({ who }) => /log-editor/i.test(who))).toBe(true);
    const [foreign] = (await list({ object: 'news' })).records;
    expect(await editor.get('audit/read', { id: foreign?.id ?? '' })).toMatchObject({ code: 404 });
  });

  test('an address is complete for auditors and masked for others', async () => {
    await portal()
      .services.database.update(operationEntry)
      .set({ ip: '10.12.34.56', chainNo: null, hash: null })
      .where(eq(operationEntry.object, 'no-such'));
    expect((await list({ outcome: '404' })).records[0]?.address).toBe('10.12.34.56');
    expect((await list({ outcome: '404' }, admin)).records[0]?.address).toBe('10.12.*.*');
    expect((await list({ address: '10.12.' })).total).toBe(1);
    expect(await auditor.get('audit/list', { ...span, address: 'DROP' })).toMatchObject({ code: 400 });
    expect(await auditor.get('audit/list', { from: '2020-01-01', to: today })).toMatchObject({ code: 400 });
  });

  test('the export needs a confirmation, is itself a row, and runs no formula', async () => {
    await portal()
      .services.database.update(operationEntry)
      .set({ objectName: '=1+1', chainNo: null, hash: null })
      .where(eq(operationEntry.object, 'no-such'));
    expect(await auditor.post('audit/export', { ...span, outcome: '404' })).toMatchObject({ code: 2008 });
    await auditor.confirm();
    const done = await auditor.post<{ csv: string; rows: number }>('audit/export', { ...span, outcome: '404' });
    expect(done.data?.rows).toBe(1);
    expect(done.data?.csv).toContain("'=1+1");
    expect((await list({ act: 'audit.' })).records.map(({ outcome }) => outcome)).toEqual(['done', '2008']);
  });

  test('W13 · a changed or missing row of the log is found', async () => {
    const { database } = portal().services;
    const verify = async () => (await auditor.get<ChainState>('audit/verify')).data as ChainState;
    // The tests above changed rows by hand.
    await database.update(operationEntry).set({ chainNo: null, hash: null });
    await database.delete(operationChain);
    expect(await verify()).toMatchObject({ ok: true });
    const [row] = await database
      .select()
      .from(operationEntry)
      .where(eq(operationEntry.object, 'news'))
      .orderBy(desc(operationEntry.id))
      .limit(1);
    if (!row) throw new Error('no row');
    await database.update(operationEntry).set({ who: 'somebody else' }).where(eq(operationEntry.id, row.id));
    expect(await verify()).toMatchObject({ ok: false, broken: { id: String(row.id), what: '内容被改动' } });
    const said = await ops<LogState>('/ops/operations/verify');
    expect(said.body).toMatchObject({ ok: false, broken: { id: row.id, no: row.chainNo, what: 'changed', who: 'somebody else' } });
    await database.update(operationEntry).set({ who: row.who }).where(eq(operationEntry.id, row.id));
    expect(await verify()).toMatchObject({ ok: true });
    await database.delete(operationEntry).where(eq(operationEntry.id, row.id));
    expect(await verify()).toMatchObject({ ok: false, broken: { no: row.chainNo, what: '缺少一行' } });
    await database.insert(operationEntry).values(row);
    expect(await verify()).toMatchObject({ ok: true });
    // The newest row is missing too: the sealed end of the chain knows it.
    const [last] = await database.select().from(operationEntry).orderBy(desc(operationEntry.chainNo)).limit(1);
    await database.execute(sql`delete from operation_entry where id = ${last?.id}`);
    expect(await verify()).toMatchObject({ ok: false, broken: { what: '缺少一行' } });
    if (last) await database.insert(operationEntry).values(last);
    expect((await ops<LogState>('/ops/operations/verify')).body).toMatchObject({ ok: true, broken: null });
    const ends = await database.select().from(operationChain);
    await database.delete(operationChain);
    expect((await verifyChain(portal().services)).ok).toBe(false);
    await database.insert(operationChain).values(ends);
  });

  test('W13 · what is deleted after its time leaves its hash as the anchor', async () => {
    const { services } = portal();
    await chainOperations(services);
    const before = await verifyChain(services);
    const [fifth] = await services.database.select().from(operationEntry).where(eq(operationEntry.chainNo, 5));
    await sweepOperations(services, fifth?.time ?? new Date(0));
    const after = await verifyChain(services);
    expect(after).toMatchObject({ ok: true });
    expect(after.rows).toBeLessThan(before.rows);
    await services.database.update(operationChain).set({ anchorHash: 'forged' });
    expect(await verifyChain(services)).toMatchObject({ ok: false });
  });
});
