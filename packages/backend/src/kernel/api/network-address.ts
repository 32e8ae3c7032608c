import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isInRanges } from '../environment/address-ranges.ts';
import type { Environment } from '../environment/environment.ts';

/** The other end of a connection, and what its request says about itself. */
export interface Connection {
  /** Undefined for a request that came over no socket. */
  peer: string | undefined;
  header(name: string): string | undefined;
}

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;
/** Any of these means that a proxy passed the request on. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Headers of a raw request; a list is joined. */
export const headerOf =
  (headers: IncomingHttpHeaders) =>
  (name: string): string | undefined =>
    [headers[name]].flat().join(',') || undefined;

/**
 * The visitor's address. `X-Forwarded-For` counts only as far as trusted proxies wrote it: from its end, the first hop
 * that is none of them. Host and scheme are never read from such headers: the proxy passes `Host` on, and the public
 * address is configuration.
 */
export function addressOf({ peer, header }: Connection, { proxies }: Pick<Environment, 'proxies'>): string {
  if (peer === undefined || !isInRanges(peer, proxies)) return peer ?? '127.0.0.1';
  let address = peer;
  for (const hop of (header('x-forwarded-for') ?? '').split(',').reverse()) {
    const text = hop.trim();
    if (!isIP(text)) return address;
    address = text;
    if (!isInRanges(text, proxies)) return address;
  }
  return address;
}

/** A program on this machine asks, and no proxy on this machine asks for somebody else. */
export const isFromThisMachine = ({ peer, header }: Connection): boolean =>
  peer !== undefined && loopback.test(peer) && proxyHeaders.every((name) => header(name) === undefined);
