import { PGlite } from '@electric-sql/pglite';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { signInFailure } from '../password/schema.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof import('@node-rs/argon2')>();
  return { ...argon, verify: vi.fn(argon.verify) };
});

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal(await openSeededInMemory());
});
afterAll(() => portal.close());

/** What the portal writes each second by itself. */
const ofTimers = /"(operation_entry|operation_chain|source_health|source_hour)"/;

/** The work of one refused sign-in: what each comparison of passwords costs (kind, memory, passes), and the statements. */
async function workFor(username: string) {
  const { database } = portal.services;
  await database.delete(signInFailure);
  const query = vi.spyOn(PGlite.prototype, 'query');
  vi.mocked(verify).mockClear();
  expect(await portal.post('/pedestal/auth/cx/login', { body: { username, password: 'wrong' } })).toMatchObject({ code: 2001 });
  const comparisons = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4));
  const statements = query.mock.calls.filter(([text]) => !ofTimers.test(text)).length;
  query.mockRestore();
  return { comparisons, statements };
}

// `pnpm bench api` measures the two times and their ratio.
test('case 27 · an unknown account costs the same work as a wrong password', async () => {
  // What a school's first sign-in reads is kept.
  await workFor('20260001');
  const known = await workFor('20260001');
  expect(known.comparisons).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  expect(known.statements).toBeGreaterThan(0);
  expect(await workFor('nobody')).toEqual(known);
});
