import type { LoginResult } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { type SmallServer, serveSmall } from '../../testing/small-server.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { captcha } from '../captcha/schema.ts';
import { mobileCode } from './schema.ts';

/** What the gateway was sent. */
let sent: { mobile: string; code: string; text: string; minutes: number; unitName: string }[] = [];
let gateway: SmallServer;
beforeAll(async () => {
  gateway = await serveSmall((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      sent.push(JSON.parse(body));
      response.end('{}');
    });
  });
});
afterAll(() => gateway.close());

const mobile = '13800004216';
const send = (portal: TestPortal, to = mobile, more = {}) =>
  portal.post<{ expiresIn: number; retryAfter: number }>('/pedestal/auth/mobile/sendCode', { body: { mobile: to, ...more } });
const login = (portal: TestPortal, code: string, to = mobile) =>
  portal.post<LoginResult>('/pedestal/auth/mobile/login', { body: { mobile: to, code } });
/** As if the last code had been sent long ago. */
const wait = (portal: TestPortal) => portal.services.database.update(mobileCode).set({ sentTime: new Date(Date.now() - 61_000) });
async function freshCode(portal: TestPortal): Promise<string> {
  sent = [];
  await wait(portal);
  expect((await send(portal)).code).toBe(200);
  await expect.poll(() => sent.length).toBe(1);
  return sent[0]?.code ?? '';
}

onBothEngines(
  'mobile',
  (portal) => {
    test('A5 · a code of six digits comes by the gateway and signs in, once', async () => {
      const code = await freshCode(portal());
      expect(sent[0]).toMatchObject({ mobile, minutes: 5, unitName: '清禾大学', text: expect.stringContaining(code) });
      expect(code).toMatch(/^\d{6}$/);
      const answers = await Promise.all([login(portal(), code), login(portal(), code), login(portal(), code)]);
      expect(answers.map((answer) => answer.code).sort()).toEqual([200, 2001, 2001]);
      expect(answers.find((answer) => answer.data)?.data?.userInfo).toMatchObject({ account: '20260001', binds: ['mobile'] });
    });

    test('a number that is nobody’s gets the same answer, and no message', async () => {
      sent = [];
      await wait(portal());
      const known = await send(portal());
      const unknown = await send(portal(), '13900009999');
      expect(unknown).toMatchObject({ code: 200, data: known.data });
      expect((await send(portal(), '13900009999')).code).toBe(429);
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]?.mobile).toBe(mobile);
    });

    test('five wrong codes void it, also when they come at once', async () => {
      const code = await freshCode(portal());
      const wrong = code === '000000' ? '000001' : '000000';
      const answers = await Promise.all(Array.from({ length: 8 }, () => login(portal(), wrong)));
      expect(answers.map((answer) => answer.code).sort()).toEqual([2001, 2001, 2001, 2001, 2001, 2002, 2002, 2002]);
      expect((await login(portal(), code)).code).toBe(2002);
      const next = await freshCode(portal());
      expect((await login(portal(), next)).code).toBe(200);
    });

    test('a code ends after five minutes, and with the next one', async () => {
      const old = await freshCode(portal());
      await portal()
        .services.database.update(mobileCode)
        .set({ expireTime: new Date(Date.now() - 1) });
      expect((await login(portal(), old)).code).toBe(2001);
      const first = await freshCode(portal());
      const second = await freshCode(portal());
      if (first !== second) expect((await login(portal(), first)).code).toBe(2001);
      expect((await login(portal(), second)).code).toBe(200);
    });

    test('one code a minute, ten a day', async () => {
      const to = '13900000317';
      const codes: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        codes.push((await send(portal(), to)).code);
        if (count === 0) expect((await send(portal(), to)).code).toBe(429);
        await wait(portal());
      }
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    });

    test('a number that is none is code 400', async () => {
      for (const to of ['123', '+8613800004216', '1380000421６', "13800004216' or 1=1"]) expect((await send(portal(), to)).code).toBe(400);
    });

    test('case 76 · neither code nor number is logged', () => {
      expect(portal().logged.join('')).not.toMatch(/13800004216|验证码 \d{6}/);
    });
  },
  () => ({ environment: { PORTICO_SMS_URL: `${gateway.url}/send` } }),
);

test('from the fourth code of one address on a captcha is wanted', async () => {
  const portal = await openTestPortal(await openSeededInMemory(), { rateScale: '1' });
  const codes: number[] = [];
  for (const last of [1, 2, 3, 4]) codes.push((await send(portal, `1390000000${last}`)).code);
  expect(codes).toEqual([200, 200, 200, 2003]);
  const riddle = await portal.get<{ captchaId: string }>('/pedestal/auth/captcha');
  const captchaId = riddle.data?.captchaId ?? '';
  const [row] = await portal.services.database.select().from(captcha).where(eq(captcha.id, captchaId));
  expect((await send(portal, '13900000004', { captchaId, captcha: row?.answer })).code).toBe(200);
  await portal.close();
});

test('the demo without a gateway writes the message into the log; elsewhere the method is not configured', async () => {
  const portal = await openTestPortal(await openSeededInMemory());
  await send(portal);
  await expect.poll(() => portal.logged.join('')).toMatch(/"to":"138\*\*\*\*4216","text":"【清禾大学】验证码 \d{6}，5 分钟内有效/);
  await portal.close();
  const real = await openTestPortal(await openSeededInMemory(), { environment: { PORTICO_DEMO: '0' } });
  expect(await send(real)).toMatchObject({ code: 1002, msg: '本单位尚未配置短信验证码登录，请使用其他登录方式' });
  const info = await real.get<{ allowedMethods: string[] }>('/pedestal/auth/verifyDomain');
  expect(info.data?.allowedMethods).toEqual(['password', 'qrcode']);
  await real.close();
});
