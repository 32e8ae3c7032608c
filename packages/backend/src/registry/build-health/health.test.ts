import type { TabReport } from '@portico/area/tab-report';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLimits } from '../../kernel/api/limits.ts';
import { createMetrics } from '../../kernel/api/metrics.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { openLive } from '../../kernel/live/live.ts';
import { createOperators } from '../../kernel/operator/operators.ts';
import { createLog } from '../../kernel/server/log.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { builds, onBothRegistries } from '../../testing/test-registry.ts';
import { rememberShell } from '../releases/open-shells.ts';
import { checkRollouts } from './check-rollouts.ts';
import { tabReportCollector } from './collect-tab-reports.ts';
import { addHealthMetrics } from './health-metrics.ts';
import { mountBuildHealth } from './http.ts';
import { readNodes, signOff, signOfLife } from './nodes.ts';
import { readHealth } from './read-health.ts';
import { vitalBetween, vitalsSince } from './vitals-since.ts';
import { plannedIn, type Source, witnessOf } from './witness.ts';

const [first, second] = builds;
const minute = 60_000;
const log = createLog('silent');

onBothRegistries('build health', (registrySetup) => {
  const database = () => registrySetup().open.database;
  const now = () => registrySetup().clock.now;
  const pass = (ms: number) => {
    registrySetup().clock.now = new Date(now().getTime() + ms);
  };
  const told = (...tabReports: TabReport[]) => toldBy(({ tab }) => ({ witness: `person ${tab}`, isPlanned: () => true }), ...tabReports);
  const toldBy = async (sourceOf: (tabReport: TabReport) => Source, ...tabReports: TabReport[]) => {
    const taker = tabReportCollector({ database: database(), log, now });
    for (const tabReport of tabReports) taker.take(tabReport, sourceOf(tabReport));
    await taker.flush();
  };
  const healthOf = async (buildId: string) => (await readHealth(database(), now())).find((each) => each.buildId === buildId);
  const begin = async () => {
    for (const build of [first, second]) await registrySetup().send(build);
    await registrySetup().activate({ buildId: first });
  };

  test('open tabs are counted on the build that they run: a swap moves them, a good-bye and long silence end them', async () => {
    await begin();
    await told({ tab: 'tab-00001', running: [`news@${first}`] }, { tab: 'tab-00002', running: [`news@${first}`] });
    expect(await healthOf(first)).toMatchObject({ tabs: 2, seen: 2, failed: 0 });
    pass(minute);
    await told({ tab: 'tab-00001', running: [`news@${second}`] });
    expect([(await healthOf(first))?.tabs, (await healthOf(second))?.tabs]).toEqual([1, 1]);
    pass(minute);
    await told({ tab: 'tab-00001', closed: true });
    expect([(await healthOf(first))?.tabs, (await healthOf(second))?.tabs]).toEqual([1, 0]);
    pass(16 * minute);
    expect(await healthOf(first)).toMatchObject({ tabs: 0, seen: 2 });
  });

  test('W18 · web vitals have a time: a span shows its own measurements, and they are kept for 8 days', async () => {
    await begin();
    const began = now().getTime();
    const measured = (tab: string, value: number): TabReport => ({
      tab,
      reports: [{ area: 'news', build: first, kind: 'vital', metric: 'LCP', value }],
    });
    await told(measured('tab-00001', 4_000), measured('tab-00002', 4_000), measured('tab-00003', 4_000));
    pass(60 * minute);
    await told(measured('tab-00004', 1_000));
    const since = async (at: number) => (await vitalsSince(database(), { area: 'news', builds: [first], since: new Date(at) }))[first]?.LCP;
    expect((await since(began - 5 * minute))?.count).toBe(4);
    const latest = await since(began + 30 * minute);
    expect(latest?.count).toBe(1);
    expect(Math.abs((latest?.p75 ?? 0) / 1_000 - 1)).toBeLessThan(0.1);
    const between = { since: new Date(began - 5 * minute), until: new Date(began + 30 * minute) };
    expect(Math.abs(((await vitalBetween(database(), { metric: 'LCP', ...between })) ?? 0) / 4_000 - 1)).toBeLessThan(0.1);
    pass(8 * 24 * 60 * minute);
    await tabReportCollector({ database: database(), log, now }).sweep();
    expect(await since(began - 5 * minute)).toBeUndefined();
  });

  test('a tab that fails often is one failed tab; kinds are counted one by one', async () => {
    await begin();
    const error = { area: 'news', build: first, kind: 'error' } as const;
    await told({ tab: 'tab-00001', running: [`news@${first}`], reports: [error, error] }, { tab: 'tab-00002', running: [`news@${first}`] });
    await told({
      tab: 'tab-00001',
      reports: [
        { ...error, kind: 'reverted' },
        { ...error, kind: 'live' },
      ],
    });
    expect(await healthOf(first)).toMatchObject({
      tabs: 2,
      seen: 2,
      failed: 1,
      reports: { error: 2, reverted: 1, live: 1, 'not-staged': 0 },
    });
  });

  test('the upper quartile of a web vital is right to a tenth', async () => {
    await begin();
    const reports = Array.from({ length: 40 }, (_, index) => ({
      area: 'news',
      build: first,
      kind: 'vital' as const,
      metric: 'LCP' as const,
      value: (index + 1) * 100,
    }));
    await told(
      { tab: 'tab-00001', reports },
      { tab: 'tab-00001', reports: [{ area: 'news', build: first, kind: 'vital', metric: 'CLS', value: 0.05 }] },
    );
    const { vitals } = (await healthOf(first)) ?? {};
    expect(vitals?.LCP?.count).toBe(40);
    expect(Math.abs((vitals?.LCP?.p75 ?? 0) / 3_000 - 1)).toBeLessThan(0.1);
    expect(Math.abs((vitals?.CLS?.p75 ?? 0) / 0.05 - 1)).toBeLessThan(0.1);
  });

  test('reports about invented builds fill no table', async () => {
    await begin();
    await told({ tab: 'tab-00001', running: ['news@ffffffffffff'], reports: [{ area: 'x', build: first, kind: 'error' }] });
    expect(await readHealth(database(), now())).toEqual([]);
  });

  test('tabs that have been silent for long are deleted', async () => {
    await begin();
    await told({ tab: 'tab-00001', running: [`news@${first}`] });
    pass(9 * 24 * 60 * minute);
    await tabReportCollector({ database: database(), log, now }).sweep();
    expect(await healthOf(first)).toBeUndefined();
  });

  const flood = (howMany: number) =>
    Array.from({ length: howMany }, (_, index) => ({
      tab: `flood-${index}-tab`,
      running: [`news@${second}`],
      reports: [{ area: 'news', build: second, kind: 'error' as const }],
    }));
  const rolledBackAfter = async (sourceOf: (tabReport: TabReport) => Source, tabReports: TabReport[]) => {
    await trial({ fresh: [0, 40], before: [3, 300] });
    await toldBy(sourceOf, ...tabReports);
    await checkRollouts({ database: database(), registry: registrySetup().registry, log, now });
    return (await registrySetup().registry.list()).halted.length;
  };

  test('a flood of forged reports from one machine does not roll back a rollout: guests of one address count four times', async () => {
    const source = {
      witness: witnessOf({ person: undefined, address: '198.51.100.7' }, registrySetup().registry.key),
      isPlanned: () => true,
    };
    expect(await rolledBackAfter(() => source, flood(2_000))).toBe(0);
  });

  test('a person counts once, however many tabs they open', async () => {
    const source = { witness: witnessOf({ person: '7', address: '198.51.100.7' }, registrySetup().registry.key), isPlanned: () => true };
    expect(await rolledBackAfter(() => source, flood(2_000))).toBe(0);
  });

  test('the same failures of sixty persons roll it back', async () => {
    expect(await rolledBackAfter(({ tab }) => ({ witness: `person ${tab}`, isPlanned: () => true }), flood(60))).toBe(1);
  });

  test('reports about a build that the browser’s own plan does not name count in no trial', async () => {
    const plan = () => registrySetup().registry.planFor({ fid: '10001' });
    const source = (tabReport: TabReport) => ({ witness: `person ${tabReport.tab}`, isPlanned: plannedIn(plan()) });
    expect(await rolledBackAfter(source, flood(60))).toBe(0);
    expect(await healthOf(second)).toMatchObject({ failed: 60 });
  });

  test('the source of a report contains no name, and one machine of IPv6 is one', async () => {
    const { key } = registrySetup().registry;
    const guest = (address: string) => witnessOf({ person: undefined, address }, key);
    expect(guest('2001:db8:0:1::1')).toBe(guest('2001:db8::1:ffff:0:0:2'));
    expect(guest('2001:db8:0:1::1')).not.toBe(guest('2001:db8:0:2::1'));
    expect(guest('::ffff:192.0.2.1')).toBe(guest('192.0.2.1'));
    expect(witnessOf({ person: '20260001', address: '192.0.2.1' }, key)).toMatch(/^person [\w-]{22}$/);
    expect(witnessOf({ person: '20260001', address: '192.0.2.1' }, key)).toBe(witnessOf({ person: '20260001', address: '192.0.2.9' }, key));
  });

  const trial = async ({ fresh, before }: { fresh: [number, number]; before: [number, number] }) => {
    await begin();
    await registrySetup().activate({ buildId: second, share: 10 });
    pass(minute);
    const tabs = (build: string, [failed, all]: [number, number]) =>
      Array.from({ length: all }, (_, index) => ({
        tab: `${build.slice(0, 4)}-${index}-tab`,
        running: [`news@${build}`],
        ...(index < failed && { reports: [{ area: 'news', build, kind: 'error' as const }] }),
      }));
    await told(...tabs(second, fresh), ...tabs(first, before));
    await checkRollouts({ database: database(), registry: registrySetup().registry, log, now });
    return registrySetup().registry.list();
  };

  test('a rollout that is measurably worse is rolled back, and says why in status and history', async () => {
    const { halted, activations } = await trial({ fresh: [12, 40], before: [3, 300] });
    expect(activations.map(({ buildId, share }) => [buildId, share])).toEqual([[first, null]]);
    expect(halted[0]?.note).toMatch(
      /^12 of 40 tabs with b{12} failed, 3 of 300 tabs with a{12} failed in the same time \(p = \S+e-\d+, allowed 0.00038 at look 4\)$/,
    );
    const [step] = await registrySetup().registry.history('news');
    expect(step).toMatchObject({ action: 'halt', who: 'the portal', share: 10, note: halted[0]?.note, fromRevision: 2, toRevision: 3 });
  });

  test('a rollout that fails no more than the previous build continues', async () => {
    const { halted, activations } = await trial({ fresh: [2, 40], before: [12, 300] });
    expect([halted, activations.length]).toEqual([[], 2]);
  });

  test('too few tabs decide nothing, even if all of them failed', async () => {
    expect((await trial({ fresh: [19, 19], before: [0, 300] })).halted).toEqual([]);
  });

  test('tabs that failed before the rollout began count for neither build', async () => {
    await begin();
    await told(
      ...Array.from({ length: 50 }, (_, index) => ({
        tab: `early-${index}-tab`,
        reports: [{ area: 'news', build: second, kind: 'error' as const }],
      })),
    );
    pass(minute);
    expect((await trial({ fresh: [0, 40], before: [0, 300] })).halted).toEqual([]);
  });

  test('if two nodes check at the same time one does it, and one rollout ends once', async () => {
    await trial({ fresh: [0, 40], before: [0, 300] });
    await told(
      ...Array.from({ length: 40 }, (_, index) => ({
        tab: `bbbb-more-${index}`,
        reports: [{ area: 'news', build: second, kind: 'error' as const }],
      })),
    );
    const other = await registrySetup().openAgain();
    await Promise.all([registrySetup().registry, other].map((registry) => checkRollouts({ database: database(), registry, log, now })));
    expect((await registrySetup().registry.history('news')).filter(({ action }) => action === 'halt')).toHaveLength(1);
  });

  test('over HTTP: well-formed reports are accepted, the rest is refused, and health shows them', async () => {
    await begin();
    await rememberShell(database(), { shell: '11111111.22222222', shares: {}, now: now() });
    const taker = tabReportCollector({ database: database(), log, now });
    const live = await openLive({ log });
    const services = {
      database: database(),
      environment: { publicUrl: undefined, proxies: [] },
      schools: { ofHost: async () => ({ fid: '10001' }) },
      tokens: { check: async (token: string) => (token === 'good' ? { sub: '7' } : undefined) },
      consumeRateLimit: createLimits(0.01),
      now,
    } as unknown as PortalServices;
    const app = new Hono<AppEnvironment>();
    mountBuildHealth(app, {
      services,
      registry: registrySetup().registry,
      live,
      taker,
      health: () => readHealth(database(), now()),
      rendering: () => [],
      operators: createOperators({ database: database(), now, first: 'operator' }),
    });
    const post = async (body: unknown, headers: Record<string, string> = {}) =>
      (await app.request('/registry/reports', { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }))
        .status;
    const good = {
      tab: 'tab-00001',
      running: [`news@${first}`],
      reports: [{ area: 'news', build: first, kind: 'vital', metric: 'LCP', value: 900 }],
    };
    expect(await post({ ...good, shell: '11111111.22222222' })).toBe(204);
    expect(await post(good, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    for (const bad of [
      'no json',
      {},
      { tab: 'x' },
      { ...good, more: 1 },
      { ...good, running: ['../x'] },
      { ...good, shell: 'main.js' },
      { ...good, reports: [{ area: 'news', build: first, kind: 'vital' }] },
    ])
      expect(await post(bad)).toBe(400);
    expect(await post({ ...good, running: Array(200).fill(`news@${first}`) })).toBe(413);
    await taker.flush();
    const ask = (remoteAddress: string, authorization = '') =>
      app.request('/registry/health', { headers: { authorization } }, { incoming: { socket: { remoteAddress } } });
    expect((await ask('10.1.2.3')).status).toBe(401);
    expect((await ask('10.1.2.3', 'Bearer operator')).status).toBe(200);
    const health = (await (await ask('127.0.0.1')).json()) as Record<string, unknown>;
    expect(health).toMatchObject({
      revision: 1,
      streams: 0,
      builds: [{ area: 'news', buildId: first, tabs: 1, vitals: { LCP: { count: 1 } } }],
      shells: [{ shell: '11111111.22222222', tabs: 1 }],
    });
    const statuses = [];
    for (let index = 0; index < 40; index += 1) statuses.push(await post(good));
    expect(statuses).toContain(429);
    await taker.close();
    await live.close();
  });

  test('/metrics shows tabs, failed tabs, errors, load failures, reverts and web vitals by area and build', async () => {
    await begin();
    const kinds = ['error', 'load-failure', 'not-staged', 'reverted'] as const;
    const vital = { area: 'news', build: first, kind: 'vital', metric: 'INP', value: 200 } as const;
    const reports = [...kinds.map((kind) => ({ area: 'news', build: first, kind })), vital];
    await told({ tab: 'tab-00001', running: [`news@${first}`], reports });
    const metrics = createMetrics();
    addHealthMetrics(metrics.registry, {
      health: () => readHealth(database(), now()),
      failing: async () => [{ area: 'news', buildId: first, note: '' }],
      revision: () => 7,
      streams: () => 3,
    });
    for (let times = 0; times < 2; times += 1) {
      const text = await metrics.registry.metrics();
      expect(text).toContain(`portico_tabs{area="news",build="${first}"} 1`);
      expect(text).toContain(`portico_failed_tabs{area="news",build="${first}"} 1`);
      for (const kind of kinds) expect(text).toContain(`portico_reports_total{area="news",build="${first}",kind="${kind}"} 1`);
      expect(text).toMatch(new RegExp(`portico_web_vital_p75{area="news",build="${first}",metric="INP"} (19|20)\\d`));
      expect(text).toContain('portico_registry_revision 7');
      expect(text).toContain(`portico_failing_build{area="news",build="${first}"} 1`);
    }
  });

  test('each node says which shell and revision it serves, and how far its clock is off', async () => {
    const at = new Date(Date.now() + 10 * minute);
    const facts = { name: 'host:8080', missing: [`news@${first}`], damaged: [], keys: { document: 'x' } };
    await signOfLife(database(), { node: 'one', shell: 'aaaa', revision: 3, facts, now: at });
    await signOfLife(database(), { node: 'one', shell: 'bbbb', revision: 4, facts, now: at });
    const [node, ...others] = await readNodes(database());
    expect(others).toEqual([]);
    expect(node).toMatchObject({ node: 'one', shell: 'bbbb', revision: 4, facts });
    expect(Math.round((node?.ahead ?? 0) / 60)).toBe(10);
    // A node that ends in order is not called silent for the next two minutes.
    await signOff(database(), 'one');
    expect(await readNodes(database())).toEqual([]);
  });
});
