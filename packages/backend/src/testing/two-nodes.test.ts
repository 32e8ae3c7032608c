import { expect, test } from 'vitest';
import { changeModule } from '../homepage/unit/module-changes.ts';
import { openServer } from '../kernel/database/server.ts';
import { openThrowaway } from './engines.ts';
import { openTestPortal } from './test-portal.ts';

const url = process.env.PORTICO_TEST_DATABASE_URL;

test.skipIf(!url)(
  'X5 · two nodes on one PostgreSQL: sign-in, sign-out and a switched module count on both',
  async () => {
    const throwaway = await openThrowaway(url ?? '', { seeded: true });
    const a = await openTestPortal(throwaway);
    const b = await openTestPortal(await openServer(throwaway.url));
    const token = await a.tokenOf('T10001');
    expect(await b.get('/pedestal/auth/userInfo', { token })).toMatchObject({ code: 200, data: { name: '周景行' } });
    expect(await a.get('/pedestal/auth/userInfo', { token })).toMatchObject({ code: 200 });
    expect(await b.get('/pedestal/auth/logout', { token })).toMatchObject({ code: 200 });
    await expect.poll(async () => (await a.get('/pedestal/auth/userInfo', { token })).code).toBe(401);

    const guest = await b.tokenOf('guest');
    const news = async () => (await b.get('/homepage/news/list', { token: guest })).code;
    expect(await news()).toBe(200);
    await changeModule(a.services, { sign: 'news', state: 'off' }, { fids: ['10001'], by: { name: 'test', role: 'operator' } });
    await expect.poll(news).toBe(1002);
    await b.close();
    await a.close();
  },
  60_000,
);
