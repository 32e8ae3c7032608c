import type { Act, ConsolePlan, Effects, Overview, ReleaseRead } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { registryRelease } from '../../registry/releases/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openPortalRegistry, type PortalRegistry } from '../../testing/portal-registry.ts';
import { builds } from '../../testing/test-registry.ts';
import { runPlans } from './run-plans.ts';

interface Done {
  revision: number;
  effects: Effects;
  act?: Act;
}
const [a, b, c] = builds;
let shift = 0;

onBothEngines(
  'planned releases',
  (portal) => {
    let setup: PortalRegistry;
    let operator: ConsolePerson;
    let admin: ConsolePerson;
    beforeAll(async () => {
      setup = await openPortalRegistry(portal().services);
      for (const build of [a, b, c]) await setup.publish(build);
      await setup.registry.activate({ area: 'news', buildId: a, who: 'test' });
      operator = await consolePerson(portal(), { account: 'plan-operator', role: 'operator' });
      admin = await consolePerson(portal(), { account: 'plan-admin', role: 'admin' });
    });
    afterAll(() => setup.close());
    // Of one moment: a minute may end between two lines.
    const begun = Date.now();
    const at = (minutes: number) => writeTime(begun + shift + minutes * 60_000).slice(0, 16);
    const read = async (who = operator) => (await who.get<ReleaseRead>('releases/read', { area: 'news' })).data as ReleaseRead;
    const plan = async (body: object, { verb = 'activate', who = operator } = {}) =>
      who.post<Done>(`releases/${verb}`, { area: 'news', ifRevision: (await read()).revision, due: at(10), ...body });
    const everyone = () => setup.registry.planFor({ fid: '10003' }).areas.find(({ area }) => area === 'news')?.buildId;
    const log = () => portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id));
    const confirmed = async () => {
      for (const who of [operator, admin]) await who.confirm();
    };
    const later = async (minutes: number) => {
      shift += minutes * 60_000;
      await runPlans(portal().services);
    };

    test('W6 · W7 · planning asks for the password, and a look before it keeps no plan', async () => {
      expect(await plan({ buildId: b })).toMatchObject({ code: 2008 });
      await confirmed();
      const seen = await plan({ buildId: b, checkOnly: true });
      expect(seen.data?.effects.sentences.slice(0, 2)).toEqual([`${at(10)} 起自动生效`, `所有人改用 ${b}`]);
      expect((await read()).plans).toEqual([]);
      expect((await plan({ buildId: b, due: '2020-01-01 00:00' })).data).toMatchObject({
        reasons: [{ path: 'due', text: '时间已经过去' }],
      });
      expect((await plan({ buildId: b, preview: 'winter' })).data).toMatchObject({ reasons: [{ path: 'due' }] });
      expect(await plan({ buildId: b, ifRevision: 0 })).toMatchObject({ code: 409 });
    });

    test('W26 · another node carries out a planned activation when the first one dies, whole and once', async () => {
      expect(await plan({ buildId: b, reason: '新学期' })).toMatchObject({
        code: 200,
        data: { act: { action: 'plan.change', reason: '新学期' } },
      });
      expect((await read()).plans).toMatchObject([
        { name: '启用版本', objectName: `news@${b}，所有人`, state: 'waiting', due: `${at(10)}:00` },
      ]);
      const overview = (await operator.get<Overview>('overview/read')).data;
      expect(overview?.waiting).toMatchObject([{ kind: 'plan', fid: '', to: '/console/releases/news' }]);
      expect(everyone()).toBe(a);
      shift += 11 * 60_000;
      const { services } = portal();
      // The process ends when all is written and nothing is committed.
      const { registry } = services.running;
      if (!registry) throw new Error('There is no registry.');
      const dying: typeof registry = {
        ...registry,
        activate: (wish) =>
          registry.activate({
            ...wish,
            facts: {
              ...wish.facts,
              async wrote(id, transaction) {
                await wish.facts?.wrote?.(id, transaction);
                throw new Error('killed');
              },
            },
          }),
      };
      await expect(runPlans({ ...services, running: { ...services.running, registry: dying } })).rejects.toThrow('killed');
      expect(everyone()).toBe(a);
      await Promise.all([runPlans(services), runPlans(services)]);
      expect(everyone()).toBe(b);
      const rows = (await log()).filter(({ reason }) => reason === '定时');
      expect(rows).toMatchObject([{ action: 'release.activate', subjectId: operator.personId, role: 'operator', fid: '' }]);
      const shown = await read();
      expect(shown.plans).toEqual([]);
      expect(shown.steps[0]).toMatchObject({ action: 'activate', buildId: b, who: '人plan-operator PLAN-OPERATOR' });
      await runPlans(services);
      expect((await log()).filter(({ reason }) => reason === '定时')).toHaveLength(1);
    });

    test('a rollback is planned too, and both are moved and cancelled by those who may do the act', async () => {
      await confirmed();
      await plan({}, { verb: 'rollback' });
      const [planned] = (await read(admin)).plans;
      expect(planned).toMatchObject({ name: '撤回版本', objectName: 'news 撤回，所有人' });
      const listed = (await admin.get<{ records: ConsolePlan[] }>('plans/list')).data?.records;
      expect(listed?.map(({ id, state }) => ({ id, state }))).toContainEqual({ id: planned?.id, state: 'waiting' });
      expect(await admin.post('plans/change', { id: planned?.id, cancel: true })).toMatchObject({ code: 1001 });
      expect(await operator.post('plans/change', { id: planned?.id, due: '2020-01-01 00:00' })).toMatchObject({ code: 400 });
      expect(await operator.post('plans/change', { id: planned?.id, due: at(30) })).toMatchObject({
        code: 200,
        data: { due: `${at(30)}:00` },
      });
      expect(await plan({ buildId: b, school: '10001' }, { who: admin })).toMatchObject({ code: 200 });
      const own = (await read(admin)).plans.find(({ fid }) => fid === '10001');
      expect(await admin.post('plans/change', { id: own?.id, cancel: true })).toMatchObject({ code: 200, data: { state: 'cancelled' } });
      await later(31);
      expect(everyone()).toBe(a);
      expect((await read(admin)).places.map(({ kind }) => kind)).not.toContain('school');
    });

    test('a plan whose build is gone, or whose place was changed since, is missed and says why', async () => {
      await confirmed();
      await plan({ buildId: c });
      await plan({ buildId: b });
      const { database } = portal().services;
      await database.delete(registryRelease).where(eq(registryRelease.buildId, c));
      await setup.registry.activate({ area: 'news', buildId: b, who: 'test' });
      await setup.registry.activate({ area: 'news', buildId: a, who: 'test' });
      await later(11);
      expect(everyone()).toBe(a);
      const missed = (await read()).plans;
      expect(missed.map(({ state, said }) => `${state} ${said}`)).toEqual([
        `missed news 在这期间已被再次切换，现在是 ${a}`,
        `missed news 在这期间已被再次切换，现在是 ${a}`,
      ]);
      const lines = (await operator.get<Overview>('overview/read')).data?.wrong.filter(({ kind }) => kind === 'plan');
      expect(lines?.[0]).toMatchObject({
        text: `定时已错过：news@${c}，所有人`,
        affected: `人plan-operator PLAN-OPERATOR。news 在这期间已被再次切换，现在是 ${a}`,
        to: '/console/releases/news',
      });
      await confirmed();
      // Moved by a person who sees what is active now, it counts from there.
      for (const { id } of missed) expect(await operator.post('plans/change', { id, due: at(10) })).toMatchObject({ code: 200 });
      await later(11);
      expect(everyone()).toBe(b);
      expect((await read()).plans).toMatchObject([{ state: 'missed', said: `构建 ${c} 已不在门户里，请重新交付` }]);
    });
  },
  () => ({ now: () => new Date(Date.now() + shift) }),
);
