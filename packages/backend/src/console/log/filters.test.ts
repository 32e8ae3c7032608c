import { addDays, dayOf } from '@portico/contracts/time';
import { beforeAll, expect, test } from 'vitest';
import { auditEntry } from '../../kernel/audit/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { logFilters, planOf, writeManyActs } from '../../testing/many-acts.ts';
import type { Standing } from '../act/standing.ts';
import { conditionsOf, type Filters } from './conditions.ts';
import { fewOf, newestActs, newestSignIns } from './read-log.ts';

const today = dayOf(new Date());
const span = { from: addDays(today, -179), to: today };
const nobody = { fid: '10001', isEditorOnly: false, visitor: { person: { id: 'x' } } } as unknown as Standing;

onBothEngines('filters of the log', (portal) => {
  beforeAll(() => writeManyActs(portal().services.database, 40_000), 120_000);

  test.each(Object.entries(logFilters(today)))('%s is answered by an index: list and count', async (_name, filter) => {
    const { database } = portal().services;
    const { acts, signIns } = conditionsOf({ ...span, ...filter }, nobody);
    const lists = [...acts.map((where) => newestActs(database, where, 20)), ...signIns.map((where) => newestSignIns(database, where, 20))];
    const counts = [
      ...acts.map((where) => fewOf(database, operationEntry, where)),
      ...signIns.map((where) => fewOf(database, auditEntry, where)),
    ];
    for (const query of [...lists, ...counts]) expect(await planOf(database, query.getSQL())).not.toMatch(/Seq Scan/);
  });

  test('a filter finds the same rows as a look at each of them', async () => {
    const { database } = portal().services;
    const all = (await database.select().from(operationEntry)).filter(({ fid }) => fid === '' || fid === '10001');
    const found = async (filter: Partial<Filters>) => {
      const { acts } = conditionsOf({ ...span, ...filter }, nobody);
      return (await Promise.all(acts.map((where) => newestActs(database, where, 50_000)))).flat().map(({ id }) => id);
    };
    const recent = all.filter(({ time }) => dayOf(time) >= span.from);
    const expected = (keep: (row: (typeof all)[number]) => boolean) => recent.filter(keep).map(({ id }) => id);
    const same = async (filter: Partial<Filters>, keep: (row: (typeof all)[number]) => boolean) => {
      const wanted = expected(keep);
      expect(wanted.length).toBeGreaterThan(0);
      expect((await found(filter)).sort()).toEqual(wanted.sort());
    };
    await same({ who: 't10122' }, ({ who }) => who.includes('T10122'));
    await same({ object: 'sign-78' }, ({ object }) => object === 'sign-78');
    await same({ q: '升级 123' }, ({ reason }) => reason.includes('升级 123'));
    await same({ outcome: '409' }, ({ outcome }) => outcome === '409');
    await same({ address: '10.12.' }, ({ ip }) => ip?.startsWith('10.12.') ?? false);
  });
});
