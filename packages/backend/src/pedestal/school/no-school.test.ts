import { expect, test } from 'vitest';
import { openMigratedInMemory } from '../../testing/seeded.ts';
import { openTestPortal } from '../../testing/test-portal.ts';

test('a portal without a school is ready, and says that one must be added', async () => {
  const portal = await openTestPortal(await openMigratedInMemory(), { environment: { PORTICO_DEMO: '0' } });
  try {
    const answer = await portal.request('/pedestal/auth/guest/login');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 503, msg: 'There is no school yet: add one with portico school add.' });
    expect((await portal.request('/readyz')).status).toBe(200);
    expect(portal.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  } finally {
    await portal.close();
  }
});
