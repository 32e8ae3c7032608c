import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as securedRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const timeoutMs = 5_000;
const maxAnswerBytes = 64 * 1024;

/** Never a partner: metadata services of the machine, and addresses that are no host's. */
const refused = new BlockList();
refused.addSubnet('169.254.0.0', 16);
refused.addSubnet('0.0.0.0', 8);
refused.addSubnet('224.0.0.0', 3);
refused.addSubnet('fe80::', 10, 'ipv6');
refused.addSubnet('ff00::', 8, 'ipv6');
const isRefused = (address: string) => refused.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export interface PartnerAnswer {
  status: number;
  type: string;
  text: string;
}

/** A partner did not answer correctly. The message contains neither the address nor the request. */
export class PartnerFault extends Error {
  override name = 'PartnerFault';
}

/**
 * Sends a request to a partner's configured address: at most 5 s and 64 kB, without redirects, and to the network
 * address that was checked, so that a name cannot change between check and request.
 */
export function askPartner(
  address: string,
  sent: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string } = {},
): Promise<PartnerAnswer> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isRefused(host)) return Promise.reject(new PartnerFault('an address that is no partner'));
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      outgoing.destroy();
      reject(new PartnerFault(reason));
    };
    const make = url.protocol === 'https:' ? securedRequest : plainRequest;
    const outgoing = make(url, {
      method: sent.method ?? 'GET',
      headers: { ...sent.headers, ...(sent.body !== undefined && { 'content-length': String(Buffer.byteLength(sent.body)) }) },
      agent: false,
      lookup: checkedLookup,
    });
    const timer = setTimeout(() => fail('no answer in 5 s'), timeoutMs);
    outgoing.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'no connection'));
    outgoing.on('response', (incoming) => {
      const parts: Buffer[] = [];
      let length = 0;
      incoming.on('data', (part: Buffer) => {
        length += part.length;
        if (length > maxAnswerBytes) fail('an answer of more than 64 kB');
        else parts.push(part);
      });
      incoming.on('error', () => fail('an answer that broke off'));
      incoming.on('end', () => {
        clearTimeout(timer);
        const type = incoming.headers['content-type'] ?? '';
        resolve({ status: incoming.statusCode ?? 0, type, text: Buffer.concat(parts).toString('utf8') });
      });
    });
    outgoing.end(sent.body);
  });
}

const checkedLookup: LookupFunction = (asked, options, done) => {
  // Names below localhost are this machine, whatever its resolver says (RFC 6761).
  const hostname = /\.localhost$/i.test(asked) ? 'localhost' : asked;
  resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const bad = addresses?.some(({ address }) => isRefused(address));
    const fault = error ?? (bad ? Object.assign(new Error('refused'), { code: 'EREFUSED' }) : null);
    if (options.all) done(fault, addresses ?? []);
    else done(fault, addresses?.[0]?.address ?? '', addresses?.[0]?.family ?? 4);
  });
};
