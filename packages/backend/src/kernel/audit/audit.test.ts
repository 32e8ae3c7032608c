import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signInFailure } from '../../pedestal/password/schema.ts';
import { binding } from '../../pedestal/people/schema.ts';
import { demoPassword } from '../../seed/demo-password.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { serveSmall } from '../../testing/small-server.ts';
import { person } from '../identity/schema.ts';
import { readAudit, sweepAudit } from './audit.ts';
import { auditEntry } from './schema.ts';

const mails: { to: string; subject: string; text: string }[] = [];
const tokens: (string | undefined)[] = [];
/** A school's mail gateway. */
const gateway = await serveSmall((request, response) => {
  let text = '';
  tokens.push(request.headers.authorization);
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    mails.push(JSON.parse(text));
    response.end('{}');
  });
});
let shift = 0;

onBothEngines(
  'audit and unlocking',
  (portal) => {
    const lines = (fid: string) => readAudit(portal().services, { fid, limit: 100 });
    const login = (username: string, password: string, host: string) =>
      portal().post('/pedestal/auth/cx/login', { host, body: { username, password } });
    const school = '10001';
    const fail = async (username: string, times: number) => {
      for (let count = 0; count < times; count += 1) await login(username, `wrong-password-${count}`, 'localhost');
    };
    const mailed = async (number: number) => {
      await expect.poll(() => mails.length).toBe(number);
      return /\/pedestal\/auth\/unlock\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const press = (token: string, headers = {}) =>
      portal().request('/pedestal/auth/unlock', {
        method: 'POST',
        body: new URLSearchParams({ token }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });

    test('case 76 · a sign-in, a failure and a log-out are rows, without what was typed', async () => {
      const answer = await portal().post<{ token: string }>('/pedestal/auth/cx/login', {
        host: 'gateway.localhost',
        body: { username: '20260001', password: demoPassword },
      });
      await login('20260001', 'a-wrong-password', 'gateway.localhost');
      await login('my-password-typed-as-account', 'x', 'gateway.localhost');
      await portal().get('/pedestal/auth/mobile/login', { host: 'gateway.localhost' });
      await portal().post('/pedestal/auth/mobile/login', { host: 'gateway.localhost', body: { mobile: '13800001111', code: '000000' } });
      await portal().get('/pedestal/auth/logout', { host: 'gateway.localhost', token: answer.data?.token });
      const found = await lines('10003');
      expect(found.map(({ event, account, method, note }) => [event, account, method, note])).toEqual([
        ['signed-out', '20260001', null, null],
        ['failed', '', 'mobile', '2001'],
        ['failed', '', 'password', '2001'],
        ['failed', '20260001', 'password', '2001'],
        ['signed-in', '20260001', 'password', null],
      ]);
      expect(found[0]).toMatchObject({ ip: '127.0.0.1', requestId: expect.stringMatching(/^[\w-]{8,}$/) });
      expect(JSON.stringify(found)).not.toMatch(/wrong-password|typed-as-account|13800001111|000000/);
    });

    test('case 26 · the tenth failure locks, is a row, and mails a link that unlocks once; opening it changes nothing', async () => {
      const { database } = portal().services;
      const before = mails.length;
      const [staff] = await database
        .select()
        .from(person)
        .where(and(eq(person.fid, school), eq(person.account, 't10001')));
      await database
        .insert(binding)
        .values({ fid: school, kind: 'mail', subject: 'lin@school.example', personId: '1000111001', bindTime: new Date() })
        .onConflictDoNothing();
      await fail('20260001', 10);
      expect((await lines(school)).slice(0, 2).map((line) => [line.event, line.account])).toEqual([
        ['locked', '20260001'],
        ['failed', '20260001'],
      ]);
      const token = await mailed(before + 1);
      expect(mails.at(-1)).toMatchObject({ to: 'lin@school.example', subject: expect.stringContaining('账号已锁定') });
      expect(tokens.at(-1)).toBe('Bearer gateway-token');
      const [row] = await database
        .select()
        .from(signInFailure)
        .where(and(eq(signInFailure.fid, school), eq(signInFailure.account, '20260001')));
      expect(row?.unlockHash).toBeTruthy();
      expect(JSON.stringify(row)).not.toContain(token);
      expect(portal().logged.join('')).not.toContain(token);

      const look = await portal().request(`/pedestal/auth/unlock?token=${token}`);
      expect([look.status, look.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await look.text()).toContain('解除锁定');
      expect(await login('20260001', demoPassword, 'localhost')).toMatchObject({ code: 2002 });
      expect((await press(token, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      for (const wrong of ['', 'x', 'A'.repeat(32), '<script>']) expect((await press(wrong)).status).toBe(404);
      expect(await login('20260001', demoPassword, 'localhost')).toMatchObject({ code: 2002 });
      const pressed = await press(token);
      expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/login']);
      expect((await press(token)).status).toBe(404);
      expect(await login('20260001', demoPassword, 'localhost')).toMatchObject({ code: 200 });
      expect((await lines(school)).map((line) => line.event)).toContain('unlocked');

      // Further guesses cause no second mail within the hour, and unknown accounts get none.
      await fail('20260001', 10);
      await fail('nobody-at-all', 10);
      // A mail that is due was sent after them: the one in between would have come first.
      await database
        .insert(binding)
        .values({ fid: school, kind: 'mail', subject: 'zhou@school.example', personId: staff?.id ?? '', bindTime: new Date() });
      await fail('T10001', 10);
      await mailed(before + 2);
      expect(mails.slice(before).map(({ to }) => to)).toEqual(['lin@school.example', 'zhou@school.example']);
      expect(await lines(school)).toContainEqual(expect.objectContaining({ event: 'locked', account: '' }));
    });

    test('rows stay as long as they must, and then go', async () => {
      const { database } = portal().services;
      shift = 199 * 86_400_000;
      await sweepAudit(portal().services);
      expect((await lines('10003')).length).toBeGreaterThan(0);
      shift = 201 * 86_400_000;
      await sweepAudit(portal().services);
      expect(await database.select().from(auditEntry)).toEqual([]);
      shift = 0;
    });
  },
  () => ({
    now: () => new Date(Date.now() + shift),
    environment: { PORTICO_MAIL_URL: gateway.url, PORTICO_MAIL_TOKEN: 'gateway-token' },
  }),
);
