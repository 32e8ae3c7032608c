import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallRoute } from '@portico/contracts';
import axios from 'axios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkTransport } from './network-transport.ts';
import type { PortalError } from './portal-error.ts';
import type { ClientSettings } from './transport.ts';

interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  at: number;
}
type Answer = (response: ServerResponse, attempt: number) => void;

const asked = new Map<string, Asked[]>();
const answers = new Map<string, Answer>();
const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const before = asked.get(path) ?? [];
  asked.set(path, [...before, { method: request.method ?? '', url: request.url ?? '', headers: request.headers, at: performance.now() }]);
  request.resume();
  answers.get(path)?.(response, before.length + 1);
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // In a browser a relative address is the page's own origin.
  axios.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, more: Partial<CallRoute> = {}): CallRoute => ({ method: 'GET', path, who: 'guest', ...more });
const post = (path: string): CallRoute => ({ method: 'POST', path, who: 'guest' });
const json =
  (status: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1' });
    response.end(JSON.stringify(body));
  };
const fine = json(200, { success: true, code: 200, msg: '', data: { name: '成绩查询' } });
const send = (call: CallRoute, settings: ClientSettings = {}, input?: Record<string, unknown>) =>
  networkTransport(settings)(call, input, {});
const failure = (call: CallRoute, settings: ClientSettings = {}) =>
  send(call, settings).then(
    () => expect.fail('The call was answered.'),
    (error: PortalError) => error,
  );
const times = (path: string) => asked.get(path)?.length ?? 0;

test('C1 · a call goes to the site itself, with the Bearer token, and answers the envelope’s data', async () => {
  answers.set('/plain', fine);
  expect(await send(get('/plain'), { token: () => 'the-token' }, { pageNum: 2, keyword: '成绩' })).toEqual({ name: '成绩查询' });
  expect(asked.get('/plain')?.[0]).toMatchObject({
    url: `/plain?${new URLSearchParams({ keyword: '成绩', pageNum: '2' })}`,
    headers: { authorization: 'Bearer the-token' },
  });
  await send(get('/plain'));
  expect(asked.get('/plain')?.[1]?.headers.authorization).toBeUndefined();
});

test.concurrent.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'C1 · a read is tried three times more on %i, a second apart',
  async (status) => {
    const path = `/busy/${status}`;
    answers.set(path, json(status, { success: false, code: status, msg: '请稍后再试' }));
    expect(await failure(get(path))).toMatchObject({ path, status, message: '请稍后再试' });
    const attempts = asked.get(path) ?? [];
    expect(attempts).toHaveLength(4);
    for (let i = 1; i < attempts.length; i += 1) expect((attempts[i]?.at ?? 0) - (attempts[i - 1]?.at ?? 0)).toBeGreaterThan(990);
  },
);

test.concurrent('C1 · a longer Retry-After is waited for', async () => {
  answers.set('/later', (response, attempt) => {
    if (attempt > 1) return fine(response, attempt);
    response.writeHead(503, { 'retry-after': '2' });
    response.end();
  });
  await send(get('/later'));
  const [first, second] = asked.get('/later') ?? [];
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1_990);
});

test('C1 · a call with side effects is never retried', async () => {
  answers.set('/write', json(503, { success: false, code: 503, msg: '' }));
  await failure(post('/write'));
  await failure(get('/write', { effect: true }));
  expect(times('/write')).toBe(2);
});

test('C2 · the idle check comes before every call but the exempt ones', async () => {
  answers.set('/idle', fine);
  const order: string[] = [];
  const settings: ClientSettings = { beforeCall: (call) => void order.push(call.path), token: () => void order.push('token') as undefined };
  await send(get('/idle'), settings);
  await send(get('/idle', { idleExempt: true, who: 'anyone' }), settings);
  expect(order).toEqual(['/idle', 'token']);
});

test('C2 · a call that the idle check stops is not sent', async () => {
  await failure(get('/never'), {
    beforeCall: () => {
      throw new Error('idle');
    },
  });
  expect(times('/never')).toBe(0);
});

test('C3 · a status other than 200 fails with path, status and the body’s sentence', async () => {
  answers.set('/forbidden', json(403, { success: false, code: 403, msg: '请求被拒绝' }));
  expect(await failure(get('/forbidden'))).toMatchObject({
    kind: 'forbidden',
    path: '/forbidden',
    status: 403,
    message: '请求被拒绝',
    requestId: 'r-1',
  });
  answers.set('/html', (response) => {
    response.writeHead(413, { 'content-type': 'text/html' });
    response.end('<h1>Request Entity Too Large</h1>');
  });
  expect((await failure(post('/html'))).message).toBe('服务暂时没有响应，请稍后重新加载。');
});

test('C4 · success false fails with the server’s sentence, and the shell hears of it once', async () => {
  answers.set('/refused', json(200, { success: false, code: 1002, msg: '新闻中心暂未开放', data: null }));
  const heard: string[] = [];
  const error = await failure(get('/refused'), { onFailure: ({ message, code }) => heard.push(`${code} ${message}`) });
  expect(error).toMatchObject({ kind: 'forbidden', code: 1002, message: '新闻中心暂未开放' });
  expect(heard).toEqual(['1002 新闻中心暂未开放']);
  expect(times('/refused')).toBe(1);
});

test('a refusal keeps what it brought along: reasons by field, or what stands now', async () => {
  answers.set('/conflict', json(200, { success: false, code: 409, msg: '刚被修改过', data: { current: { text: '甲' } } }));
  expect(await failure(post('/conflict'))).toMatchObject({ kind: 'conflict', data: { current: { text: '甲' } } });
});

test('S7 · code 401 and HTTP 401 are the same to the session', async () => {
  answers.set('/code-401', json(200, { success: false, code: 401, msg: '登录状态已过期，请重新登录' }));
  answers.set('/http-401', json(401, { success: false, code: 401, msg: '登录状态已过期，请重新登录' }));
  expect((await failure(get('/code-401'))).kind).toBe('signed-out');
  expect((await failure(get('/http-401'))).kind).toBe('signed-out');
});

test('C5 · case 37 · a message is text: no control or direction signs, at most 200 characters', async () => {
  answers.set('/long', json(200, { success: false, code: 400, msg: `<b>\u202e\u0007${'长'.repeat(300)}` }));
  const { message } = await failure(get('/long'));
  expect(message).toHaveLength(200);
  expect(message.startsWith('<b>  长')).toBe(true);
});
