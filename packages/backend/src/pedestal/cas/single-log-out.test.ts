import type { LoginResult } from '@portico/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { type FakeCas, logOutRequest, serveFakeCas } from '../../testing/fake-cas.ts';
import { openSeededInMemory } from '../../testing/seeded.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const host = 'cas.localhost';
const service = 'http://cas.localhost:8080/cas-login';
let cas: FakeCas;
beforeAll(async () => {
  cas = await serveFakeCas();
});
afterAll(() => cas.close());

async function signIn(portal: TestPortal) {
  const ticket = cas.issue('20260001', service);
  const answer = await portal.get<LoginResult>(`/pedestal/auth/cas/login?${new URLSearchParams({ ticket, service })}`, { host });
  return { ticket, token: answer.data?.token ?? '' };
}
const isSignedIn = async (portal: TestPortal, token: string) => (await portal.get('/pedestal/auth/userInfo', { host, token })).code === 200;
const tell = async (portal: TestPortal, ticket: string, to: { path?: string; type?: string; host?: string } = {}) => {
  const { path = '/cas-login', type = 'application/x-www-form-urlencoded' } = to;
  const body = new URLSearchParams({ logoutRequest: logOutRequest(ticket) }).toString();
  return (await portal.request(path, { method: 'POST', host: to.host ?? host, headers: { 'content-type': type }, body })).status;
};

onBothEngines(
  'single log-out',
  (portal) => {
    test('case 17 · a log-out ends the session of its ticket, at the service’s address and at the portal’s own', async () => {
      const first = await signIn(portal());
      expect(await tell(portal(), first.ticket)).toBe(200);
      expect(await isSignedIn(portal(), first.token)).toBe(false);
      const second = await signIn(portal());
      expect(await tell(portal(), second.ticket, { path: '/pedestal/auth/cas/slo' })).toBe(200);
      expect(await isSignedIn(portal(), second.token)).toBe(false);
    });

    test('case 17 · an unknown ticket and one that is missing are answered with 200, and nothing ends', async () => {
      const { token } = await signIn(portal());
      expect(await tell(portal(), 'ST-unknown')).toBe(200);
      const empty = await portal().request('/cas-login', {
        method: 'POST',
        host,
        body: 'logoutRequest=%3Cx%2F%3E',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(empty.status).toBe(200);
      expect(await isSignedIn(portal(), token)).toBe(true);
    });

    test('case 17 · multipart, another path, another school and a GET are ignored', async () => {
      const { ticket, token } = await signIn(portal());
      const form = new FormData();
      form.set('logoutRequest', logOutRequest(ticket));
      expect((await portal().request('/cas-login', { method: 'POST', host, body: form })).status).toBe(404);
      await tell(portal(), ticket, { path: '/home' });
      await tell(portal(), ticket, { host: 'localhost' });
      await portal().request(`/cas-login?${new URLSearchParams({ logoutRequest: logOutRequest(ticket) })}`, { host });
      expect(await isSignedIn(portal(), token)).toBe(true);
      expect(await tell(portal(), ticket, { path: '/pedestal/auth/cx/login' })).toBe(415);
    });

    test('case 18 · told again after a new sign-in, only the old session ends', async () => {
      const old = await signIn(portal());
      const fresh = await signIn(portal());
      await tell(portal(), old.ticket);
      await tell(portal(), old.ticket);
      expect(await isSignedIn(portal(), old.token)).toBe(false);
      expect(await isSignedIn(portal(), fresh.token)).toBe(true);
    });
  },
  () => ({ environment: { PORTICO_CAS_URL: cas.url } }),
);

test('case 17 · where addresses are named, a log-out from another one is 403', async () => {
  const environment = { PORTICO_CAS_URL: cas.url, PORTICO_CAS_LOGOUT_FROM: '10.1.1.1, 10.1.1.2' };
  const portal = await openTestPortal(await openSeededInMemory(), { environment });
  const { ticket, token } = await signIn(portal);
  expect(await tell(portal, ticket)).toBe(403);
  expect(await isSignedIn(portal, token)).toBe(true);
  await portal.close();
});
