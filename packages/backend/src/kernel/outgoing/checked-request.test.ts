import dns, { type LookupAddress } from 'node:dns';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SmallServer, serveSmall } from '../../testing/small-server.ts';
import { leadsToRefused, sendChecked } from './checked-request.ts';

const named = new Map<string, string[]>();
/** A resolver that knows these names alone. */
const resolve = ((name: string, _options: object, done: (error: Error | null, found: LookupAddress[]) => void) => {
  const found = (named.get(name) ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  done(found.length > 0 ? null : Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' }), found);
}) as typeof dns.lookup;

let partner: SmallServer;
beforeAll(async () => {
  partner = await serveSmall((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: `${partner.url}/secret` }).end();
    else response.end('hello');
  });
  vi.spyOn(dns, 'lookup').mockImplementation(resolve);
});
afterAll(() => partner.close());

const ask = (address: string) => sendChecked(address, { signal: AbortSignal.timeout(10_000) });
const at = (name: string, path = '/') => `http://${name}:${new URL(partner.url).port}${path}`;

test('a name that leads to a refused address is not asked, also where only one of its addresses is', async () => {
  named.set('evil.example', ['169.254.169.254']);
  named.set('mixed.example', ['127.0.0.1', '::ffff:100.100.100.200']);
  for (const name of ['evil.example', 'mixed.example']) {
    await expect(ask(at(name))).rejects.toThrow('a name of an address that is refused');
    expect(await leadsToRefused(name)).toBe(true);
  }
  expect(await leadsToRefused('unknown.example')).toBe(false);
  expect(partner.asked).toEqual([]);
});

test('an address of numbers is checked as well, and credentials are never sent', async () => {
  for (const address of ['http://169.254.169.254/', 'http://[::]:1/', 'http://0xa9fea9fe/', at('me:word@127.0.0.1')])
    await expect(ask(address)).rejects.toThrow(/^an address that must not/);
  expect(partner.asked).toEqual([]);
});

test('a partner is asked by its name, and a redirect is an answer', async () => {
  named.set('good.example', ['127.0.0.1']);
  expect((await ask(at('good.example'))).statusCode).toBe(200);
  expect((await ask(at('good.example', '/away'))).statusCode).toBe(302);
  expect(partner.asked).toEqual(['GET /', 'GET /away']);
});
