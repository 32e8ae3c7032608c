import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signRecord } from '@portico/area/keys';
import { expect, test } from 'vitest';
import { builds, onBothRegistries, refusal } from '../../testing/test-registry.ts';
import type { BuildToPublish } from './publish.ts';
import { sampleBuild } from './sample-build.ts';

const [first] = builds;
const faults = [
  'Rendering fails: the page list on desktop, for guest: TypeError: x\n    at ListPage (src/list-page.tsx:3:5)',
  'Another fault.',
];

onBothRegistries('the gate', (registrySetup) => {
  /** A registry whose gate finds faults in builds; answers how often it was asked. */
  const open = async (found: readonly string[]) => {
    const asked: string[] = [];
    const registry = await registrySetup().openAgain({
      gate: async ({ release }) => {
        asked.push(release.buildId);
        return [...found];
      },
    });
    const publish = (more: Partial<BuildToPublish> = {}, change?: Parameters<typeof sampleBuild>[1]) => {
      const sign = (record: string) => signRecord(record, readFileSync(join(registrySetup().folder, 'keys/news.pem'), 'utf8'));
      return registry.publish({ ...sampleBuild({ buildId: first, sign }, change), who: 'test', ...more });
    };
    return { registry, publish, asked };
  };

  test('a build that fails when it is rendered is refused with all its faults, and nothing is stored', async () => {
    const { registry, publish } = await open(faults);
    expect(await refusal(publish())).toBe(faults.join(' '));
    expect(await refusal(publish({ checkOnly: true }))).toBe(faults.join(' '));
    expect((await registry.list()).releases).toEqual([]);
  });

  test('an operator may force it, and the history names the faults', async () => {
    const { registry, publish } = await open(faults);
    expect(await publish({ force: true })).toMatchObject({ already: false, overridden: faults });
    const [step] = await registry.history('news');
    expect(step).toMatchObject({
      action: 'publish',
      note: 'published with --force despite 2 problems: Rendering fails: the page list on desktop, for guest: TypeError: x Another fault.',
    });
  });

  test('forcing a build without a fault leaves no note', async () => {
    const { registry, publish } = await open([]);
    expect(await publish({ force: true })).not.toHaveProperty('overridden');
    expect((await registry.history('news'))[0]?.note).toBeNull();
  });

  test('code that nobody signed, or whose files are not whole, is not run', async () => {
    const { publish, asked } = await open(faults);
    expect(await refusal(publish({ signature: 'AAAA' }))).toMatch(/signature/);
    expect(await refusal(publish({ files: new Map() }))).toMatch(/is missing/);
    expect(asked).toEqual([]);
  });

  test('a developer’s build, and one that is published already, is not rendered again, except to check it', async () => {
    const { publish, asked } = await open([]);
    await publish({}, ({ release }) => Object.assign(release, { development: true }));
    expect(asked).toEqual([]);
    registrySetup().clock.now = new Date();
    await registrySetup().open.database.execute('delete from registry_release');
    await publish();
    await publish();
    expect(asked).toEqual([first]);
    await publish({ checkOnly: true });
    expect(asked).toEqual([first, first]);
  });
});
