import type { Overview } from '@portico/contracts/console';
import { writeTime } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchMiss } from '../../homepage/search/schema.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { school } from '../../kernel/identity/schema.ts';
import { operatorToken } from '../../kernel/operator/schema.ts';
import { freeSpaceOf } from '../../registry/build-health/free-space.ts';
import { signOfLife } from '../../registry/build-health/nodes.ts';
import { registryDocument, registryKey } from '../../registry/releases/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { openPortalRegistry, type PortalRegistry } from '../../testing/portal-registry.ts';
import { builds } from '../../testing/test-registry.ts';

const [a] = builds;
const nothing = '校园卡丢了怎么补';

onBothEngines('what the overview names', (portal) => {
  let setup: PortalRegistry;
  let admin: ConsolePerson;
  let operator: ConsolePerson;
  beforeAll(async () => {
    setup = await openPortalRegistry(portal().services);
    await setup.publish(a);
    await setup.registry.activate({ area: 'news', buildId: a, who: 'test' });
    admin = await consolePerson(portal(), { account: 'parts-admin', role: 'admin' });
    operator = await consolePerson(portal(), { account: 'parts-operator', role: 'operator' });
  });
  afterAll(() => setup.close());
  const read = async (who = admin) => (await who.get<Overview>('overview/read')).data as Overview;
  const lines = async (kind: string, who = admin) => (await read(who)).wrong.filter((line) => line.kind === kind);
  const rows = () => portal().services.database.select().from(searchMiss);

  test('what three people searched for and did not find is shown, without naming one of them', async () => {
    const old = { fid: '10001', day: '2020-01-01', words: 'old', count: 3, people: ['x', 'y', 'z'] };
    await portal().services.database.insert(searchMiss).values(old);
    expect((await read()).misses).toEqual([]);
    const search = async (account: string, words = nothing) => {
      await consolePerson(portal(), { account });
      const token = await portal().post<{ token: string }>('/pedestal/auth/cx/login', {
        body: { username: account, password: 'Qinghe#2026' },
      });
      const path = `/homepage/homeApp/search?search=${encodeURIComponent(words)}`;
      expect((await portal().get<{ total: number }>(path, { token: token.data?.token })).data?.total).toBe(0);
    };
    // One person who asks again, in capital letters too, and a second one.
    for (const account of ['miss-one', 'miss-one', 'miss-two']) await search(account, 'qq群XYZW');
    for (const account of ['miss-one', 'miss-two', 'miss-three']) await search(account);
    await search('miss-two', 'QQ群xyzw');
    // Text that may be a number of a person is not kept.
    await search('miss-one', '422201199901011234');
    await expect.poll(async () => (await rows()).reduce((sum, { people }) => sum + people.length, 0)).toBe(5);
    // And what is older than 8 days has gone.
    expect((await rows()).map(({ words }) => words)).not.toContain('old');
    expect((await read()).misses).toEqual([{ fid: '10001', words: nothing, people: 3 }]);
    expect((await read(operator)).misses).toHaveLength(1);
    const kept = JSON.stringify(await rows());
    for (const word of ['miss-one', 'console-10001', '4222']) expect(kept).not.toContain(word);
  });

  test('a school keeps no more than 500 texts a day, and none for longer than 8 days', async () => {
    const { database } = portal().services;
    const [known] = await rows();
    if (!known) throw new Error('Nothing was kept.');
    const many = Array.from({ length: 500 }, (_, index) => ({ ...known, words: `flood ${index}`, people: ['x'], count: 1 }));
    await database.insert(searchMiss).values(many);
    const token = await portal().tokenOf('guest');
    const ask = (words: string) => portal().get(`/homepage/homeApp/search?search=${encodeURIComponent(words)}`, { token });
    await ask('完全没有的东西');
    // What is kept already is still counted.
    await ask('flood 7');
    await expect.poll(async () => (await rows()).find(({ words }) => words === 'flood 7')?.count).toBe(2);
    const after = (await rows()).map(({ words }) => words);
    expect(after).not.toContain('完全没有的东西');
  });

  test('a partner whose last sign-in of the hour failed is named until one succeeds', async () => {
    const { services } = portal();
    const line = { fid: '10001', method: 'cas' as const };
    await writeAudit(services, { ...line, event: 'signed-in' });
    expect(await lines('partner')).toEqual([]);
    for (const note of ['2004', '2004']) await writeAudit(services, { ...line, event: 'failed', note });
    // Somebody whom the school does not know, and a wrong password, are no fault of a partner.
    await writeAudit(services, { fid: '10001', method: 'oauth2', event: 'failed', note: '2007' });
    await writeAudit(services, { fid: '10001', method: 'password', event: 'failed', note: '2004' });
    expect(await lines('partner')).toMatchObject([
      {
        fid: '10001',
        text: '统一身份认证 最近一次登录没有成功',
        affected: '1 小时内失败 2 次，通过它登录的人可能进不来',
        since: expect.any(String),
        to: '/console/partners',
      },
    ]);
    await writeAudit({ ...services, now: () => new Date(services.now().getTime() + 10) }, { ...line, event: 'signed-in' });
    expect(await lines('partner')).toEqual([]);
  });

  test('tokens and keys that end soon are named to those whom they concern', async () => {
    const { services } = portal();
    const { database } = services;
    const inDays = (days: number) => new Date(services.now().getTime() + days * 86_400_000);
    const token = { role: 'auditor' as const, createdTime: inDays(-80), createdBy: 'test', tokenHash: 'x' };
    await database.insert(operatorToken).values([
      { ...token, name: 'nightly', expiresTime: inDays(3) },
      { ...token, name: 'later', expiresTime: inDays(60) },
      { ...token, name: 'gone', expiresTime: inDays(3), revokedTime: inDays(-1) },
    ]);
    const text = `命令行令牌 nightly 将于 ${writeTime(inDays(3)).slice(0, 10)}`;
    expect(await lines('key', operator)).toMatchObject([
      { text: expect.stringContaining(text), since: expect.any(String), to: '/console/audit?act=token.' },
    ]);
    expect(await lines('key')).toEqual([]);
    const previousUntil = writeTime(inDays(0.5));
    await database
      .update(school)
      .set({ partners: { apiLogin: { key: 'k'.repeat(20), previousKey: 'p'.repeat(20), previousUntil } } })
      .where(eq(school.fid, '10001'));
    await services.schools.changed('10001');
    expect(await lines('key')).toMatchObject([
      { fid: '10001', text: `接口登录的旧密钥将于 ${previousUntil.slice(0, 16)} 失效`, to: '/console/partners' },
    ]);
  });

  test('a node whose data directory is nearly full is named, since it is', async () => {
    const { services } = portal();
    let free = 40_000;
    const begun = new Date('2026-11-20T01:00:00Z');
    const look = freeSpaceOf(
      '/anywhere',
      () => begun,
      async () => ({ bavail: free * 256, bsize: 4_096 }),
    );
    const beat = async () => {
      const disk = await look();
      const facts = { name: 'portal-2:8080', missing: [], damaged: [], keys: {}, ...(disk && { disk }) };
      const revision = setup.registry.revision();
      await signOfLife(services.database, { node: 'n2', shell: 's', revision, facts, now: services.now() });
    };
    await beat();
    expect(await lines('storage')).toEqual([]);
    free = 300;
    await beat();
    await beat();
    expect(await lines('storage')).toMatchObject([
      { text: '节点 portal-2:8080 的数据目录只剩 300 MB', since: '2026-11-20 09:00:00', to: '/console/releases' },
    ]);
    expect(await freeSpaceOf('/no/such/folder', () => begun)()).toBeUndefined();
  });

  test('an area that nobody may publish, and a document with a foreign signature, are named', async () => {
    const { database } = portal().services;
    const keys = await database.select().from(registryKey);
    expect(await lines('document')).toEqual([]);
    await setup.registry.keys.revoke('news');
    expect((await lines('key')).map(({ text, to }) => ({ text, to }))).toContainEqual({
      text: 'news 没有可用的交付密钥',
      to: '/console/releases/news',
    });
    for (const row of keys) await database.update(registryKey).set(row).where(eq(registryKey.id, row.id));
    const [document] = await database.select().from(registryDocument);
    await database.update(registryDocument).set({ signature: 'forged' });
    expect(await lines('document')).toMatchObject([
      { text: '版本登记的签名不是本门户的', since: expect.any(String), to: '/console/releases' },
    ]);
    await database.update(registryDocument).set({ signature: document?.signature ?? '' });
    expect(await lines('document')).toEqual([]);
  });
});
