import { performance } from 'node:perf_hooks';
import type { OpenDatabase } from '../src/kernel/database/database.ts';
import { signInFailure } from '../src/pedestal/password/schema.ts';
import { openTestPortal } from '../src/testing/test-portal.ts';

const rounds = 32;

/**
 * The time of a wrong password divided by that of an unknown account. Compares the slowest of each fastest quarter:
 * other work on the machine only makes a sign-in longer.
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
  // Alternating, so that other work on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    known.push(await timed('20260001'));
    unknown.push(await timed(`nobody${round}`));
  }
  return quarter(known) / quarter(unknown);
}
