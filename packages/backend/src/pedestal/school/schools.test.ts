import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/database.ts';
import { readEnvironment } from '../../kernel/environment/environment.ts';
import { school } from '../../kernel/identity/schema.ts';
import { hostName } from '../../kernel/identity/schools.ts';
import { openSealer } from '../../kernel/secret/sealer.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { createSchools } from './schools.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openSeededInMemory();
});
afterAll(() => open.close());

test('a school’s cached data is read once, and again after a change', async () => {
  const schools = createSchools(open.database, openSealer(readEnvironment({})));
  const ask = async () => {
    const of = await schools.ofHost('localhost');
    // A query of Drizzle runs again whenever somebody waits for it.
    const [row] = await schools.remember(of, 'number', () => open.database.select({ drawn: sql<number>`random()` }).from(school).limit(1));
    return row?.drawn;
  };
  const first = await ask();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([first, first, first]);
  await schools.changed('10001');
  expect(await ask()).not.toBe(first);
});

test('a failed load is tried again', async () => {
  const schools = createSchools(open.database, openSealer(readEnvironment({})));
  const of = await schools.ofHost('localhost');
  await expect(schools.remember(of, 'broken', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await schools.remember(of, 'broken', () => Promise.resolve('up'))).toBe('up');
});

test('a host is found whatever its case and port; an unknown one gets the default school', async () => {
  const schools = createSchools(open.database, openSealer(readEnvironment({})));
  expect((await schools.ofHost('WorkBench.localhost:8080')).fid).toBe('10002');
  expect((await schools.ofHost('nowhere.example')).fid).toBe('10001');
  expect(hostName('Portal.Example.:443')).toBe('portal.example');
});

test('seeding again changes nothing, and does not revert a school', async () => {
  await open.database.update(school).set({ unitName: '改名大学' }).where(eq(school.fid, '10005'));
  await seedDemo(open.database, new Date());
  const rows = await open.database.select().from(school);
  expect(rows).toHaveLength(6);
  expect(rows.find((row) => row.fid === '10005')?.unitName).toBe('改名大学');
});
