import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EndpointCheck, EndpointState, OperationLine } from '@portico/area/operator';
import type { Envelope } from '@portico/contracts';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimits } from '../../kernel/api/limits.ts';
import { ownFacts } from '../../kernel/api/visitor.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { appWithAreas, areaWithService } from '../../testing/library-area.ts';
import { type SmallServer, serveSmall } from '../../testing/small-server.ts';
import { operatorToken } from '../../testing/test-portal.ts';
import { createEndpoints } from './endpoints.ts';
import { answerWithEndpoints } from './page-calls.ts';
import { maxAnswerBytes } from './service-request.ts';

let service: SmallServer;
let secret: SmallServer;
let heard: { headers: IncomingMessage['headers']; body: string }[] = [];
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/loans/late': () => undefined,
  '/loans/half': (_request, response) => void response.writeHead(200).write('{"a":'),
  '/loans/html': (_request, response) => response.end('<html>'),
  '/loans/long': (_request, response) => response.end(Buffer.alloc(10 * maxAnswerBytes, 'a')),
  '/loans/away': (_request, response) => response.writeHead(302, { location: `${secret.url}/latest/meta-data` }).end(),
  '/loans/unsigned': (_request, response) => response.writeHead(401).end('{}'),
  '/loans/broken': (_request, response) => response.writeHead(503).end('down'),
  '/loans/taken': (_request, response) => response.writeHead(409).end('{"message":"这本书已被借出"}'),
  '/loans/missing': (_request, response) => response.writeHead(404).end('<html>'),
  '/loans/forbidden': (_request, response) => response.writeHead(403).end('{"message":3}'),
  '/loans/done': (_request, response) => response.writeHead(204).end(),
  '/loans/busy': (_request, response) => response.writeHead(429, { 'retry-after': '7' }).end(),
};
beforeAll(async () => {
  secret = await serveSmall((_request, response) => response.end('"secret"'));
  service = await serveSmall(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    heard.push({ headers: request.headers, body });
    const answer = answers[new URL(request.url ?? '', service.url).pathname];
    if (answer) return answer(request, response);
    response.end(JSON.stringify({ method: request.method, url: request.url }));
  });
});
afterAll(async () => {
  await service.close();
  await secret.close();
});

