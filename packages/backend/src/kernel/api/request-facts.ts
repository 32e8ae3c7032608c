import type { Context } from 'hono';
import type { Environment } from '../environment/environment.ts';
import type { RequestFacts } from './visitor.ts';

/** The portal's state for each request. */
export interface AppEnvironment {
  Variables: { requestId: string };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
export type AppContext = Context<AppEnvironment>;

/** Reads the facts of a request. Cookies that a handler sets are added to the answer of `context`. */
export function factsOf(context: AppContext, environment: Pick<Environment, 'publicUrl'>): RequestFacts {
  // On https only names that no other site below the same domain can set.
  const prefix = environment.publicUrl?.startsWith('https:') ? '__Host-' : '';
  return {
    requestId: context.get('requestId'),
    address: addressOf(context, environment),
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    host: context.req.header('host') ?? 'localhost',
    companion: cookieOf(context, `${prefix}sid`),
    browser: cookieOf(context, `${prefix}flow`),
    setCookie: (cookie) => context.header('set-cookie', cookie, { append: true }),
  };
}

/** A cookie of the request; the first one if a name is repeated. */
export function cookieOf(context: AppContext, name: string): string | undefined {
  for (const part of (context.req.header('cookie') ?? '').split(';')) {
    const cut = part.indexOf('=');
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return undefined;
}

/**
 * The visitor's address. `X-Forwarded-For` counts only behind a proxy on this machine, which exists when the public
 * address is https (this server speaks plain HTTP), and only its last hop: the visitor can forge the rest.
 */
function addressOf(context: AppContext, environment: Pick<Environment, 'publicUrl'>): string {
  const peer = context.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const isProxy = environment.publicUrl?.startsWith('https:') && /^(::1|(::ffff:)?127\.)/.test(peer);
  const last = isProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return last && /^[\da-fA-F.:]{2,45}$/.test(last) ? last : peer;
}
