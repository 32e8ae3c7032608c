import type { BusinessSystem, TopicDetail, TopicItem } from '@portico/contracts';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';

const systemsPath = '/homepage/homeApp/getBusinessApp';
interface Listed<Row> {
  records: Row[];
  total: number;
}

onBothEngines('business systems and special services', (portal) => {
  const systemsOf = async (account: 'guest' | '20260001' | 'T10001') => {
    const token = await portal().tokenOf(account);
    const { data } = await portal().post<Listed<BusinessSystem>>(systemsPath, { token, body: { pageSize: 100 } });
    return { token, systems: data?.records ?? [] };
  };

  test('E2 · a system that a student may ask for is named, and nothing tells how it is reached', async () => {
    const { systems, token } = await systemsOf('20260001');
    const wanted = systems.find(({ name }) => name === '科研管理系统');
    expect(wanted).toMatchObject({ category: '教学科研', pcUrl: '', mobileUrl: '', hits: 0, applyUrl: expect.stringMatching(/^https:/) });
    expect(JSON.stringify(systems.filter(({ applyUrl }) => applyUrl))).not.toContain('research.qinghe');
    expect(systems.map(({ name }) => name)).not.toContain('协同办公 OA');
    expect(await portal().get(`/homepage/homeApp/hitApp?appId=${wanted?.appId}`, { token })).toMatchObject({ code: 1001, data: null });
    const staff = (await systemsOf('T10001')).systems.find(({ name }) => name === '科研管理系统');
    expect(staff).toMatchObject({ pcUrl: expect.stringMatching(/^https:/) });
    expect(staff?.applyUrl).toBeUndefined();
    expect((await systemsOf('guest')).systems.some(({ applyUrl }) => applyUrl)).toBe(false);
  });

  test('E2 · what is closed says until when, and what is for campus says so', async () => {
    const { systems } = await systemsOf('20260001');
    expect(systems.find(({ name }) => name === '考试系统')).toMatchObject({
      status: 'maintain',
      resumeTime: expect.stringMatching(/06:00:00$/),
    });
    expect(systems.find(({ name }) => name === '教务管理系统')).toMatchObject({ networkScope: 'campus', terminal: 'pc' });
  });

  test('E2 · what waits in a system is counted from its own source, and what was used last comes first', async () => {
    const { token, systems } = await systemsOf('T10001');
    const oa = systems.find(({ name }) => name === '协同办公 OA')?.appId ?? '';
    const { data: unread } = await portal().get<{ appId: string; unread: number }[]>('/homepage/homeApp/getBusinessUnread', { token });
    expect(unread?.find(({ appId }) => appId === oa)?.unread).toBeGreaterThan(0);
    await portal().get(`/homepage/homeApp/hitApp?appId=${oa}`, { token });
    const recent = (kind: string) =>
      portal().get<Listed<{ appId: string }>>(`/homepage/homeApp/getRecentlyUsedApp?kind=${kind}`, { token });
    expect((await recent('business')).data?.records[0]?.appId).toBe(oa);
    expect((await recent('service')).data?.records.map(({ appId }) => appId)).not.toContain(oa);
    expect((await recent('other')).code).toBe(400);
  });

  test('E1 · L10 · the frame shows what the catalogue says is framed, and nothing else', async () => {
    const { token } = await systemsOf('20260001');
    const { data } = await portal().post<Listed<{ appId: string; name: string; pageNavigationId?: string }>>(
      '/homepage/homeApp/getServiceApp',
      { token, body: { keyword: '校车时刻' } },
    );
    const framed = data?.records[0];
    expect(framed?.pageNavigationId).toBe(framed?.appId);
    const frame = (id: string) => portal().get<{ link: string }>(`/homepage/homeApp/getFrameApp?id=${encodeURIComponent(id)}`, { token });
    expect(await frame(framed?.appId ?? '')).toMatchObject({ data: { name: '校车时刻', link: expect.stringMatching(/^https:/) } });
    for (const id of ['1000105001', '0', 'https://evil.example']) expect(await frame(id)).toMatchObject({ code: 404, data: null });
  });

  test('E3 · a topic has its steps with departments; one of another school, or none, is not there', async () => {
    const { token } = await systemsOf('20260001');
    const { data } = await portal().get<Listed<TopicItem>>('/homepage/special/list', { token });
    const [first] = data?.records ?? [];
    expect(first?.steps?.map(({ name }) => name)).toEqual(['报到之前', '报到当天', '开学之后']);
    expect(first?.steps?.every(({ deptNames }) => deptNames.length > 0)).toBe(true);
    const detail = await portal().get<TopicDetail>(`/homepage/special?id=${first?.id}`, { token });
    expect(detail.data?.groups.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(detail.data?.groups.flatMap(({ apps }) => apps)).toHaveLength(first?.appCount ?? -1);
    const elsewhere = await portal().tokenOf('20260001', 'workbench.localhost');
    const asked = { token: elsewhere, host: 'workbench.localhost' };
    expect(await portal().get(`/homepage/special?id=${first?.id}`, asked)).toMatchObject({ code: 404, data: null });
  });
});
