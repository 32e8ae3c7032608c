import type { ReleaseRead } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registryRelease } from '../../registry/releases/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openPortalRegistry, type PortalRegistry } from '../../testing/portal-registry.ts';
import { consolePlan } from './schema.ts';

const dayMs = 86_400_000;
/** Eight builds: `000000000001` … */
const eight = Array.from({ length: 8 }, (_, index) => String(index + 1).padStart(12, '0'));
const [one = '', two = '', three = ''] = eight;
let shift = 0;

onBothEngines(
  'builds that plans lead to',
  (portal) => {
    let setup: PortalRegistry;
    let operator: ConsolePerson;
    beforeAll(async () => {
      shift = 0;
      setup = await openPortalRegistry(portal().services);
      for (const build of eight) await setup.publish(build);
      for (const buildId of [one, two]) await setup.registry.activate({ area: 'news', buildId, school: '10002', who: 'test' });
      for (const buildId of eight.slice(2)) await setup.registry.activate({ area: 'news', buildId, who: 'test' });
      operator = await consolePerson(portal(), { account: 'keep-operator', role: 'operator' });
      await operator.confirm();
    });
    afterAll(() => setup.close());
    const read = async () => (await operator.get<ReleaseRead>('releases/read', { area: 'news' })).data as ReleaseRead;
    const plan = async (verb: string, body: object) => {
      const due = writeTime(Date.now() + shift + 20 * dayMs).slice(0, 16);
      return operator.post(`releases/${verb}`, { area: 'news', ifRevision: (await read()).revision, due, ...body });
    };
    const collect = async (checkOnly = false) =>
      (await setup.registry.collect({ who: 'test', checkOnly })).map(({ buildId }) => buildId).sort();
    const cancel = (action: string) =>
      portal().services.database.update(consolePlan).set({ state: 'cancelled' }).where(eq(consolePlan.action, action));

    test('W26 · are not collected while a plan waits: what it activates, and what a rollback would bring back', async () => {
      expect(await plan('activate', { buildId: three })).toMatchObject({ code: 200 });
      expect(await plan('rollback', { school: '10002' })).toMatchObject({ code: 200 });
      expect((await read()).builds.filter(({ kept }) => kept.includes('定时')).map(({ buildId }) => buildId)).toEqual(
        expect.arrayContaining([one, three]),
      );
      shift = 8 * dayMs;
      expect(await collect()).toEqual([]);
      await cancel('release.activate');
      expect(await collect(true)).toEqual([three]);
      expect(await collect()).toEqual([three]);
      await cancel('release.rollback');
      expect(await collect()).toEqual([one]);
    });

    test('a build that was collected between the look and the plan can’t be planned', async () => {
      shift = 0;
      const { services } = portal();
      const { registry } = services.running;
      if (!registry) throw new Error('There is no registry.');
      const [last = ''] = eight.slice(-2);
      const slow: typeof registry = {
        ...registry,
        async activate(wish) {
          const seen = await registry.activate(wish);
          await services.database.delete(registryRelease).where(eq(registryRelease.buildId, last));
          return seen;
        },
      };
      services.running.registry = slow;
      expect(await plan('activate', { buildId: last })).toMatchObject({ code: 404 });
      services.running.registry = registry;
      expect((await read()).plans).toEqual([]);
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
