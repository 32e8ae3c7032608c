import { type LoginResult, signInMethodContract } from '@portico/contracts';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
import { signatureOf } from './api-login.ts';

const host = 'api.localhost';
const service = 'http://api.localhost:8080/home';

interface Made {
  uid?: unknown;
  fid?: string;
  nonce?: string;
  millis?: string;
  service?: string;
  key?: string;
}
function made({ uid = '20260001', fid = '10005', nonce = crypto.randomUUID(), millis = String(Date.now()), ...more }: Made = {}) {
  const body = Buffer.from(JSON.stringify({ uid, fid, nonce })).toString('base64url');
  const at = more.service ?? service;
  const signature = signatureOf(more.key ?? 'demo-api-login-key', { uid: String(uid), fid, nonce, millis, service: at });
  return { code: `${body}.${signature.toString('base64url')}`, millis, service: at };
}
const ask = (portal: TestPortal, sent: Record<string, string>, at = host) =>
  portal.get<LoginResult>(`/pedestal/auth/api/login?${new URLSearchParams(sent)}`, { host: at });

onBothEngines('API login', (portal) => {
  test('A6 · a code that the school’s key has signed signs in; the browser is asked first (case 19)', async () => {
    const browser = openBrowser(portal(), host);
    const answer = await browser.get<LoginResult>(`/pedestal/auth/api/login?${new URLSearchParams(made())}`);
    expect(signInMethodContract.api.output.parse(answer.data)).toEqual(answer.data);
    expect(answer.data).toMatchObject({ needConfirm: true, service, userInfo: { account: '20260001', fid: '10005' } });
    expect(browser.cookies.size).toBe(0);
    expect((await browser.post('/pedestal/auth/confirm', { token: answer.data?.token })).code).toBe(200);
    expect(browser.cookies.has('sid')).toBe(true);
  });

  test('the id of a person will do, as text or number, and no service', async () => {
    const by = (uid: unknown) => ask(portal(), made({ uid, service: '' }));
    const id = (await by('t10001')).data?.userInfo.id ?? '';
    expect((await by(id)).data?.userInfo.account).toBe('t10001');
    expect((await by(Number(id))).data?.userInfo.account).toBe('t10001');
  });

  test('case 23 · every part that is changed makes the code void', async () => {
    const good = made();
    const [body = '', signature = ''] = good.code.split('.');
    const other = Buffer.from(JSON.stringify({ uid: 'admin', fid: '10005', nonce: 'n' })).toString('base64url');
    const changed = [
      { ...good, code: `${other}.${signature}` },
      { ...good, code: `${body}.${signature.slice(0, -4)}AAAA` },
      { ...good, code: body },
      { ...good, code: `${good.code}.${signature}` },
      { ...good, code: '' },
      { ...good, millis: String(Number(good.millis) + 1) },
      { ...good, service: 'http://api.localhost:8080/news' },
      made({ key: 'another-key' }),
      made({ key: '' }),
      made({ uid: '20260001|10005', nonce: 'a|b' }),
    ];
    for (const sent of changed) expect(await ask(portal(), sent)).toMatchObject({ status: 200, code: 2004, data: null });
    expect((await ask(portal(), good)).code).toBe(200);
  });

  test.each([-6, 6])('case 23 · %i minutes off is void, and the log shows by how much', async (minutes) => {
    const millis = String(Date.now() + minutes * 60_000);
    expect((await ask(portal(), made({ millis }))).code).toBe(2004);
    expect(portal().logged.at(-2)).toMatch(/"skewMs":-?3[56]\d{4}/);
  });

  test.each(['-1', 'NaN', '1e400', '', '0x18', '9'.repeat(40)])('case 23 · millis %j is void', async (millis) => {
    expect((await ask(portal(), made({ millis }))).code).toBe(2004);
  });

  test('case 23 · a code is valid once, in parallel too', async () => {
    const sent = made();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(portal(), sent)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 2006, 2006, 2006]);
  });

  test('case 24 · a code for one school is void in another', async () => {
    for (const key of [{}, { key: 'the-other-schools-key' }])
      expect(await ask(portal(), made({ fid: '10001', ...key }))).toMatchObject({ code: 1002, data: null });
    // Another school has no key at all.
    expect(await ask(portal(), made({ fid: '10001' }), 'localhost')).toMatchObject({ code: 1002 });
  });

  test('a foreign service is 2005, an unknown person 2007', async () => {
    expect((await ask(portal(), made({ service: 'https://evil.tld/' }))).code).toBe(2005);
    expect((await ask(portal(), made({ uid: 'nobody' }))).code).toBe(2007);
  });

  test('case 76 · no code is logged', () => {
    expect(portal().logged.join('')).not.toContain(Buffer.from('{"uid"').toString('base64url').slice(0, 8));
  });
});
