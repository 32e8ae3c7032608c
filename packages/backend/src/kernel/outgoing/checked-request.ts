import dns, { type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as securedRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isRefusedAddress, problemOfAddress } from './network-range.ts';

export interface SentRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Ends the request and the reading of its answer. */
  signal: AbortSignal;
}

/** An address that the portal does not ask. The message contains neither the address nor the request. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress';
}

/**
 * Sends a request to another system: without redirects, and to the network address that was checked, so that a name
 * cannot change between check and request. The body is not read yet.
 */
export function sendChecked(address: string | URL, sent: SentRequest): Promise<IncomingMessage> {
  const url = new URL(address);
  const problem = problemOfAddress(url.href);
  if (problem) return Promise.reject(new RefusedAddress(`an address that ${problem}`));
  const { method = 'GET', headers, body, signal } = sent;
  return new Promise((resolve, reject) => {
    const make = url.protocol === 'https:' ? securedRequest : plainRequest;
    const outgoing = make(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      agent: false,
      lookup: checkedLookup,
      signal,
    });
    outgoing.on('error', reject);
    outgoing.on('response', resolve);
    outgoing.end(body);
  });
}

/** Resolves a host name; the result is an error if one of its addresses is refused. */
const checkedLookup: LookupFunction = (asked, options, done) => {
  // Names below localhost are this machine, whatever its resolver says (RFC 6761).
  const hostname = /\.localhost$/i.test(asked) ? 'localhost' : asked;
  dns.lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const isBad = addresses?.some(({ address }) => isRefusedAddress(address));
    const fault = error ?? (isBad ? new RefusedAddress('a name of an address that is refused') : null);
    if (options.all) done(fault, addresses ?? []);
    else done(fault, addresses?.[0]?.address ?? '', addresses?.[0]?.family ?? 4);
  });
};

/** Whether a name leads to a refused address today; a name that is unknown so far does not. */
export const leadsToRefused = (hostname: string): Promise<boolean> =>
  new Promise((resolve) => checkedLookup(hostname, { all: true }, (error) => resolve(error instanceof RefusedAddress)));
