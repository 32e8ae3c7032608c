import type { PlanLine, SignInLine, SourceLine, UrgentLine } from '@portico/area/operator';
import type { Act, ConsolePlan, RunningUrgentNotice, SignInSettings } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { source } from '../../homepage/source/schema.ts';
import { moduleSwitch } from '../../homepage/unit/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { operationsOf } from '../../testing/operations.ts';
import { openPortalRegistry } from '../../testing/portal-registry.ts';
import { builds } from '../../testing/test-registry.ts';
import { runPlans } from '../plan/run-plans.ts';
import { consolePlan } from '../plan/schema.ts';

onBothEngines('the console’s acts on the command line', (portal) => {
  const ask = operationsOf(portal);
  let admin: ConsolePerson;
  beforeAll(async () => {
    admin = await consolePerson(portal(), { account: 'ops-admin', role: 'admin' });
    await admin.confirm();
  });
  const newest = async () => (await portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id)).limit(1))[0];
  const school = '10001';
  // Of one moment: a minute may end between two lines.
  const begun = Date.now();
  const at = (minutes: number) => writeTime(begun + minutes * 60_000).slice(0, 16);

  test('an urgent notice that a command sends is the console’s, and either recalls the other’s', async () => {
    const text = '今晚 22:00 停水';
    const sent = await ask<{ notices: UrgentLine[] }>('/ops/urgent', { school, text, minutes: 30 });
    expect(sent.body.notices).toMatchObject([{ fid: school, text, by: 'operator' }]);
    const running = (await admin.get<{ notice: RunningUrgentNotice }>('urgent/now')).data?.notice;
    expect(running).toMatchObject({ text, by: 'operator' });
    expect(await newest()).toMatchObject({ action: 'notice.urgent', who: 'operator', objectName: text, fid: school, outcome: 'done' });
    // Undone in the console like the console's own.
    expect((await admin.get<Act[]>('acts/recent')).data?.[0]).toMatchObject({ name: '发布紧急通知', undoUntil: expect.any(String) });
    expect(await ask('/ops/urgent', { school, text: '另一条' })).toMatchObject({
      status: 400,
      body: { reasons: [expect.stringContaining('add --replace')] },
    });
    expect((await ask<{ notices: UrgentLine[] }>('/ops/urgent', { school, text: '另一条', replace: true })).body.notices).toMatchObject([
      { text: '另一条' },
    ]);
    expect(await ask('/ops/urgent/recall', { school })).toMatchObject({ status: 200, body: { notices: [] } });
    expect(await ask('/ops/urgent/recall', { school })).toMatchObject({ status: 404 });
    expect((await admin.get<{ notice: null }>('urgent/now')).data?.notice).toBeNull();
    for (const wrong of [{ text: '字'.repeat(61) }, { text: 'a\nb' }, { text: '停水', minutes: 2 }])
      expect((await ask('/ops/urgent', { school, ...wrong })).status).toBe(400);
    expect((await ask('/ops/urgent', { school: '77777', text })).status).toBe(404);
  });

  test('a source is paused, resumed and retried', async () => {
    const { database } = portal().services;
    const stateOf = async (body?: object) => {
      const { sources } = (await ask<{ sources: SourceLine[] }>('/ops/sources', body)).body;
      return sources.find(({ code, fid }) => code === 'card' && fid === school)?.state;
    };
    expect(await stateOf({ school, code: 'card', act: 'pause' })).toBe('paused');
    expect(await newest()).toMatchObject({ action: 'source.pause', who: 'operator', object: 'card', fid: school });
    expect(await stateOf({ school, code: 'card', act: 'resume' })).not.toBe('paused');
    await stateOf({ school, code: 'card', act: 'retry' });
    const [row] = await database
      .select()
      .from(source)
      .where(and(eq(source.fid, school), eq(source.code, 'card')));
    expect(row?.retryTime).toBeInstanceOf(Date);
    expect(await newest()).toMatchObject({ action: 'source.retry' });
    expect(await ask('/ops/sources', { school, code: 'none', act: 'pause' })).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('portico sources') },
    });
  });

  test('sign-in settings are changed one by one, and a way by which nobody enters is refused', async () => {
    const saved = await ask<{ schools: SignInLine[] }>('/ops/sign-in', { school, onlineMinutes: 45, reason: '公用电脑' });
    expect(saved.body.schools).toMatchObject([{ fid: school, login: 'own', onlineMinutes: 45, refreshMinutes: 0 }]);
    expect((await admin.get<SignInSettings>('sign-in/read')).data).toMatchObject({ onlineMinutes: 45 });
    expect(await newest()).toMatchObject({ action: 'sign-in.save', who: 'operator', reason: '公用电脑' });
    expect(await ask('/ops/sign-in', { school, login: 'cas' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('portico partner set cas') },
    });
    expect(await ask('/ops/sign-in', { school, landing: 'nowhere' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('no entry nowhere') },
    });
    expect(await ask('/ops/sign-in', { school, onlineMinutes: 9_999 })).toMatchObject({ status: 400 });
  });

  test('plans are listed, moved and cancelled', async () => {
    const { database } = portal().services;
    await admin.post('modules/change', { changes: [{ sign: 'news', state: 'off' }], due: at(30) });
    const [plan] = (await ask<{ plans: PlanLine[] }>('/ops/plans')).body.plans;
    expect(plan).toMatchObject({ fid: school, action: 'module.change', objectName: '新闻中心', state: 'waiting' });
    const id = plan?.id ?? '';
    const moved = await ask<{ plans: PlanLine[] }>('/ops/plans', { id, due: at(60) });
    expect(moved.body.plans).toMatchObject([{ id, due: `${at(60)}:00` }]);
    expect(await newest()).toMatchObject({ action: 'plan.change', who: 'operator', objectName: '新闻中心' });
    expect((await ask('/ops/plans', { id, due: '2020-01-01 00:00' })).status).toBe(400);
    expect(await ask('/ops/plans', { id })).toMatchObject({ status: 200, body: { plans: [{ id, state: 'cancelled' }] } });
    expect(await ask('/ops/plans', { id })).toMatchObject({ status: 400, body: { error: `The plan ${id} is cancelled already.` } });
    expect((await ask('/ops/plans', { id: '999' })).status).toBe(404);
    expect((await database.select().from(consolePlan))[0]?.state).toBe('cancelled');
  });

  test('an activation and a maintenance are planned, and done at their time like the console’s', async () => {
    const setup = await openPortalRegistry(portal().services);
    const [a, b] = builds;
    for (const build of [a, b]) await setup.publish(build);
    await setup.registry.activate({ area: 'news', buildId: a, who: 'test' });
    const plan = (body: object) => ask<{ plans: PlanLine[] }>('/ops/plans/release', { area: 'news', due: at(5), ...body });
    expect((await plan({ buildId: b })).body.plans[0]).toMatchObject({
      action: 'release.activate',
      objectName: `news@${b}，所有人`,
      fid: '',
    });
    expect(await newest()).toMatchObject({ action: 'plan.change', who: 'operator', object: 'news' });
    expect(await plan({ buildId: 'cccccccccccc' })).toMatchObject({ status: 404, body: { error: 'news@cccccccccccc is not published.' } });
    expect(await plan({})).toMatchObject({ status: 400, body: { error: expect.stringContaining('no earlier build') } });
    expect(await plan({ buildId: b, due: '2020-01-01 00:00' })).toMatchObject({ status: 400 });
    const module = { school, sign: 'search', state: 'maintenance', text: '升级', due: at(5), until: at(9) };
    expect((await ask<{ plans: PlanLine[] }>('/ops/plans/module', module)).body.plans).toContainEqual(
      expect.objectContaining({ action: 'module.change', until: `${at(9)}:00`, state: 'waiting' }),
    );
    expect(await ask('/ops/plans/module', { school, sign: 'home', state: 'off', due: at(5) })).toMatchObject({
      status: 400,
      body: { error: 'People land on 首页 when they have signed in: it can’t be closed for members.' },
    });
    for (const wrong of [{ until: at(1) }, { text: undefined }, { sign: 'none' }, { due: at(-5) }])
      expect((await ask('/ops/plans/module', { ...module, ...wrong })).status).toBeGreaterThanOrEqual(400);
    const { services } = portal();
    await runPlans({ ...services, now: () => new Date(Date.now() + 6 * 60_000) });
    expect(setup.registry.planFor({ fid: '10003' }).areas).toMatchObject([{ area: 'news', buildId: b }]);
    const [row] = await services.database
      .select()
      .from(moduleSwitch)
      .where(and(eq(moduleSwitch.fid, school), eq(moduleSwitch.sign, 'search')));
    expect(row).toMatchObject({ maintenance: 1, text: '升级' });
    // What was missed is said in English here, and in Chinese in the console.
    await services.database.update(consolePlan).set({ state: 'waiting', due: new Date(Date.now() - 2 * 3_600_000) });
    await runPlans(services);
    const missed = await ask<{ plans: PlanLine[] }>('/ops/plans');
    expect(new Set(missed.body.plans.map(({ said }) => said))).toEqual(new Set(['The portal did not run then, and an hour has passed.']));
    const shown = (await admin.get<{ records: ConsolePlan[] }>('plans/list')).data?.records;
    expect(new Set(shown?.map(({ said }) => said))).toEqual(new Set(['门户当时没有运行，已超过一小时']));
    setup.close();
  });

  test('all of it is for the role operator alone', async () => {
    for (const path of ['urgent', 'sources', 'sign-in', 'plans']) {
      expect((await ask(`/ops/${path}`, undefined, 'wrong')).status).toBe(401);
      expect((await ask(`/ops/${path}`, {}, 'wrong')).status).toBe(401);
    }
  });
});