onBothEngines('endpoints', (portal) => {
  const library = areaWithService('news', {
    loans: { methods: ['GET', 'POST', 'PUT'], timeoutMs: 400 },
    rooms: { methods: ['GET'] },
  });
  const canteen = areaWithService('service-hall', { menu: { methods: ['GET'] } });
  let open: ReturnType<typeof appWithAreas> | undefined;
  const app = () => {
    open ??= appWithAreas(portal().services, [library, canteen], { rest: 300 });
    return open;
  };

  async function ask(path: string, { token, ...init }: RequestInit & { token?: string } = {}) {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(init.headers as Record<string, string>) };
    const answer = await app().request(`http://localhost/homepage/areas${path}`, { ...init, headers });
    return { status: answer.status, headers: answer.headers, ...((await answer.json()) as Envelope<{ url: string; method: string }>) };
  }
  const asStudent = async (path: string, init: RequestInit = {}) => ask(path, { ...init, token: await portal().tokenOf('20260001') });
  async function ops<Answer>(path: string, body?: object) {
    const answer = await app().request(`http://localhost/ops/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer & { error?: string } };
  }
  const bind = (area: string, name: string, url: string, school = '10001') =>
    ops<{ endpoints: EndpointState[] }>('endpoints', { state: 'bound', area, name, url, school });
  /** A success closes the circuit that earlier failures counted towards. */
  const recover = async () => {
    await new Promise((resolve) => setTimeout(resolve, 320));
    expect(await asStudent('/news/loans')).toMatchObject({ status: 200 });
    heard = [];
  };

  test('a service that is not bound in this school says so to visitors, and to operators how to bind it', async () => {
    expect(await asStudent('/news/loans')).toMatchObject({
      status: 200,
      code: 1006,
      msg: '新闻中心的数据服务在本单位尚未开通，请联系管理员',
      data: null,
    });
    const { body } = await ops<{ checks: EndpointCheck[] }>('endpoints/check?school=10001');
    expect(body.checks[0]).toMatchObject({
      area: 'news',
      name: 'loans',
      steps: [{ problem: expect.stringContaining('endpoints bind news loans') }],
    });
    expect(portal().logged.join()).toContain('an endpoint is not bound');
  });

  test('an operator binds it, with a row of the audit log; bad addresses are refused', async () => {
    expect(await bind('news', 'loans', `${service.url}/loans/`)).toMatchObject({
      status: 200,
      body: {
        endpoints: [
          { name: 'loans', url: `${service.url}/loans`, methods: ['GET', 'POST', 'PUT'] },
          { name: 'rooms', url: null },
        ],
      },
    });
    for (const [url, reason] of [
      ['http://169.254.169.254/latest', 'must not be an address'],
      ['http://me:word@10.0.0.1/', 'must not contain a user name'],
      ['ftp://10.0.0.1/', 'must be an address that starts with'],
      ['http://10.0.0.1/?key=1', 'without query'],
    ] as const)
      expect((await bind('news', 'rooms', url)).body.error).toContain(reason);
    expect((await bind('news', 'rooms', service.url, '9')).status).toBe(404);
    expect((await bind('service-hall', 'menu', `${service.url}/loans/menu`)).body.error).toContain('is bound to news/loans in 10001');
    expect((await ops('endpoints', { state: 'unbound', area: 'news', name: 'rooms', school: '10001' })).status).toBe(404);
    const { body } = await ops<{ operations: OperationLine[] }>('operations?school=10001');
    expect(body.operations[0]).toMatchObject({
      action: 'endpoint.bind',
      object: 'news/loans',
      fid: '10001',
      before: null,
      after: { url: `${service.url}/loans` },
    });
  });

  test('the service gets path, query, body and a signed identity, and nothing of the visitor’s own', async () => {
    heard = [];
    const token = await portal().tokenOf('20260001');
    const sent = {
      cookie: `token=${token}; sid=x`,
      'content-type': 'application/json',
      'x-forwarded-for': '1.2.3.4',
      'x-portico-identity': 'mine',
    };
    expect(await ask('/news/loans/a%20b?page=2&x=1', { token, headers: sent })).toMatchObject({
      status: 200,
      code: 200,
      data: { method: 'GET', url: '/loans/a%20b?page=2&x=1' },
    });
    expect(await ask('/news/loans/7', { token, method: 'PUT', headers: sent, body: '{"till":"2026-12-01"}' })).toMatchObject({
      data: { method: 'PUT', url: '/loans/7' },
    });
    expect(heard[1]?.body).toBe('{"till":"2026-12-01"}');
    expect(JSON.stringify(heard)).not.toContain(token);
    for (const { headers } of heard) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('x-forwarded-for');
    }
    const keys = await app().request('http://localhost/.well-known/jwks.json');
    const set = (await keys.json()) as JSONWebKeySet;
    expect(keys.headers.get('cache-control')).toBe('public, max-age=60');
    for (const key of set.keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    const identity = String(heard[0]?.headers['x-portico-identity']);
    const { payload } = await jwtVerify(identity, createLocalJWKSet(set), { audience: 'news', algorithms: ['EdDSA'] });
    expect(payload).toMatchObject({ aud: 'news', fid: '10001', account: '20260001', roles: expect.arrayContaining(['student']) });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    await expect(jwtVerify(identity, createLocalJWKSet(set), { audience: 'service-hall' })).rejects.toThrow('aud');
    expect(await portal().get('/pedestal/auth/userInfo', { token: identity }), 'it opens nothing here').toMatchObject({ code: 401 });
    expect(await ask('/news/loans', { token: identity })).toMatchObject({ code: 401 });
  });

  test('a guest gets the identity of a guest; without a token, or with another school’s, nothing is forwarded', async () => {
    heard = [];
    expect(await ask('/news/loans')).toMatchObject({ status: 200, code: 401 });
    expect(await ask('/news/loans', { token: await portal().tokenOf('guest', 'cas.localhost') })).toMatchObject({ code: 401 });
    expect(await ask('/news/loans', { token: await portal().tokenOf('guest'), headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject(
      {
        status: 403,
      },
    );
    expect(heard).toHaveLength(0);
    await ask('/news/loans', { token: await portal().tokenOf('guest') });
    const claims = JSON.parse(Buffer.from(String(heard[0]?.headers['x-portico-identity']).split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: 'guest', fid: '10001', roles: ['guest'] });
    expect(claims).not.toHaveProperty('account');
  });

  test('only what this visitor’s area declares is forwarded, and nothing leaves the bound address', async () => {
    heard = [];
    for (const path of ['/news/other', '/library/loans', '/news', '/news/loans2', '/NEWS/loans'])
      expect(await asStudent(path), path).toMatchObject({ status: 404, code: 404 });
    expect(await asStudent('/news/loans', { method: 'DELETE' })).toMatchObject({ status: 405, code: 405 });
    expect((await asStudent('/news/loans', { method: 'DELETE' })).headers.get('allow')).toBe('GET, POST, PUT');
    for (const path of ['/news/loans/..%2f..%2fsecret', '/news/loans/%252e%252e/secret', '/news/loans/a%5c..%5csecret'])
      expect(await asStudent(path), path).toMatchObject({ status: 400 });
    expect(await asStudent('/news/loans/%2e%2e/%2e%2e/service-hall/menu'), 'another area’s own endpoint').toMatchObject({ code: 1006 });
    expect(await asStudent('/news/loans', { method: 'POST', body: 'a=1' })).toMatchObject({ status: 415 });
    const long = { method: 'POST', body: `"${'a'.repeat(1024 * 1024)}"`, headers: { 'content-type': 'application/json' } };
    expect(await asStudent('/news/loans', long)).toMatchObject({ status: 413 });
    expect(heard).toHaveLength(0);
  });

  test('a module that is off for a visitor closes its endpoints too', async () => {
    heard = [];
    const change = (state: string, audience?: string[]) =>
      ops('modules', { sign: 'news', state, school: '10001', ...(audience && { audience }) });
    await change('off', ['guest']);
    expect(await ask('/news/loans', { token: await portal().tokenOf('guest') })).toMatchObject({ code: 1001 });
    expect(heard).toHaveLength(0);
    expect(await asStudent('/news/loans')).toMatchObject({ code: 200 });
    await change('off');
    expect(await asStudent('/news/loans')).toMatchObject({ code: 1002 });
    await change('on');
    expect(heard).toHaveLength(1);
  });

  test.each([
    ['late', 504, 'no answer within 400 ms'],
    ['half', 504, 'no answer within 400 ms'],
    ['html', 502, 'its answer is not JSON'],
    ['long', 502, 'its answer is longer than'],
    ['away', 502, 'it answers 302, and redirects are not followed'],
    ['unsigned', 502, 'it answers 401: it does not accept'],
    ['broken', 502, 'it answers 503'],
  ])('a service that answers %s: %i for the visitor, the reason for operators', async (path, status, reason) => {
    await recover();
    portal().logged.length = 0;
    expect(await asStudent(`/news/loans/${path}`)).toMatchObject({
      status,
      success: false,
      code: 500,
      msg: '新闻中心暂时没有响应，请稍后再试',
    });
    expect(portal().logged.join()).toContain(reason);
    expect(secret.asked).toEqual([]);
  });

  test('what the service refuses is an outcome, with its own sentence', async () => {
    await recover();
    expect(await asStudent('/news/loans/taken')).toMatchObject({ status: 200, code: 409, msg: '这本书已被借出' });
    expect(await asStudent('/news/loans/missing')).toMatchObject({ status: 200, code: 404, msg: '内容不存在或已下架' });
    expect(await asStudent('/news/loans/forbidden')).toMatchObject({ status: 200, code: 1001, msg: '您没有使用该功能的权限' });
    expect(await asStudent('/news/loans/done')).toMatchObject({ status: 200, code: 200, data: null });
    const busy = await asStudent('/news/loans/busy');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
  });

  test('three failures in a row open the circuit; after a rest one request tests the service', async () => {
    await recover();
    for (let count = 0; count < 3; count += 1) expect(await asStudent('/news/loans/broken')).toMatchObject({ status: 502 });
    heard = [];
    expect(await asStudent('/news/loans')).toMatchObject({ status: 503, code: 500 });
    expect(heard).toHaveLength(0);
    await recover();
    for (let count = 0; count < 5; count += 1) expect(await asStudent('/news/loans/html')).toMatchObject({ status: 502 });
    expect(await asStudent('/news/loans'), 'garbage for one address does not close the others').toMatchObject({ status: 200 });
  });

  test('an area that exists only in a preview reaches its service in that preview', async () => {
    await recover();
    const { services } = portal();
    const parking = areaWithService('parking', { lots: { methods: ['GET'] } });
    const headers = { authorization: `Bearer ${await portal().tokenOf('20260001')}` };
    const askIn = async (preview: string | undefined) => {
      const at = appWithAreas(services, [parking, library], preview === undefined ? {} : { preview });
      const code = async (path: string) =>
        ((await (await at.request(`http://localhost/homepage/areas/${path}`, { headers })).json()) as Envelope<unknown>).code;
      return [await code('parking/lots'), await code('news/loans')];
    };
    await bind('parking', 'lots', `${service.url}/parking`);
    expect(await askIn('dev-parking')).toEqual([200, 200]);
    expect(await askIn(undefined)).toEqual([1002, 200]);
    await ops('modules', { sign: 'news', state: 'off', school: '10001' });
    expect(await askIn('dev-parking'), 'a module that is off stays off').toEqual([200, 1002]);
    await ops('modules', { sign: 'news', state: 'on', school: '10001' });
    await ops('endpoints', { state: 'unbound', area: 'parking', name: 'lots', school: '10001' });
  });

  test('a flood is refused: of one visitor, and of requests that wait for one service', async () => {
    await recover();
    const { services } = portal();
    const token = await portal().tokenOf('20260001');
    const askAt = async (at: ReturnType<typeof appWithAreas>, path: string) =>
      (await at.request(`http://localhost/homepage/areas/news/loans${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
    const strict = appWithAreas({ ...services, consumeRateLimit: createLimits(1 / 300) }, [library]);
    expect([await askAt(strict, ''), await askAt(strict, ''), await askAt(strict, '')]).toEqual([200, 200, 429]);
    const narrow = appWithAreas(services, [library], { atOnce: 1 });
    expect((await Promise.all([askAt(narrow, '/late'), askAt(narrow, '/late')])).sort()).toEqual([503, 504]);
    expect(await askAt(narrow, '')).toBe(200);
  });

  test('only declared endpoints are metrics of their own', async () => {
    await asStudent('/news/loans/missing');
    await asStudent('/made-up/name');
    await ask('/other/name', { headers: { 'sec-fetch-site': 'cross-site' } });
    const text = await portal().services.metrics.registry.metrics();
    expect(text).toContain('path="/homepage/areas/news/loans",code="404"');
    expect(text).not.toMatch(/made-up|areas\/other/);
  });

  test('a page’s preloaded call reaches the service of its own area with the visitor’s identity', async () => {
    const { services } = portal();
    heard = [];
    const answer = answerWithEndpoints(services.answer, createEndpoints(services), { revision: 1, areas: [library] });
    const visitor = await services.visitorOf({ host: 'localhost', token: await portal().tokenOf('20260001') });
    const facts = ownFacts({ host: 'localhost' });
    const asked = { method: 'GET', path: '/homepage/areas/news/loans', input: { page: 2 } };
    expect(await answer(asked, visitor, facts)).toMatchObject({ success: true, data: { url: '/loans?page=2' } });
    const guest = await services.visitorOf({ host: 'localhost', token: undefined });
    expect(await answer(asked, guest, facts), 'a guest’s first page').toMatchObject({ success: true });
    expect(JSON.stringify(heard.at(-1)?.headers)).toContain('x-portico-identity');
    const refused = await services.visitorOf({ host: 'localhost', token: 'forged' });
    expect(await answer(asked, refused, facts)).toMatchObject({ success: false, code: 401 });
    expect(await answer({ ...asked, path: '/homepage/areas/news/loans/broken' }, visitor, facts)).toMatchObject({
      success: false,
      code: 500,
    });
    expect(await answer({ ...asked, path: '/homepage/areas/library/loans' }, visitor, facts)).toMatchObject({ success: false, code: 404 });
    expect(await answer({ method: 'GET', path: '/homepage/news/list', input: {} }, visitor, facts)).toMatchObject({ success: true });
  });

  test('the check names what is wrong: a service that believes any identity, one that refuses ours, one that is gone', async () => {
    const check = async () =>
      (await ops<{ checks: EndpointCheck[] }>('endpoints/check?school=10001')).body.checks.find(({ name }) => name === 'loans');
    expect((await check())?.steps.at(-1)).toMatchObject({ problem: expect.stringContaining('it accepts a forged one') });
    await bind('news', 'loans', `${service.url}/loans/unsigned`);
    expect((await check())?.steps.at(-1)).toMatchObject({ problem: expect.stringContaining('it does not accept the portal’s identity') });
    await bind('news', 'loans', 'http://127.0.0.1:1/');
    expect((await check())?.steps.at(-1)).toMatchObject({ problem: 'ECONNREFUSED' });
    expect((await ops('endpoints', { state: 'unbound', area: 'news', name: 'loans', school: '10001' })).status).toBe(200);
    expect(await asStudent('/news/loans')).toMatchObject({ code: 1006 });
  });
});
