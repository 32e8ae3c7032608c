import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dayjs } from '@portico/contracts/time';
import { expect, test } from 'vitest';
import { createLog } from '../../kernel/server/log.ts';
import { onBothRegistries, refusal } from '../../testing/test-registry.ts';
import { tabReportCollector } from '../build-health/collect-tab-reports.ts';

/** Eight builds: `000000000001` … */
const eight = Array.from({ length: 8 }, (_, index) => String(index + 1).padStart(12, '0'));
const [one = '', two = '', three = ''] = eight;

onBothRegistries('collection', (registrySetup) => {
  const pass = (days: number) => {
    registrySetup().clock.now = dayjs(registrySetup().clock.now).add(days, 'day').toDate();
  };
  const collect = async (checkOnly = false) =>
    (await registrySetup().registry.collect({ who: 'test', checkOnly })).map(({ buildId }) => buildId).sort();
  const lies = (buildId: string) => existsSync(join(registrySetup().folder, 'areas/news', buildId));
  const activateAll = async () => {
    for (const buildId of eight) {
      await registrySetup().send(buildId);
      await registrySetup().activate({ buildId });
    }
  };

  test('what is older than the last five and a week goes, files and row, and can be published again', async () => {
    await activateAll();
    expect(await collect()).toEqual([]);
    pass(8);
    expect(await collect(true)).toEqual([one, two, three]);
    expect(lies(one)).toBe(true);
    expect(await collect()).toEqual([one, two, three]);
    expect([lies(one), lies(eight[3] ?? ''), (await registrySetup().registry.list()).releases.length]).toEqual([false, true, 5]);
    expect(await refusal(registrySetup().activate({ buildId: one }))).toMatch(/is not published/);
    expect((await registrySetup().registry.history('news'))[0]).toMatchObject({ action: 'collect', who: 'test' });
    await registrySetup().send(one);
    expect(lies(one)).toBe(true);
  });

  test('what a school, a rollout or a preview has stays, however old', async () => {
    await activateAll();
    await registrySetup().activate({ buildId: one, school: '10002' });
    await registrySetup().activate({ buildId: two, share: 10 });
    pass(6);
    await registrySetup().activate({ buildId: three, preview: 'spring' });
    pass(6);
    // The newest activations make 1, 2, 3, 8 and 7 the last five.
    expect(await collect()).toEqual(eight.slice(3, 6));
  });

  test('what an open tab runs stays until the tab is gone', async () => {
    await activateAll();
    pass(8);
    const taker = tabReportCollector({
      database: registrySetup().open.database,
      log: createLog('silent'),
      now: () => registrySetup().clock.now,
    });
    taker.take({ tab: 'tab-00001', running: [`news@${one}`] }, { witness: 'person one', isPlanned: () => true });
    await taker.flush();
    pass(1);
    expect(await collect()).toEqual([two, three]);
    taker.take({ tab: 'tab-00001', closed: true }, { witness: 'person one', isPlanned: () => true });
    await taker.flush();
    expect(await collect()).toEqual([one]);
  });

  test('a build that was published and never activated waits a week for it', async () => {
    await registrySetup().send(one);
    pass(6);
    expect(await collect()).toEqual([]);
    pass(2);
    expect(await collect()).toEqual([one]);
  });
});
