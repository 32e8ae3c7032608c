import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openTestPortal, operatorToken, type TestPortal } from '../../testing/test-portal.ts';
import { ownFacts } from './visitor.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal(await openSeededInMemory());
});
afterAll(() => portal.close());

const listPath = '/homepage/notice/getUserNoticeInfo';
async function post(body: BodyInit, contentType: string | null = 'application/json') {
  const token = await portal.tokenOf('guest');
  const headers = { authorization: `Bearer ${token}`, ...(contentType && { 'content-type': contentType }) };
  const answer = await portal.request(listPath, { method: 'POST', headers, body });
  return { status: answer.status, ...((await answer.json()) as { code: number; success: boolean }) };
}

describe('faults of the protocol', () => {
  test('an unknown address below the API is 404 with the envelope', async () => {
    expect(await portal.get('/homepage/nothing')).toMatchObject({ status: 404, success: false, code: 404, data: null });
    expect(await portal.get('/pedestal/auth/../user/secret')).toMatchObject({ status: 404 });
  });
  test.each([
    '/homepage/..%2fpedestal/auth/userInfo',
    '/homepage//theme/list',
    '/homepage/theme/list;jsessionid=1',
    '/homepage/Theme/list',
    '/homepage/theme/list.',
  ])('case 73 · %s is no other address in disguise', async (path) =>
    expect(await portal.get(path, { token: await portal.tokenOf('guest') })).toMatchObject({ status: 404 }),
  );
  test('a wrong method is 405 and says which are right', async () => {
    const answer = await portal.post('/homepage/theme/list', { token: await portal.tokenOf('guest') });
    expect(answer).toMatchObject({ status: 405, code: 405 });
    expect(answer.headers.get('allow')).toBe('GET');
  });
  test('a GET that changes something may be made by POST too', async () => {
    const token = await portal.tokenOf('20260001');
    expect(await portal.post('/homepage/homeApp/collectApp', { token, body: { appId: '1000105001', op: 0 } })).toMatchObject({
      data: { isCollect: false },
    });
  });
  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/json; charset=gbk'], [null]])(
    'case 50 · a body of type %s is 415',
    async (type) => expect(await post(new TextEncoder().encode('{}'), type)).toMatchObject({ status: 415, code: 415 }),
  );
  test.each([
    ['trailing garbage', '{} x'],
    ['a name twice', '{"type":"life","type":"teaching"}'],
    ['a name twice, written differently', '{"type":"life","\\u0074ype":"teaching"}'],
    ['__proto__', '{"__proto__":{"type":"life"}}'],
    ['depth 1000', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`],
    ['a list', '[]'],
    ['nothing', ''],
  ])('case 61 · a body with %s is 400', async (_what, body) => expect(await post(body)).toMatchObject({ status: 400, code: 400 }));
  test('case 61 · byte order mark and UTF-16 are 400, prototypes stay untouched', async () => {
    expect(await post(new TextEncoder().encode('\uFEFF{}'))).toMatchObject({ status: 400 });
    expect(await post(Buffer.from('{}', 'utf16le'))).toMatchObject({ status: 400 });
    await post('{"__proto__":{"polluted":1}}');
    expect({}).not.toHaveProperty('polluted');
  });
  test('case 61 · 5 MB are 413', async () => {
    expect(await post(`{"keyword":"${'x'.repeat(5_000_000)}"}`)).toMatchObject({ status: 413, code: 413 });
  });
  test('case 50 · a cross-site request is 403', async () => {
    const token = await portal.tokenOf('20260001');
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await portal.get('/homepage/homeApp/collectApp?appId=1000105001', { token, headers })).toMatchObject({ status: 403, code: 403 });
  });
  test('a call that changes something cannot be prefetched', async () => {
    const token = await portal.tokenOf('20260001');
    const headers = { 'sec-purpose': 'prefetch;prerender' };
    expect(await portal.get('/homepage/homeApp/hitApp?appId=1000105001', { token, headers })).toMatchObject({ status: 403 });
    expect(await portal.get('/homepage/theme/list', { token, headers })).toMatchObject({ status: 200 });
  });
});

describe('business outcomes', () => {
  test.each([
    'pageSize=1000000000',
    'pageNum=-1',
    'pageNum=0',
    'pageNum=1.5',
    'pageNum=x',
    'pageNum=1&pageNum=2',
    'pageNum=1e400',
    'categoryId=a&categoryId=b',
  ])('case 59 · a list with %s is code 400, HTTP 200', async (query) =>
    expect(await portal.get(`/homepage/news/list?${query}`, { token: await portal.tokenOf('guest') })).toMatchObject({
      status: 200,
      code: 400,
      data: null,
    }),
  );
  test.each(['2026-02-30', '2026/11/20', '99999-01-01', 'x'])('case 60 · date=%s is code 400', async (date) => {
    const token = await portal.tokenOf('20260001');
    expect(await portal.get(`/homepage/centerService/getCurriculumData?date=${date}`, { token })).toMatchObject({ status: 200, code: 400 });
  });
  test.each(['1900-01-01', '9999-12-31'])('case 60 · date=%s is a day without classes', async (date) => {
    const token = await portal.tokenOf('20260001');
    expect(await portal.get(`/homepage/centerService/getCurriculumData?date=${date}`, { token })).toMatchObject({
      code: 200,
      data: { courses: [] },
    });
  });
  test('case 62 · C8 · terminalType 9 is code 400, a missing one is 1', async () => {
    const token = await portal.tokenOf('guest');
    expect(await portal.get('/homepage/homeStatistic/addFontVisit?terminalType=9', { token })).toMatchObject({ code: 400 });
    expect(await portal.get('/homepage/homeStatistic/addFontVisit', { token })).toMatchObject({ code: 200, data: { ok: true } });
  });
  test.each(['"><img src=x onerror=alert(1)>', '%_', "' or 1=1 --", '\\', '\u202Etxt', '(a+)+$', '学校', '奖'])(
    'case 38 · the search %s is only text',
    async (keyword) => {
      const token = await portal.tokenOf('guest');
      const answer = await portal.get<{ records: { title: string; summary?: string }[] }>(
        `/homepage/news/list?keyword=${encodeURIComponent(keyword)}`,
        { token },
      );
      expect(answer).toMatchObject({ status: 200, code: 200 });
      for (const { title, summary } of answer.data?.records ?? []) expect(`${title}${summary}`).toContain(keyword);
    },
  );
  test('case 38 · NUL and more than a hundred signs are code 400', async () => {
    const token = await portal.tokenOf('guest');
    expect(await portal.get('/homepage/news/list?keyword=a%00b', { token })).toMatchObject({ status: 200, code: 400 });
    expect(await portal.get(`/homepage/news/list?keyword=${'x'.repeat(101)}`, { token })).toMatchObject({ status: 200, code: 400 });
  });
});

describe('every answer', () => {
  test('case 75 · is not stored, and has an id', async () => {
    const answer = await portal.get('/homepage/theme/list', { token: await portal.tokenOf('guest') });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  });
  test('case 51 · gives no other origin access', async () => {
    const answer = await portal.get('/homepage/theme/list', { headers: { origin: 'https://evil.tld' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
  test('case 76 · passwords, tokens and queries stay out of the log', async () => {
    const body = { username: '20260001', password: 'a-secret-password' };
    await portal.post('/pedestal/auth/cx/login', { body });
    await portal.get('/homepage/theme/list?ticket=ST-secret-ticket', { token: 'a-secret-token', headers: { 'x-request-id': 'evil\tid' } });
    const log = portal.logged.join('');
    expect(log).toContain('/pedestal/auth/cx/login');
    for (const secret of ['a-secret-password', 'ST-secret-ticket', 'a-secret-token', 'evil\tid', await portal.tokenOf('guest')])
      expect(log).not.toContain(secret);
  });
  test('health, metrics and the description answer', async () => {
    for (const path of ['/healthz', '/readyz', '/openapi.json', '/docs']) expect((await portal.request(path)).status).toBe(200);
    expect(await (await portal.request('/docs')).text()).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  });
  test('/metrics answers this machine and operators, and nobody for whom a proxy of this machine asks', async () => {
    const status = async (peer: string | undefined, headers: Record<string, string> = {}) =>
      (await portal.request('/metrics', { ...(peer && { peer }), headers })).status;
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await status(peer)).toBe(200);
    for (const peer of ['10.1.2.3', '::ffff:10.1.2.3', undefined]) expect(await status(peer)).toBe(401);
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
      expect(await status('127.0.0.1', { [name]: '127.0.0.1' })).toBe(401);
    expect(await status('10.1.2.3', { authorization: 'Bearer wrong' })).toBe(401);
    const answer = await portal.request('/metrics', { peer: '10.1.2.3', headers: { authorization: `Bearer ${operatorToken}` } });
    expect(await answer.text()).toContain('portico_call_seconds');
  });
  test('a call in the process is answered with the visitor’s own rights', async () => {
    const { services } = portal;
    const first = await services.visitorOf({ host: 'localhost:8080', token: undefined });
    const facts = ownFacts({ host: 'localhost' });
    expect(await services.answer({ method: 'GET', path: '/homepage/theme/list', input: {} }, first, facts)).toMatchObject({
      success: true,
    });
    expect(await services.answer({ method: 'GET', path: '/homepage/quickNavigation', input: {} }, first, facts)).toMatchObject({
      code: 401,
    });
    expect(await services.answer({ method: 'GET', path: '/homepage/nothing' }, first, facts)).toMatchObject({ code: 404 });
    const member = await services.visitorOf({ host: 'localhost', token: await portal.tokenOf('20260001') });
    expect(await services.answer({ method: 'GET', path: '/homepage/quickNavigation', input: {} }, member, facts)).toMatchObject({
      success: true,
    });
  });
});

test('case 63 · a flood of guest logins is 429 with a time to wait', async () => {
  const small = await openTestPortal(await openSeededInMemory(), { rateScale: '0.05' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => small.get('/pedestal/auth/guest/login')));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  const refused = answers.find((answer) => answer.status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  await small.close();
});

test('our own fault is 500 with the envelope, and a clean restart accepts twenty old tokens at once', async () => {
  const open = await openSeededInMemory();
  const before = await openTestPortal(open);
  const token = await before.tokenOf('20260001');
  const after = await openTestPortal(open);
  const answers = await Promise.all(Array.from({ length: 20 }, () => after.get('/pedestal/auth/userInfo', { token })));
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([200]));
  const other = await before.tokenOf('T10001');
  await open.close();
  const broken = [await after.get('/pedestal/auth/guest/login'), await after.get('/homepage/theme/list', { token: other })];
  for (const answer of broken) expect(answer).toMatchObject({ status: 500, success: false, code: 500, data: null });
  expect((await after.request('/readyz')).status).toBe(503);
  expect((await after.request('/healthz')).status).toBe(200);
});
