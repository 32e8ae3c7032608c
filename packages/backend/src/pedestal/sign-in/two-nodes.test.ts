import type { LoginResult } from '@portico/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../../kernel/database/server.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import { openThrowaway } from '../../testing/engines.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const serverUrl = process.env.PORTICO_TEST_DATABASE_URL;
const credentials = { username: '20260001', password: demoPassword };

describe.skipIf(!serverUrl)('two nodes on one PostgreSQL', () => {
  let here: TestPortal;
  let there: TestPortal;
  /** ms that the other node's clock is ahead. */
  let shift = 0;
  beforeAll(async () => {
    const open = await openThrowaway(serverUrl ?? '', { seeded: true });
    here = await openTestPortal(open);
    there = await openTestPortal(await openServer(open.url), { now: () => new Date(Date.now() + shift) });
  });
  // The first one drops the database.
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  const codeOf = async (node: TestPortal, token: string) => (await node.get('/pedestal/auth/userInfo', { token })).code;
  const signIn = async (node: TestPortal) => {
    const browser = openBrowser(node);
    const answer = await browser.post<LoginResult>('/pedestal/auth/cx/login', { body: credentials });
    return { browser, token: answer.data?.token ?? '' };
  };
  /** Signed in on both nodes, and both remember it; then `end` runs, and the other node must know once a second has passed. */
  async function endsWithinASecond(token: string, end: () => Promise<unknown>): Promise<void> {
    expect([await codeOf(here, token), await codeOf(there, token)]).toEqual([200, 200]);
    await end();
    expect(await codeOf(here, token)).toBe(401);
    shift += 1_000;
    expect(await codeOf(there, token)).toBe(401);
  }

  test('a sign-in on one is valid on the other', async () => {
    const { token } = await signIn(here);
    expect(await codeOf(there, token)).toBe(200);
  });

  test('case 31 · signing out on one ends it on the other within a second', async () => {
    const { token } = await signIn(here);
    await endsWithinASecond(token, () => here.get('/pedestal/auth/logout', { token }));
  });

  test('case 31 · a session that is ended in the list is ended on the other within a second', async () => {
    const [mine, other] = [await signIn(here), await signIn(there)];
    await endsWithinASecond(other.token, async () => {
      const list = await mine.browser.get<{ id: string; current: boolean }[]>('/pedestal/auth/sessions', { token: mine.token });
      for (const { id, current } of list.data ?? []) {
        if (!current) await mine.browser.post('/pedestal/auth/sessions/revoke', { token: mine.token, body: { id } });
      }
    });
    expect(await codeOf(there, mine.token)).toBe(200);
  });

  test('case 31 · a changed password ends the others’ sessions on the other node within a second', async () => {
    const [mine, other] = [await signIn(here), await signIn(there)];
    const body = { oldPassword: demoPassword, newPassword: 'Xinmima@2027' };
    await endsWithinASecond(other.token, () => mine.browser.post('/pedestal/user/password', { token: mine.token, body }));
  });
});
