import { performance } from 'node:perf_hooks';
import type { OpenDatabase } from '../src/kernel/database/database.ts';
import { signInFailure } from '../src/pedestal/password/schema.ts';
import { openTestPortal } from '../src/testing/test-portal.ts';

const rounds = 32;

/**
 * How long a wrong password takes, divided by how long an unknown account takes. Of each the quarter of the fastest
 * counts, at its slowest: what else the machine does makes a sign-in longer, never shorter.
 */
export async function measureRefusedSignIns(open: OpenDatabase): Promise<number> {
  const portal = await openTestPortal(open);
  const timed = async (username: string) => {
    await open.database.delete(signInFailure);
    const began = performance.now();
    await portal.post('/pedestal/auth/cx/login', { body: { username, password: 'wrong' } });
    return performance.now() - began;
  };
  const quarter = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 2] ?? Number.NaN;
  const [known, unknown]: [number[], number[]] = [[], []];
  await timed('20260001');
  await timed('nobody');
  // In turn, so that what else the machine does falls on both.
  for (let round = 0; round < rounds; round += 1) {
    known.push(await timed('20260001'));
    unknown.push(await timed(`nobody${round}`));
  }
  return quarter(known) / quarter(unknown);
}
