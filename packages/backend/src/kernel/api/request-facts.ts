import type { Context } from 'hono';
import type { Environment } from '../environment/environment.ts';
import type { Operator } from '../operator/operator.ts';
import { addressOf, type Connection } from './network-address.ts';
import type { RequestFacts } from './visitor.ts';

/** The portal's state for each request. */
export interface AppEnvironment {
  Variables: { requestId: string /** Who sends an operation (requireOperator). */; operator?: Operator };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
export type AppContext = Context<AppEnvironment>;

/** Reads the facts of a request. Cookies that a handler sets are added to the answer of `context`. */
export function factsOf(context: AppContext, environment: Pick<Environment, 'publicUrl' | 'proxies'>): RequestFacts {
  // On https only names that no other site below the same domain can set.
  const prefix = environment.publicUrl?.startsWith('https:') ? '__Host-' : '';
  return {
    requestId: context.get('requestId'),
    address: addressOf(connectionOf(context), environment),
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 300),
    host: context.req.header('host') ?? 'localhost',
    companion: cookieOf(context, `${prefix}sid`),
    browser: cookieOf(context, `${prefix}flow`),
    setCookie: (cookie) => context.header('set-cookie', cookie, { append: true }),
  };
}

/** Where a request came from. */
export const connectionOf = (context: AppContext): Connection => ({
  peer: context.env?.incoming?.socket?.remoteAddress,
  header: (name) => context.req.header(name),
});

/** A cookie of the request; the first one if a name is repeated. */
export const cookieOf = (context: AppContext, name: string): string | undefined => cookieIn(context.req.header('cookie'), name);

/** The same in a header `Cookie`. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const cut = part.indexOf('=');
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return undefined;
}
