import { expect, test } from 'vitest';
import { readEnvironment } from '../environment/environment.ts';
import { addressOf } from './network-address.ts';

const ask = (peer: string | undefined, forwarded: string | undefined, variables: Record<string, string>) =>
  addressOf({ peer, header: (name) => (name === 'x-forwarded-for' ? forwarded : undefined) }, readEnvironment(variables));
const behind = { PORTICO_PUBLIC_URL: 'https://portal.example' };
const network = { PORTICO_PROXIES: '10.0.0.0/8,192.0.2.7,fd00::/8' };

test.each([
  ['without a public address nothing is a proxy', '127.0.0.1', '203.0.113.9', {}, '127.0.0.1'],
  ['with one a proxy of this machine is believed', '127.0.0.1', '203.0.113.9', behind, '203.0.113.9'],
  ['its IPv6 form too', '::1', '2001:db8::7', behind, '2001:db8::7'],
  ['a machine that is not listed is not believed', '10.1.2.3', '203.0.113.9', behind, '10.1.2.3'],
  ['a listed range is', '10.1.2.3', '203.0.113.9', network, '203.0.113.9'],
  ['in its mapped form too', '::ffff:10.1.2.3', '203.0.113.9', network, '203.0.113.9'],
  ['then this machine is not', '127.0.0.1', '203.0.113.9', network, '127.0.0.1'],
  ['of two proxies in a row the visitor counts', '192.0.2.7', '203.0.113.9, 10.0.0.4', network, '203.0.113.9'],
  ['what the visitor wrote in front does not', '192.0.2.7', '198.51.100.1, 203.0.113.9, 10.0.0.4', network, '203.0.113.9'],
  ['a hop that is no address ends the search', '192.0.2.7', '203.0.113.9, unknown', network, '192.0.2.7'],
  ['a proxy that says nothing is the visitor', 'fd00::1', undefined, network, 'fd00::1'],
  ['a request without a socket comes from here', undefined, '203.0.113.9', behind, '127.0.0.1'],
])('%s', (_what, peer, forwarded, variables, address) => expect(ask(peer, forwarded, variables)).toBe(address));

test.each(['10.0.0.0/33', 'proxy.example', '10.0.0.0/8,', ''])('the list %j is refused, an empty one is an absent one', (list) => {
  if (list === '') expect(readEnvironment({ PORTICO_PROXIES: list }).proxies).toEqual([]);
  else expect(() => readEnvironment({ PORTICO_PROXIES: list })).toThrow(/PORTICO_PROXIES must be addresses or ranges/);
});
