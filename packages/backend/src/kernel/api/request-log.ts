import { createMiddleware } from 'hono/factory';
import type { PortalServices } from '../services.ts';
import type { AppEnvironment } from './request-facts.ts';

/** Every request has an id, in the answer and in the log. A query is never logged: it may contain tickets and codes. */
export function withRequestLog({ log }: Pick<PortalServices, 'log'>) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
    context.set('requestId', requestId);
    const started = performance.now();
    await next();
    // Not by context.header, which would convert the finished answer into a stream and back.
    context.res.headers.set('x-request-id', requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info(
      { requestId, method: context.req.method, path: withoutSecret(context.req.path).slice(0, 300), status: context.res.status, ms },
      'request',
    );
  });
}

/** The address of a calendar feed is itself a secret. */
const withoutSecret = (path: string) => path.replace(/(\/feed\/)[^/]+/, '$1[redacted]');
