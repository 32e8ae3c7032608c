import type { TabReport } from '@portico/area/tab-report';
import { expect, test } from 'vitest';
import { createLog } from '../../kernel/server/log.ts';
import { builds, onBothRegistries, refusal } from '../../testing/test-registry.ts';
import type { Registry } from '../releases/registry.ts';
import { checkActivations, failingBuilds } from './check-activations.ts';
import { tabReportCollector } from './collect-tab-reports.ts';
import { serverReport } from './server-tab.ts';

const [first, second, third] = builds;
const minute = 60_000;
const log = createLog('silent');

onBothRegistries('activations for everyone', (registrySetup) => {
  const database = () => registrySetup().open.database;
  const now = () => registrySetup().clock.now;
  const pass = (ms: number) => {
    registrySetup().clock.now = new Date(now().getTime() + ms);
  };
  let tab = 0;
  /** Tabs of a build, each of another person, of which so many failed. */
  const told = async (build: string, { failed, all, guests }: { failed: number; all: number; guests?: true }) => {
    const taker = tabReportCollector({ database: database(), log, now });
    for (let index = 0; index < all; index += 1) {
      tab += 1;
      const report: TabReport = {
        tab: `tab-${tab}-of-many`,
        running: [`news@${build}`],
        ...(index < failed && { reports: [{ area: 'news', build, kind: 'error' }] }),
      };
      taker.take(report, { witness: guests ? 'guests of one address' : `person ${tab}`, isPlanned: () => true });
    }
    await taker.flush();
  };
  const check = (registry: Registry = registrySetup().registry) => checkActivations({ database: database(), registry, log, now });
  const everyone = async () =>
    (await registrySetup().registry.list()).activations.find(({ school, share }) => school === null && share === null);
  /** The first build had these tabs in its last day; then the second one is active for everyone. */
  const begin = async (before: { failed: number; all: number }, wish: { force?: true } = {}) => {
    for (const build of [first, second, third]) await registrySetup().send(build);
    await registrySetup().activate({ buildId: first });
    pass(minute);
    if (before.all > 0) await told(first, before);
    pass(minute);
    await registrySetup().activate({ buildId: second, ...wish });
    pass(minute);
  };

  test('a small portal: two of two failed tabs roll it back, and status and history say why', async () => {
    await begin({ failed: 0, all: 3 });
    await told(second, { failed: 1, all: 1 });
    await check();
    expect((await everyone())?.buildId).toBe(second);
    await told(second, { failed: 1, all: 1 });
    expect(await failingBuilds({ database: database(), now })).toMatchObject([{ area: 'news', buildId: second }]);
    await check();
    expect(await everyone()).toMatchObject({ buildId: first, rollback: true });
    const note = `2 of 2 tabs with ${second} failed since it is active for everyone, 0 of 3 with ${first} in its last day`;
    const { halted } = await registrySetup().registry.list();
    expect(halted).toMatchObject([{ area: 'news', buildId: second, share: null, note }]);
    const [step] = await registrySetup().registry.history('news');
    expect(step).toMatchObject({ action: 'halt', who: 'the portal', buildId: first, share: null, note });
    expect(await failingBuilds({ database: database(), now })).toEqual([]);
    await check();
    expect((await registrySetup().registry.list()).revision).toBe(3);
  });

  test('a build that was rolled back comes back only by force, and is then left alone', async () => {
    await begin({ failed: 0, all: 3 });
    await told(second, { failed: 2, all: 2 });
    await check();
    expect(await refusal(registrySetup().activate({ buildId: second }))).toMatch(
      /^The portal rolled news@b{12} back on .*: 2 of 2 tabs .* Publish a mended build, or activate this one with --force\.$/,
    );
    pass(minute);
    await registrySetup().activate({ buildId: second, force: true });
    expect((await registrySetup().registry.history('news'))[0]).toMatchObject({
      action: 'activate',
      note: expect.stringMatching(/--force/),
    });
    pass(minute);
    await told(second, { failed: 3, all: 3 });
    await check();
    expect(await everyone()).toMatchObject({ buildId: second, forced: true });
    expect(await failingBuilds({ database: database(), now })).toMatchObject([
      { buildId: second, note: expect.stringMatching(/^3 of 3 tabs/) },
    ]);
    // Forced once, it may be activated again like any other.
    await registrySetup().activate({ buildId: first });
    await registrySetup().activate({ buildId: second });
  });

  test('the message is gone with the next activation, and operators’ own rollback goes further back', async () => {
    await begin({ failed: 0, all: 3 });
    await registrySetup().activate({ buildId: third });
    pass(minute);
    await told(third, { failed: 2, all: 2 });
    await check();
    expect((await everyone())?.buildId).toBe(second);
    await registrySetup().activate({ rollback: true });
    expect((await everyone())?.buildId).toBe(first);
    expect((await registrySetup().registry.list()).halted).toEqual([]);
  });

  test('a build no worse than the one before stays', async () => {
    await begin({ failed: 2, all: 10 });
    await told(second, { failed: 2, all: 4 });
    await check();
    expect((await everyone())?.buildId).toBe(second);
  });

  test('many tabs are judged as in a rollout, by the last day of the build before, or by the same hours', async () => {
    await begin({ failed: 3, all: 300 });
    await told(second, { failed: 12, all: 40 });
    await check();
    expect((await registrySetup().registry.list()).halted[0]?.note).toMatch(
      /^12 of 40 tabs with b{12} .* 3 of 300 with a{12} in its last day$/,
    );
  });

  test('tabs that still start with the build before, in the same hours, count instead of its last day', async () => {
    await begin({ failed: 0, all: 300 });
    // Something outside breaks both.
    await told(first, { failed: 15, all: 50 });
    await told(second, { failed: 12, all: 40 });
    await check();
    expect((await everyone())?.buildId).toBe(second);
  });

  test('where a trial is possible, one machine’s guests roll back nothing', async () => {
    await begin({ failed: 0, all: 30 });
    await told(second, { failed: 50, all: 50, guests: true });
    await check();
    expect((await everyone())?.buildId).toBe(second);
  });

  /** First pages that the server could not render, each of another guest. */
  const failedOnServer = async (build: string, addresses: readonly string[]) => {
    const taker = tabReportCollector({ database: database(), log, now });
    for (const address of addresses) {
      const source = { witness: `guests ${address}`, isPlanned: () => true };
      taker.take(serverReport(`news@${build}`, source), source);
    }
    await taker.flush();
  };

  test('first pages that fail on the server count: once for each visitor, and not beside a failed tab of theirs', async () => {
    await begin({ failed: 0, all: 3 });
    await failedOnServer(second, ['10.0.0.1', '10.0.0.1', '10.0.0.1']);
    await told(second, { failed: 1, all: 1, guests: true });
    const taker = tabReportCollector({ database: database(), log, now });
    const source = { witness: 'guests of one address', isPlanned: () => true };
    taker.take(serverReport(`news@${second}`, source), source);
    await taker.flush();
    await registrySetup().open.database.execute(`update registry_tab set failed = false where witness = 'guests 10.0.0.1'`);
    await check();
    expect((await everyone())?.buildId).toBe(second);
    await failedOnServer(second, ['10.0.0.2', '10.0.0.3']);
    await check();
    expect((await registrySetup().registry.list()).halted[0]?.note).toMatch(/^3 of 4 tabs with b{12} failed/);
  });

  test('a first build has nothing to go back to: it stays, and is named as failing', async () => {
    await registrySetup().send(first);
    await registrySetup().activate({ buildId: first });
    pass(minute);
    await told(first, { failed: 2, all: 2 });
    await check();
    expect((await everyone())?.buildId).toBe(first);
    expect(await failingBuilds({ database: database(), now })).toMatchObject([
      { note: expect.stringMatching(/there was no build before$/) },
    ]);
  });

  test('two nodes that check at once roll back once; a rollout beside it ends with it', async () => {
    await begin({ failed: 0, all: 3 });
    await registrySetup().activate({ buildId: third, share: 10 });
    await told(second, { failed: 2, all: 2 });
    const other = await registrySetup().openAgain();
    await Promise.all([check(), check(other)]);
    expect((await registrySetup().registry.history('news')).filter(({ action }) => action === 'halt')).toHaveLength(1);
    expect((await registrySetup().registry.list()).activations).toMatchObject([{ buildId: first, share: null }]);
  });
});
