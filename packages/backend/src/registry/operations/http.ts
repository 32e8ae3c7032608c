import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { isOperator } from '../releases/operator-token.ts';

/** Maximum bytes of a school's import file. */
const maxFileBytes = 32 * 1024 * 1024;

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
  app.use(
    '/ops/*',
    operatorOnly,
    bodyLimit({ maxSize: maxFileBytes, onError: (context) => context.json({ error: 'The file is too large.' }, 413) }),
  );
  mount(app);
  app.all('/ops/*', (context) => context.json({ error: 'There is no such address.' }, 404));
}
