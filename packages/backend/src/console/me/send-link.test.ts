import type { Notice } from '@portico/contracts';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../seed/seed-demo.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';

onBothEngines('a link to oneself', (portal) => {
  let admin: ConsolePerson;
  const told: unknown[] = [];
  beforeAll(async () => {
    admin = await consolePerson(portal(), { account: 'link-admin', role: 'admin' });
    portal().services.running.live = { publish: async (event, _data, to) => void told.push([event, to]) };
  });
  const noticesOf = async (username: string) => {
    const signedIn = await portal().post<{ token: string }>('/pedestal/auth/cx/login', { body: { username, password: demoPassword } });
    const body = { pageNum: 1, pageSize: 20, keyword: '在电脑上处理' };
    const { data } = await portal().post<{ records: Notice[] }>('/homepage/notice/getUserNoticeInfo', {
      token: signedIn.data?.token,
      body,
    });
    return data?.records ?? [];
  };

  test('W46 · a page for the computer is a notice to oneself alone, once for each page', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await admin.post('link', { to: '/console/releases/news?school=10001', name: '版本' })).toMatchObject({ code: 200 });
    expect(told).toContainEqual(['notice', { fid: '10001', personId: admin.personId }]);
    expect(await noticesOf('link-admin')).toMatchObject([
      { title: '在电脑上处理：版本', url: '/console/releases/news?school=10001', actionText: '打开管理台', read: false },
    ]);
    expect(await noticesOf('20260001')).toEqual([]);
  });

  test('only pages of the console are sent', async () => {
    for (const to of [
      'https://evil.example',
      '//evil.example',
      '/consoles',
      '/console/../home',
      '/home',
      'javascript:alert(1)',
      '/console\0',
    ])
      expect(await admin.post('link', { to, name: '版本' })).toMatchObject({ code: 400 });
  });
});
