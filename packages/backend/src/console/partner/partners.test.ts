import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConsolePartner, PartnerStep } from '@portico/contracts/console';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, school } from '../../kernel/identity/schema.ts';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { type ConsolePerson, consolePerson } from '../../testing/console-person.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { serveFakeCas } from '../../testing/fake-cas.ts';
import { oidcClient, serveOidc } from '../../testing/fake-oidc.ts';
import { wechatApp } from '../../testing/fake-wechat.ts';
import { serveSmall } from '../../testing/small-server.ts';

interface Tried {
  ok: boolean;
  steps: PartnerStep[];
}

/** As the real one answers a code that it has not issued. */
function answerAsWechat(request: IncomingMessage, response: ServerResponse): void {
  const isRight = new URL(request.url ?? '', 'http://wechat.invalid').searchParams.get('secret') === wechatApp.secret;
  response.end(JSON.stringify(isRight ? { errcode: 40029, errmsg: 'invalid code' } : { errcode: 40125, errmsg: 'invalid appsecret' }));
}

onBothEngines('partners in the console', (portal) => {
  let admin: ConsolePerson;
  let cas: Awaited<ReturnType<typeof serveFakeCas>>;
  let oidc: Awaited<ReturnType<typeof serveOidc>>;
  let wechat: Awaited<ReturnType<typeof serveSmall>>;
  beforeAll(async () => {
    [cas, oidc, wechat] = await Promise.all([serveFakeCas(), serveOidc(), serveSmall(answerAsWechat)]);
    oidc.open(['http://localhost:8080/auth-login']);
    admin = await consolePerson(portal(), { account: 'par-admin', role: 'admin' });
    await admin.confirm();
  });
  afterAll(() => Promise.all([cas.close(), oidc.close(), wechat.close()]));
  const itemOf = async (name: string) =>
    (await admin.get<{ partners: ConsolePartner[] }>('partners/list')).data?.partners.find(
      ({ partner }) => partner === name,
    ) as ConsolePartner;
  const save = async (partner: string, settings: object | null, more: object = {}) =>
    admin.post<{ partner: ConsolePartner }>('partners/save', { partner, settings, version: (await itemOf(partner)).version, ...more });
  const tryIt = (partner: string, settings?: object) => admin.post<Tried>('partners/test', { partner, ...(settings && { settings }) });
  const log = () => portal().services.database.select().from(operationEntry).orderBy(sql`id desc`);

  test('W42 · a test names the failing step of wrong settings, typed and not saved', async () => {
    const before = await itemOf('cas');
    expect(await tryIt('cas', { server: cas.url })).toMatchObject({ code: 200, data: { ok: true } });
    const wrongCas = await tryIt('cas', { server: `${cas.url}/nothing` });
    expect(wrongCas.data).toMatchObject({
      ok: false,
      steps: [{ ok: true }, { name: '登录页有应答', ok: false, said: expect.stringMatching(/404/) }],
    });
    const client = { issuer: oidc.issuer, clientId: oidcClient.id };
    expect((await tryIt('oidc', { ...client, clientSecret: oidcClient.secret })).data?.ok).toBe(true);
    const wrongSecret = await tryIt('oidc', { ...client, clientSecret: 'another-secret' });
    expect(wrongSecret.data?.steps.at(-1)).toMatchObject({
      name: '客户端与密钥被接受，编造的授权码被拒绝',
      ok: false,
      said: expect.stringMatching(/^invalid_client/),
    });
    const app = { ...wechatApp, apiUrl: wechat.url, openUrl: wechat.url };
    expect((await tryIt('wechat', app)).data?.ok).toBe(true);
    expect((await tryIt('wechat', { ...app, secret: 'wrong-secret' })).data?.steps.at(-1)).toMatchObject({
      ok: false,
      said: expect.stringMatching(/40125/),
    });
    expect((await tryIt('sms', { url: 'http://127.0.0.1:9/send' })).data?.steps.at(-1)).toMatchObject({
      name: '网关有应答（不发送消息）',
      ok: false,
    });
    expect(await itemOf('cas')).toEqual(before);
    expect((await log()).filter(({ action }) => action === 'partner.test').length).toBeGreaterThan(6);
  });

  test('W12 · W42 · a saved secret is in no answer, no row of the log and no difference', async () => {
    const secret = 'a-secret-of-sixteen-signs';
    const answers = [
      await save('oidc', { issuer: oidc.issuer, clientId: 'portico', clientSecret: secret }),
      await admin.get('partners/list'),
      await tryIt('oidc'),
      await admin.get('acts/recent'),
    ];
    expect(answers[0]).toMatchObject({ code: 200, data: { act: { action: 'partner.change' } } });
    expect(JSON.stringify([answers, await log()])).not.toContain(secret);
    const field = (await itemOf('oidc')).fields.find(({ name }) => name === 'clientSecret');
    expect(field).toMatchObject({ secret: true, set: true, setBy: '人par-admin PAR-ADMIN' });
    expect(field?.value).toBeUndefined();
    // What is not typed again stays, but never goes to another address.
    expect(await save('oidc', { issuer: oidc.issuer, clientId: 'other' })).toMatchObject({ code: 200 });
    expect((await portal().services.schools.byFid('10001'))?.partners.oidc).toMatchObject({ clientId: 'other', clientSecret: secret });
    for (const answer of [
      await save('oidc', { issuer: cas.url, clientId: 'other' }),
      await tryIt('oidc', { issuer: cas.url, clientId: 'other' }),
    ])
      expect(answer).toMatchObject({ code: 400, data: { reasons: [{ path: 'settings.clientSecret' }] } });
  });

  test('W7 · W8 · a look saves nothing, and an older version is 409', async () => {
    const { version } = await itemOf('cas');
    expect(await save('cas', { server: cas.url }, { checkOnly: true })).toMatchObject({
      code: 200,
      data: { effects: { reversible: false } },
    });
    expect((await itemOf('cas')).version).toBe(version);
    await save('cas', { server: cas.url });
    expect(await admin.post('partners/save', { partner: 'cas', settings: null, version })).toMatchObject({ code: 409 });
    expect((await itemOf('cas')).from).toBe('own');
    expect(await save('cas', null)).toMatchObject({ code: 200, data: { partner: { from: 'none' } } });
  });

  test('bad settings are named by field', async () => {
    expect(await save('apiLogin', { key: 'short' })).toMatchObject({ code: 400, data: { reasons: [{ path: 'settings.key' }] } });
    expect(await save('cas', { server: 'javascript:alert(1)' })).toMatchObject({
      code: 400,
      data: { reasons: [{ path: 'settings.server' }] },
    });
    expect(await save('cas', { server: 'http://169.254.169.254/' })).toMatchObject({ code: 400 });
    expect(await save('cas', { server: cas.url, unknown: 'field' })).toMatchObject({ code: 400 });
  });

  test('W27 · removing the only way in of the administrators is refused', async () => {
    const { database, schools } = portal().services;
    for (const name of ['cas', 'wechat', 'sms']) await save(name, null);
    const own = eq(person.fid, '10001');
    const before = await database.select({ id: person.id, passwordHash: person.passwordHash }).from(person).where(own);
    await database.update(person).set({ passwordHash: null }).where(own);
    portal().services.sessions.forget();
    expect(await save('oidc', null)).toMatchObject({ code: 400, msg: '这是管理员唯一的登录方式，不能移除' });
    for (const { id, passwordHash } of before) await database.update(person).set({ passwordHash }).where(eq(person.id, id));
    await database
      .update(school)
      .set({ loginType: 1, partners: { cas: { server: cas.url, protocol: 3, logoutFrom: [] } } })
      .where(eq(school.fid, '10001'));
    await schools.changed('10001');
    portal().services.sessions.forget();
    expect(await save('cas', null)).toMatchObject({ code: 400, msg: expect.stringMatching(/统一身份认证/) });
  });
});
