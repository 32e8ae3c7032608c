import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../kernel/server/server.ts';
import { appWithAreas, areaWithService } from '../../testing/library-area.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { serveSmall } from '../../testing/small-server.ts';
import { openTestPortal, operatorToken, type TestPortal } from '../../testing/test-portal.ts';

const here = join(import.meta.dirname, '../../..');
const document = readFileSync(join(here, '../../docs/own-an-area.md'), 'utf8');
const fence = (name: string) => new RegExp(`^\`\`\`${name}\\n(.*?)^\`\`\`$`, 'ms').exec(document)?.[1] ?? '';

const pythons = ['python3', '/usr/bin/python3'];
const python = pythons.find((command) => spawnSync(command, ['-c', 'import jwt, cryptography']).status === 0);

let portal: TestPortal;
let server: RunningServer;
let folder: string;
const url = () => `http://localhost:${server.port}`;
beforeAll(async () => {
  portal = await openTestPortal(await openSeededInMemory());
  const app = appWithAreas(portal.services, [areaWithService('library', { loans: { methods: ['GET'] } })]);
  server = await startServer(app, { port: 0, hostname: '127.0.0.1' });
  // Below this package, where jose is found.
  folder = mkdtempSync(join(here, 'node_modules/.documented-'));
  await portal.services.database.execute("insert into module_switch (fid, sign, name, sort) values ('10001', 'library', '图书馆', 50)");
  await portal.services.schools.changed('10001');
});
afterAll(async () => {
  await server.stop();
  await portal.close();
  rmSync(folder, { recursive: true });
});

async function withService(command: string, file: string, text: string, work: (address: string) => Promise<void>): Promise<void> {
  const path = join(folder, file);
  writeFileSync(path, text);
  const free = await serveSmall(() => undefined);
  const { port } = new URL(free.url);
  await free.close();
  const child = spawn(command, [path], { env: { ...process.env, PORT: port, PORTAL: url() }, stdio: 'ignore' });
  try {
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => reaches(child, address), { timeout: 30_000 }).toBe(401);
    await work(address);
  } finally {
    child.kill();
  }
}

async function reaches(child: ChildProcess, address: string): Promise<number> {
  if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.`);
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
}

async function ops(path: string, body?: object) {
  const headers = { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url()}/ops/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  return answer.json() as Promise<{ checks: { steps: { problem?: string }[] }[] }>;
}

async function answersAsDocumented(address: string): Promise<void> {
  const ask = async (account: 'guest' | '20260001' | 'T10001') => {
    const headers = { authorization: `Bearer ${await portal.tokenOf(account)}` };
    return (await fetch(`${url()}/homepage/areas/library/loans`, { headers })).json();
  };
  await ops('endpoints', { state: 'bound', area: 'library', name: 'loans', url: address, school: '10001' });
  expect(await ask('20260001')).toMatchObject({ success: true, data: [{ id: '1', title: '围城' }] });
  expect(await ask('T10001')).toMatchObject({ success: true, data: [] });
  expect(await ask('guest')).toMatchObject({ code: 1001, msg: '登录后可以查看借阅' });
  const { checks } = await ops('endpoints/check?school=10001');
  expect(checks[0]?.steps).toHaveLength(5);
  expect(checks[0]?.steps.filter(({ problem }) => problem)).toEqual([]);
  const claims = Buffer.from('{"aud":"library","account":"20260001"}').toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  expect((await fetch(address, { headers: { 'x-portico-identity': unsigned } })).status).toBe(401);
  const other = await portal.services.tokens.identity('canteen', { sub: '1', account: '20260001', fid: '10001', roles: [] });
  expect((await fetch(address, { headers: { 'x-portico-identity': other } })).status, 'another area’s identity').toBe(401);
}

test('the documented service in Node accepts the portal’s identity and no other', () =>
  withService(process.execPath, 'service.mjs', fence('js service'), answersAsDocumented));

if (python)
  test('the documented service in Python accepts the portal’s identity and no other', () =>
    withService(python, 'service.py', fence('python'), answersAsDocumented));
else test.skip('the documented service in Python: no python3 with PyJWT and cryptography on this machine', () => undefined);
