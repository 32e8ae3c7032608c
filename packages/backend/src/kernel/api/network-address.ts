import type { IncomingHttpHeaders } from 'node:http';
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
 * The visitor's address. `X-Forwarded-For` counts only behind a proxy on this machine, which exists when the public
 * address is https (this server speaks plain HTTP), and only its last hop: the visitor can forge the rest.
 */
export function addressOf({ peer = '127.0.0.1', header }: Connection, environment: Pick<Environment, 'publicUrl'>): string {
  const isProxy = environment.publicUrl?.startsWith('https:') && loopback.test(peer);
  const last = isProxy ? header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return last && /^[\da-fA-F.:]{2,45}$/.test(last) ? last : peer;
}

/** A program on this machine asks, and no proxy on this machine asks for somebody else. */
export const isFromThisMachine = ({ peer, header }: Connection): boolean =>
  peer !== undefined && loopback.test(peer) && proxyHeaders.every((name) => header(name) === undefined);
