import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { signInFailure } from '../password/schema.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal(await openSeededInMemory());
}, 60_000);
afterAll(() => portal.close());

async function timed(username: string): Promise<number> {
  await portal.services.database.delete(signInFailure);
  const started = performance.now();
  await portal.post('/pedestal/auth/cx/login', { body: { username, password: 'wrong' } });
  return performance.now() - started;
}
/** What the work takes when nothing else is in the way: the quarter of the fastest, its slowest. */
const quarter = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 2] ?? 0;

// Three rounds, because other programs of this machine share its processors.
test('case 27 · an unknown account takes as long as a wrong password (±10 %)', { retry: 2, timeout: 120_000 }, async () => {
  const [known, unknown]: [number[], number[]] = [[], []];
  await timed('20260001');
  await timed('nobody');
  // In turn, so that whatever else the machine does falls on both.
  for (let count = 0; count < 32; count += 1) {
    known.push(await timed('20260001'));
    unknown.push(await timed(`nobody${count}`));
  }
  const ratio = quarter(known) / quarter(unknown);
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
});
