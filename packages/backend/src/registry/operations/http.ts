import { importCall, operationCalls } from '@portico/area/operator';
import { dayjs } from '@portico/contracts/time';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { Operators } from '../../kernel/operator/operators.ts';
import { requireOperator } from '../../kernel/operator/require-operator.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { mountBackup } from '../backup/http.ts';
import { answer, schoolsOf } from './answer.ts';
import { readOperations } from './read-operations.ts';
import { mountTokenOperations } from './tokens.ts';
import { verifyLog } from './verify-log.ts';

/** Maximum bytes of a request; an import counts its own, while it arrives. */
const maxRequestBytes = 1024 * 1024;

/**
 * Operators' calls beside publishing, as plain JSON below /ops. `mount` adds the subjects of the floors above; their
 * callers are known operators (`operatorOf`).
 */
export function mountOperations(
  app: Hono<AppEnvironment>,
  { operators, services, mount }: { operators: Operators; services: PortalServices; mount: (app: Hono<AppEnvironment>) => void },
): void {
  const uncached: MiddlewareHandler<AppEnvironment> = async (context, next) => {
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    return next();
  };
  const limited = bodyLimit({ maxSize: maxRequestBytes, onError: (context) => context.json({ error: 'The request is too large.' }, 413) });
  app.use('/ops/*', uncached, requireOperator(operators), (context, next) =>
    context.req.path === importCall.path ? next() : limited(context, next),
  );
  mountTokenOperations(app, services);
  mountBackup(app, services);
  app.get(operationCalls.operations.path, (context) =>
    answer(context, operationCalls.operations, async () => {
      const { school, days = '30' } = context.req.query();
      const [fid] = school === undefined ? [] : await schoolsOf(services, school);
      const since = dayjs(services.now())
        .subtract(Number.parseInt(days, 10) || 30, 'day')
        .toDate();
      return { operations: await readOperations(services, { fid, since }) };
    }),
  );
  app.get(operationCalls.verifyLog.path, (context) => answer(context, operationCalls.verifyLog, () => verifyLog(services)));
  mount(app);
  app.all('/ops/*', (context) => context.json({ error: 'There is no such address.' }, 404));
}
