import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../kernel/environment/environment.ts';
import { openPortal } from '../../portal.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { serveFakeCas } from '../../testing/fake-cas.ts';
import { oidcClient, serveOidc } from '../../testing/fake-oidc.ts';
import { operationsOf } from '../../testing/operations.ts';
import { importReport } from '../../testing/send-import.ts';

const sealedKey = (text: string) => expect.stringMatching(new RegExp(`^sealed:1:(?!.*${text})`));

onBothEngines('partners', (portal) => {
  const ops = operationsOf(portal);
  const rows = async <Row>(query: ReturnType<typeof sql>) =>
    ((await portal().services.database.execute(query)) as unknown as { rows: Row[] }).rows;
  const methods = async () =>
    (await portal().get<{ allowedMethods: string[] }>('/pedestal/auth/verifyDomain', { host: 'workbench.localhost' })).data?.allowedMethods;

  test('a partner is set at run time, is stored sealed, shown masked and offered at once', async () => {
    expect(await methods()).not.toContain('wechat');
    const wish = { school: '10002', partner: 'wechat', settings: { appid: 'wx1', secret: 'wechat-app-secret' } };
    expect(await ops('/ops/partners', wish)).toMatchObject({
      status: 200,
      body: { fid: '10002', partners: { wechat: { appid: 'wx1', secret: '******', apiUrl: 'https://api.weixin.qq.com' } } },
    });
    expect(await methods()).toContain('wechat');
    const [row] = await rows<{ partners: { wechat: object } }>(sql`select partners from school where fid = '10002'`);
    expect(row?.partners.wechat).toMatchObject({ appid: 'wx1', secret: sealedKey('wechat-app-secret') });
    expect((await portal().services.schools.byFid('10002'))?.partners.wechat?.secret).toBe('wechat-app-secret');
    expect(JSON.stringify((await ops('/ops/partners')).body)).not.toMatch(/wechat-app-secret|sealed/);
    const { operations } = (await ops<{ operations: object[] }>('/ops/operations?school=10002')).body;
    expect(operations[0]).toMatchObject({ who: 'operator', action: 'partner.change', object: 'wechat', after: { secret: '******' } });
    expect(JSON.stringify(operations)).not.toMatch(/wechat-app-secret|sealed/);
    await ops('/ops/partners', { school: '10002', partner: 'wechat', settings: null });
    expect(await methods()).not.toContain('wechat');
  });

  test('what cannot be is refused in words', async () => {
    const refused = async (body: object) => (await ops('/ops/partners', body)).body.reasons?.join(' ');
    expect(await refused({ school: '10002', partner: 'fax', settings: {} })).toMatch(/partner.*cas, oidc, wechat/);
    expect(await refused({ school: '10002', partner: 'wechat', settings: { appid: 'wx1' } })).toMatch(/wechat\.secret/);
    expect(await refused({ school: '10002', partner: 'cas', settings: { server: 'javascript:alert(1)' } })).toMatch(/cas\.server/);
    for (const address of ['http://[::]/', 'http://100.100.100.200/', 'http://[fd00:ec2::254]/', 'http://[::ffff:169.254.169.254]/'])
      for (const [partner, field] of [
        ['cas', 'server'],
        ['sms', 'url'],
      ] as const)
        expect(await refused({ school: '10002', partner, settings: { [field]: address } })).toMatch(`${partner}.${field}: must not`);
    const secret = await refused({ school: '10002', partner: 'cas', settings: { server: 'https://me:hidden-word@sso.school.example' } });
    expect(secret).toMatch(/cas\.server: must not contain a user name or password/);
    expect(secret + portal().logged.join('')).not.toContain('hidden-word');
    expect(await refused({ school: '10002', partner: 'apiLogin', settings: { key: 'short' } })).toMatch(/at least 16/);
    expect(await refused({ school: '9', partner: 'cas', settings: null })).toMatch(/no school 9/);
  });

  test('credentials in an address of an older version are not shown', async () => {
    const { database, schools } = portal().services;
    const partners = { cas: { server: 'https://me:hidden-word@sso.school.example/cas', protocol: 3, logoutFrom: [] } };
    await database.execute(sql`update school set partners = ${JSON.stringify(partners)}::jsonb where fid = '10002'`);
    await schools.changed('10002');
    const shown = (await ops<{ schools: object[] }>('/ops/partners?school=10002')).body;
    expect(shown.schools).toMatchObject([{ partners: { cas: { server: 'https://sso.school.example/cas' } } }]);
    expect(JSON.stringify(await portal().get('/pedestal/auth/verifyDomain', { host: 'workbench.localhost' }))).not.toContain('hidden-word');
    await ops('/ops/partners', { school: '10002', partner: 'cas', settings: null });
  });

  test('a check tries each step of a partner and names the one that fails', async () => {
    interface Checks {
      checks: { fid: string; partner: string; steps: { step: string; problem?: string }[] }[];
    }
    const cas = await serveFakeCas();
    const oidc = await serveOidc();
    oidc.open(['http://workbench.localhost:8080/auth-login']);
    const set = (partner: string, settings: object | null) => ops('/ops/partners', { school: '10002', partner, settings });
    const problems = async () => {
      const { checks } = (await ops<Checks>('/ops/partners/check?school=10002')).body;
      return Object.fromEntries(checks.map(({ partner, steps }) => [partner, [steps.length, steps.at(-1)?.problem]]));
    };
    await set('cas', { server: cas.url });
    await set('oidc', { issuer: oidc.issuer, clientId: oidcClient.id, clientSecret: oidcClient.secret });
    expect(await problems()).toEqual({ cas: [3, undefined], oidc: [4, undefined] });
    await set('cas', { server: `${cas.url}/nothing` });
    await set('oidc', { issuer: oidc.issuer, clientId: oidcClient.id, clientSecret: 'another-secret' });
    expect(await problems()).toEqual({
      cas: [2, expect.stringMatching(/^it answers 404/)],
      oidc: [4, expect.stringMatching(/^invalid_client.*clientSecret/)],
    });
    await cas.close();
    await set('cas', { server: cas.url });
    expect((await problems()).cas).toEqual([2, 'ECONNREFUSED']);
    await oidc.close();
    for (const partner of ['cas', 'oidc']) await set(partner, null);
  });

  test('a source’s headers are stored sealed; requests have the opened ones', async () => {
    const http = {
      base: 'https://oa.school.example/',
      headers: { 'x-key': 'oa-header-key' },
      questions: { tasks: { address: 't', fields: {} } },
    };
    const text = JSON.stringify({ sources: [{ code: 'sealed-oa', name: '办公', offers: ['tasks'], http }] });
    expect(await importReport(portal(), { name: 'a.json', text, school: '10002' })).toMatchObject({ refused: [] });
    const [row] = await rows<{ http: { headers: object } }>(sql`select http from source where code = 'sealed-oa'`);
    expect(row?.http.headers).toEqual({ 'x-key': sealedKey('oa-header-key') });
  });

  test('what was written by hand is sealed at the next start; a start with another key is refused in words', async () => {
    const { database } = portal().services;
    await database.execute(sql`update school set partners = '{"apiLogin":{"key":"written-by-hand-0001"}}' where fid = '10003'`);
    const start = (secretKey: string) =>
      openPortal(readEnvironment({ PORTICO_SECRET_KEY: secretKey, PORTICO_LOG_LEVEL: 'silent' }), {
        open: { database, engine: 'embedded', close: async () => undefined },
      });
    const restarted = await start(Buffer.alloc(32, 7).toString('base64'));
    expect((await restarted.schools.byFid('10003'))?.partners.apiLogin?.key).toBe('written-by-hand-0001');
    await restarted.close();
    const [row] = await rows<{ partners: { apiLogin: object } }>(sql`select partners from school where fid = '10003'`);
    expect(row?.partners.apiLogin).toEqual({ key: sealedKey('written-by-hand') });
    const other = Buffer.alloc(32, 8).toString('base64');
    await expect(start(other)).rejects.toThrow(
      /^This node's secret key .* is not the one that sealed this database\. Set PORTICO_SECRET_KEY/,
    );
    // A database of an older version does not say which key it belongs to.
    await portal().services.database.execute(sql`delete from portal_secret`);
    await expect(start(other)).rejects.toThrow(/apiLogin of 10003.*another key\. Set PORTICO_SECRET_KEY/);
  });
});
