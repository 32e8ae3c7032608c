import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signRecord } from '@portico/area/keys';
import { expect, test } from 'vitest';
import { createLog } from '../../kernel/server/log.ts';
import { builds, onBothRegistries, refusal } from '../../testing/test-registry.ts';
import { tabReportCollector } from '../build-health/collect-tab-reports.ts';
import { rememberShell } from './open-shells.ts';
import { sampleBuild, sampleShares } from './sample-build.ts';

const [first, second] = builds;
const [old, current] = ['11111111.22222222', '33333333.44444444'];
const minute = 60_000;

onBothRegistries('shells that are still open', (registrySetup) => {
  const database = () => registrySetup().open.database;
  const pass = (ms: number) => {
    registrySetup().clock.now = new Date(registrySetup().clock.now.getTime() + ms);
  };
  const tell = async (tab: string, more: { shell?: string; closed?: true }) => {
    const taker = tabReportCollector({ database: database(), log: createLog('silent'), now: () => registrySetup().clock.now });
    taker.take({ tab, running: [`news@${first}`], ...more }, { witness: 'person one', isPlanned: () => true });
    await taker.flush();
  };
  /** Two shells were served one after the other; two tabs run the old one, one the current one. */
  const begin = async () => {
    const now = registrySetup().clock.now;
    await rememberShell(database(), { shell: old, shares: { react: '^18.2.0' }, now });
    await rememberShell(database(), { shell: current, shares: sampleShares, now });
    await database().execute(`update registry_shell set contract = '0.9.0' where shell = '${old}'`);
    await registrySetup().send(first);
    await tell('tab-00001', { shell: old });
    await tell('tab-00002', { shell: old });
    await tell('tab-00003', { shell: current });
  };
  const reasons = [
    'It is built for the portal contract ^1; the shell 22222222, which 2 open tabs still run, offers 0.9.0.',
    'It expects react ^19.3.0; the shell 22222222, which 2 open tabs still run, provides ^18.2.0.',
    'It expects @portico/ui ^1.0.0; the shell 22222222, which 2 open tabs still run, provides none.',
  ];

  test('X1 · a build that fits the served shell, but not one in open tabs, is refused with every reason; nothing is stored', async () => {
    await begin();
    expect(await refusal(registrySetup().send(second))).toBe(reasons.join(' '));
    expect((await registrySetup().registry.list()).releases.map(({ buildId }) => buildId)).toEqual([first]);
  });

  test('X1 · once its tabs are closed, or silent for hours, an old shell does not block publishing', async () => {
    await begin();
    pass(minute);
    await tell('tab-00001', { closed: true });
    expect(await refusal(registrySetup().send(second))).toContain('which one open tab still runs,');
    pass(121 * minute);
    expect(await refusal(registrySetup().send(second))).toBe('nothing was refused');
  });

  test('X1 · a tab that reports a shell which was never served, or not for a week, does not block publishing', async () => {
    await begin();
    pass(8 * 24 * 60 * minute);
    await rememberShell(database(), { shell: current, shares: sampleShares, now: registrySetup().clock.now });
    await tell('tab-00001', { shell: old });
    await tell('tab-00004', { shell: '55555555.66666666' });
    expect(await refusal(registrySetup().send(second))).toBe('nothing was refused');
  });

  test('X1 · operators may publish despite open tabs, as a start with a newer shell does', async () => {
    await begin();
    const sign = (record: string) => signRecord(record, readFileSync(join(registrySetup().folder, 'keys/news.pem'), 'utf8'));
    await registrySetup().registry.publish({ ...sampleBuild({ buildId: second, sign }), who: 'test', despiteOpenTabs: true });
    expect((await registrySetup().registry.list()).releases).toHaveLength(2);
  });

  test('X1 · a developer’s build is for a preview, which no old tab is shown', async () => {
    await begin();
    await registrySetup().send(second, {}, ({ release }) => Object.assign(release, { development: true }));
    expect((await registrySetup().registry.list()).releases.length).toBe(2);
  });
});
