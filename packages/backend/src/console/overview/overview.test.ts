import type { Overview } from '@portico/contracts/console';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { source, sourceHealth } from '../../homepage/source/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openPortalRegistry, type PortalRegistry } from '../../testing/portal-registry.ts';
import { builds } from '../../testing/test-registry.ts';
import { tellConsole } from '../act/tell.ts';
import { consolePlan } from '../plan/schema.ts';

const [a, b] = builds;

onBothEngines('the overview of the console', (portal) => {
  let setup: PortalRegistry;
  let admin: ConsolePerson;
  beforeAll(async () => {
    setup = await openPortalRegistry(portal().services);
    admin = await consolePerson(portal(), { account: 'over-admin', role: 'admin' });
    for (const build of [a, b]) await setup.publish(build);
    await setup.registry.activate({ area: 'news', buildId: a, who: 'test' });
  });
  afterAll(() => setup.close());
  const read = async () => (await admin.get<Overview>('overview/read')).data as Overview;

  test('W16 · with nothing wrong and nothing waiting it says so, without a line', async () => {
    expect(await read()).toMatchObject({
      sentence: '一切正常，没有事项等您处理',
      wrong: [],
      waiting: [],
      failedParts: [],
      areas: [{ area: 'news', buildId: a, seen: 0, lcp: null }],
    });
  });

  test('W14 · the first sentence counts what is wrong: a share that the portal ended, a resting source, and a missed plan', async () => {
    await setup.registry.activate({ area: 'news', buildId: b, share: 10, who: 'test' });
    await setup.registry.activate({ area: 'news', rollback: true, share: 10, note: '6 of 20 tabs failed', who: 'the portal' });
    const plan = {
      fid: '10001',
      action: 'module.change',
      object: 'news',
      objectName: '新闻中心',
      input: { changes: [] },
      due: new Date(),
      personId: 'x',
      who: 'x',
      role: 'admin',
    };
    await portal()
      .services.database.insert(consolePlan)
      .values([
        { ...plan, state: 'missed' },
        { ...plan, fid: '10002', state: 'missed' },
      ]);
    const at = portal().services.now();
    const state = { node: 'n:8080', code: 'resting', state: 'open' as const, failures: 3, at };
    await portal()
      .services.database.insert(source)
      .values({ fid: '10001', code: 'resting', name: '一卡通', offers: ['assets'] });
    await portal()
      .services.database.insert(sourceHealth)
      .values(['10001', '10002'].map((fid) => ({ ...state, fid })));
    const shown = await read();
    expect(shown.sentence).toBe('3 项异常');
    expect(shown.wrong).toMatchObject([
      { kind: 'share', affected: '20 个页面中 6 个出错', to: '/console/releases/news' },
      { kind: 'source', fid: '10001', text: '一卡通 没有应答，已暂停查询' },
      { kind: 'plan', fid: '10001', text: '定时已错过：新闻中心' },
    ]);
  });

  test('W14 · open tabs of people with a grant hear how much is wrong and waits, each their own', async () => {
    const told: unknown[] = [];
    const { running } = portal().services;
    const { live } = running;
    running.live = { publish: async (event, data, to) => void told.push([event, data, to]) };
    await tellConsole(portal().services, '10001');
    expect(told).toContainEqual([
      'console',
      { revision: running.registry?.revision(), wrong: 3, waiting: 0 },
      { personId: admin.personId },
    ]);
    told.length = 0;
    await tellConsole(portal().services, '10002');
    expect(told.filter((each) => JSON.stringify(each).includes(admin.personId))).toEqual([]);
    running.live = live;
  });

  test('W15 · a failing part is named and the others stay', async () => {
    const { registry } = portal().services.running;
    portal().services.running.health = () => Promise.reject(new Error('down'));
    const shown = await read();
    expect(shown.failedParts.sort()).toEqual(['areas']);
    expect(shown.wrong).toHaveLength(3);
    expect(registry).toBeDefined();
  });
});
