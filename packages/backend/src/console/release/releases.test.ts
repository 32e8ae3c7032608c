import type { Act, Effects, ReleaseArea, ReleaseHealth, ReleaseRead } from '@portico/contracts/console';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { readOperations } from '../../registry/operations/read-operations.ts';
import { registryTab } from '../../registry/releases/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openPortalRegistry, type PortalRegistry } from '../../testing/portal-registry.ts';
import { builds } from '../../testing/test-registry.ts';

interface Done {
  revision: number;
  buildId: string | null;
  effects: Effects;
  previewLink?: string;
  act?: Act;
}
const [a, b, c, d] = builds;

onBothEngines('releases in the console', (portal) => {
  let setup: PortalRegistry;
  let operator: ConsolePerson;
  let admin: ConsolePerson;
  beforeAll(async () => {
    setup = await openPortalRegistry(portal().services);
    for (const build of [a, b, c]) await setup.publish(build);
    operator = await consolePerson(portal(), { account: 'rel-operator', role: 'operator' });
    admin = await consolePerson(portal(), { account: 'rel-admin', role: 'admin' });
    for (const person of [operator, admin]) await person.confirm();
  });
  afterAll(() => setup.close());
  const read = async (who = operator) => (await who.get<ReleaseRead>('releases/read', { area: 'news' })).data as ReleaseRead;
  const act = async (verb: 'activate' | 'rollback', body: object, who = operator) => {
    const { revision: ifRevision } = await read();
    return who.post<Done>(`releases/${verb}`, { area: 'news', ifRevision, ...body });
  };
  const log = () => portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id));
  const everyone = () => setup.registry.planFor({ fid: '10003' }).areas.find(({ area }) => area === 'news')?.buildId;

  test('W19 · activation for everyone, a share, a school and a preview by the registry’s own function, one row each', async () => {
    expect(await act('activate', { buildId: a })).toMatchObject({ code: 200, data: { buildId: a } });
    expect(everyone()).toBe(a);
    expect(await act('activate', { buildId: b, share: 10 })).toMatchObject({ code: 200 });
    expect(await act('activate', { buildId: c, school: '10002' })).toMatchObject({ code: 200 });
    const preview = await act('activate', { buildId: c, preview: 'autumn' });
    expect(preview.data?.previewLink).toMatch(/^\/\?preview=/);
    const rows = (await log()).filter(({ action }) => action === 'release.activate');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ who: '人rel-operator REL-OPERATOR', role: 'operator', object: 'news', outcome: 'done' });
    const lines = await readOperations(portal().services, { since: new Date(0) });
    expect(lines.filter(({ action }) => action === 'release.activate')).toHaveLength(4);
    // Where an area had no build, there is none to go back to.
    const recent = (await operator.get<Act[]>('acts/recent')).data ?? [];
    const first = recent.findLast(({ action, objectName }) => action === 'release.activate' && objectName === rows[0]?.objectName);
    expect(recent.filter(({ undoUntil }) => undoUntil !== undefined)).toHaveLength(2);
    expect(first?.undoUntil).toBeUndefined();
  });

  test('W17 · who gets which build equals what the registry lists, and a school’s administrator sees no other school', async () => {
    const { places, builds: all } = await read();
    const { activations } = await setup.registry.list();
    const names = (each: { buildId: string; school?: string | null; share?: number | null; preview?: string | null }) =>
      [each.buildId, each.school ?? '', each.share ?? '', each.preview ?? ''].join(' ');
    expect(places.map(names).sort()).toEqual(activations.map(names).sort());
    expect(all.find(({ buildId }) => buildId === a)?.kept).toContain('所有人');
    expect((await read(admin)).places.map(({ kind }) => kind)).not.toContain('school');
    const areas = await operator.get<{ areas: ReleaseArea[] }>('releases/areas');
    expect(areas.data?.areas).toMatchObject([{ area: 'news', everyone: a, since: expect.any(String), share: { buildId: b, percent: 10 } }]);
  });

  test('W21 · rollback says its target before and reaches it; W10 · undo activates what was taken back', async () => {
    await act('activate', { buildId: b });
    const seen = await act('rollback', { checkOnly: true });
    expect(seen).toMatchObject({ code: 200, data: { buildId: a } });
    expect(seen.data?.act).toBeUndefined();
    expect(everyone()).toBe(b);
    const done = await act('rollback', {});
    expect(done.data).toMatchObject({ buildId: a, effects: seen.data?.effects });
    expect(everyone()).toBe(a);
    expect(await operator.post('acts/undo', { actId: done.data?.act?.id })).toMatchObject({
      code: 200,
      data: { act: { undoOf: done.data?.act?.id } },
    });
    expect(everyone()).toBe(b);
    // Somebody switched it since.
    expect(await operator.post('acts/undo', { actId: done.data?.act?.id })).toMatchObject({ code: 409 });
  });

  test('W21 · with no earlier build rollback is refused with the reason', async () => {
    await setup.publish(a, 'home');
    const { revision } = (await operator.get<ReleaseRead>('releases/read', { area: 'home' })).data as ReleaseRead;
    await operator.post('releases/activate', { area: 'home', buildId: a, ifRevision: revision });
    const home = (await operator.get<ReleaseRead>('releases/read', { area: 'home' })).data as ReleaseRead;
    expect(home.places[0]?.backTo).toBeUndefined();
    expect(await operator.post('releases/rollback', { area: 'home', ifRevision: revision + 1 })).toMatchObject({
      code: 400,
      data: { reasons: [{}] },
    });
  });

  test('W10 · undo of a larger share restores the smaller one', async () => {
    await act('activate', { buildId: c, share: 5 });
    const raised = await act('activate', { buildId: c, share: 50 });
    expect(await operator.post('acts/undo', { actId: raised.data?.act?.id })).toMatchObject({ code: 200 });
    expect(setup.registry.shares()).toMatchObject([{ area: 'news', buildId: c, percent: 5 }]);
  });

  test('W24 · W8 · an act on an older revision answers 409 with the current one and changes nothing', async () => {
    const { revision } = await read();
    const late = await operator.post('releases/activate', { area: 'news', buildId: c, ifRevision: revision - 1 });
    expect(late).toMatchObject({ code: 409, msg: `修订已到 ${revision}，请看过变化再操作`, data: { current: { revision } } });
    expect((await read()).revision).toBe(revision);
    expect((await log())[0]).toMatchObject({ action: 'release.activate', outcome: '409', object: 'news' });
  });

  test('an administrator takes for the own school what is offered already, and nothing else', async () => {
    await act('activate', { buildId: a });
    expect(await act('activate', { buildId: c, school: '10001' }, admin)).toMatchObject({ code: 1001 });
    expect(await act('activate', { buildId: a, school: '10002' }, admin)).toMatchObject({ code: 1001 });
    expect(await act('activate', { buildId: b }, admin)).toMatchObject({ code: 1001 });
    expect(await act('activate', { buildId: a, school: '10001' }, admin)).toMatchObject({ code: 200 });
    expect(await act('rollback', { school: '10001' }, admin)).toMatchObject({ code: 200, data: { buildId: null } });
  });

  test('W18 · health compares two builds over the same time, and not below 20 tabs', async () => {
    const health = async () =>
      (await operator.get<ReleaseHealth>('releases/health', { area: 'news', build: b, before: a, hours: '2' })).data as ReleaseHealth;
    expect((await health()).enough).toBe(false);
    const now = new Date();
    const tabs = [a, b].flatMap((buildId) =>
      Array.from({ length: 20 }, (_, index) => ({
        tab: `${buildId}-${index}`,
        area: 'news',
        buildId,
        first: now,
        seen: now,
        open: true,
        failed: buildId === b && index < 3,
        fid: '10001',
      })),
    );
    await portal().services.database.insert(registryTab).values(tabs);
    const shown = await health();
    expect(shown.enough).toBe(true);
    expect(shown.ticks.find(({ buildId }) => buildId === b)).toMatchObject({ tabs: 20, failed: 3 });
    expect(shown.ticks.find(({ buildId }) => buildId === a)).toMatchObject({ tabs: 20, failed: 0 });
    expect(shown.moments.length).toBeGreaterThan(0);
    const seen = await act('activate', { buildId: c, checkOnly: true });
    expect(seen.data?.effects.tabs).toBe(40);
  });

  test('W20 · a preview opens its build until it is ended, and nobody else has it', async () => {
    await act('activate', { buildId: a });
    const made = await act('activate', { buildId: c, preview: 'winter' });
    expect(made.data?.previewLink).toMatch(/^\/\?preview=/);
    const planned = (preview?: string) =>
      setup.registry.planFor({ fid: '10003', ...(preview && { preview }) }).areas.find(({ area }) => area === 'news')?.buildId;
    expect([planned('winter'), planned()]).toEqual([c, a]);
    const place = (await read()).places.find(({ preview }) => preview === 'winter');
    expect(place).toMatchObject({ buildId: c, previewLink: expect.stringMatching(/^\/\?preview=/), until: expect.any(String) });
    const end = (more: object = {}) => operator.post('previews/end', { area: 'news', preview: 'winter', ...more });
    expect(await end({ checkOnly: true })).toMatchObject({ code: 200 });
    expect(planned('winter')).toBe(c);
    expect(await end()).toMatchObject({ code: 200 });
    expect(planned('winter')).toBe(a);
    expect((await read()).places.map(({ preview }) => preview)).not.toContain('winter');
  });

  test('W22 · a share that the portal ended is shown with its reason until something else is activated', async () => {
    await act('activate', { buildId: c, share: 10 });
    const reason = '6 of 20 tabs failed';
    await setup.registry.activate({ area: 'news', rollback: true, share: 10, note: reason, who: 'the portal' });
    const halted = async () =>
      (await operator.get<{ areas: ReleaseArea[] }>('releases/areas')).data?.areas.find(({ area }) => area === 'news')?.halted;
    expect(await halted()).toMatchObject({ share: 10, reason: '20 个页面中 6 个出错' });
    expect((await read()).halted).toMatchObject({ share: 10, reason: '20 个页面中 6 个出错' });
    await act('activate', { buildId: c, share: 5 });
    expect([await halted(), (await read()).halted]).toEqual([undefined, undefined]);
    await act('rollback', { share: 5 });
  });

  test('W23 · an uploaded build that the gate refuses shows all reasons and leaves nothing', async () => {
    const { files, ...sent } = setup.build(d);
    const packed = (change: object) => {
      const body = {
        ...sent,
        files: Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])),
        ...change,
      };
      return new File([JSON.stringify(body)], 'news.json');
    };
    const upload = (file: File) => operator.upload<{ reasons: string[]; buildId?: string }>('releases/upload', file);
    const bad = packed({ signature: 'none', files: { 'remoteEntry.js': Buffer.from('changed').toString('base64') } });
    const refused = await upload(bad);
    expect(refused.data?.reasons.length).toBeGreaterThan(1);
    expect((await read()).builds.map(({ buildId }) => buildId)).not.toContain(d);
    expect((await log())[0]).toMatchObject({ action: 'release.publish', outcome: '400' });
    expect(await upload(packed({}))).toMatchObject({ code: 200, data: { buildId: d, reasons: [] } });
    expect((await log())[0]).toMatchObject({ action: 'release.publish', outcome: 'done', object: 'news' });
  });
});
