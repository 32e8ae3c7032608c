import { importCall } from '@portico/area/operator';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { isOperator } from '../releases/operator-token.ts';

/** Maximum bytes of a request; an import counts its own, while it arrives. */
const maxRequestBytes = 1024 * 1024;

/**
 * Operators' calls beside publishing, as plain JSON below /ops. `mount` adds the subjects of the floors above; their
 * callers have already shown the operator's token.
 */
export function mountOperations(
  app: Hono<AppEnvironment>,
  { operatorToken, mount }: { operatorToken: string; mount: (app: Hono<AppEnvironment>) => void },
): void {
  const operatorOnly: MiddlewareHandler<AppEnvironment> = async (context, next) => {
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    if (isOperator(context.req.header('authorization'), operatorToken)) return next();
    return context.json(
      { error: 'The operator’s token is missing or wrong. Set PORTICO_TOKEN, or PORTICO_DATA to the data directory.' },
      401,
    );
  };
  const limited = bodyLimit({ maxSize: maxRequestBytes, onError: (context) => context.json({ error: 'The request is too large.' }, 413) });
  app.use('/ops/*', operatorOnly, (context, next) => (context.req.path === importCall.path ? next() : limited(context, next)));
  mount(app);
  app.all('/ops/*', (context) => context.json({ error: 'There is no such address.' }, 404));
}
