import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { person } from '../../kernel/identity/schema.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { importFile } from './import-file.ts';
import type { ImportProgress } from './import-lists.ts';

const rows = 100_000;

/** Counted, not timed: between two steps of the import the portal answers. */
test('the portal answers /readyz and calls while 100,000 rows are imported', { timeout: 600_000 }, async () => {
  const portal = await openTestPortal(await openSeededInMemory());
  const folder = mkdtempSync(join(tmpdir(), 'portico-many-rows-'));
  const file = join(folder, 'people.csv');
  const lines = Array.from(
    { length: rows },
    (_, index) => `P${index},学生${index},student,校长办公室,1390000${String(index).padStart(5, '0')}`,
  );
  writeFileSync(file, `code,name,userType,deptName,mobile\n${lines.join('\n')}\n`);
  const steps: ImportProgress[] = [];
  let isRunning = true;
  const imported = importFile(portal.services, {
    fid: '10005',
    file,
    name: 'people.csv',
    checkOnly: false,
    tell: (progress) => void steps.push(progress),
  }).finally(() => {
    isRunning = false;
  });
  const seen = { answers: 0, refused: 0, atSteps: new Set<number>() };
  const token = await portal.tokenOf('guest');
  while (isRunning) {
    const [ready, call] = await Promise.all([portal.request('/readyz'), portal.get('/homepage/theme/list', { token })]);
    seen.answers += 1;
    if (ready.status !== 200 || call.code !== 200) seen.refused += 1;
    seen.atSteps.add(steps.length);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await imported).toMatchObject({ taken: { people: { added: rows, changed: 0, unchanged: 0 } }, refusedCount: 0 });
  expect(steps).toHaveLength((2 * rows) / 100);
  expect(seen.refused).toBe(0);
  // The portal has answered again and again between the 2,000 steps, not only before and after them.
  expect(seen.atSteps.size).toBeGreaterThan(200);
  const [stored] = await portal.services.database.select({ rows: count() }).from(person).where(eq(person.fid, '10005'));
  expect(stored?.rows).toBeGreaterThanOrEqual(rows);
  rmSync(folder, { recursive: true });
  await portal.close();
});
