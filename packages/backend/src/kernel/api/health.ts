import { sql } from 'drizzle-orm';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Operators } from '../operator/operators.ts';
import type { PortalServices } from '../services.ts';
import { isFromThisMachine } from './network-address.ts';
import { type AppEnvironment, connectionOf } from './request-facts.ts';

/** What the composition root knows of operating. */
export interface Operating {
  operators: Operators;
  /** Why the portal cannot serve its areas yet; undefined when it can. */
  missingAreas?(): string | undefined;
  /** The portal is about to stop: it still answers, and load balancers must send visitors elsewhere. */
  isDraining?(): boolean;
}

/** Only for programs on this machine and for operators. */
export const operatorsOnly =
  ({ operators }: Pick<Operating, 'operators'>): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    if (isFromThisMachine(connectionOf(context)) || 'operator' in (await operators.identify(context.req.header('authorization'))))
      return next();
    return context.json({ error: 'This address answers this machine, or the operators’ token.' }, 401, {
      'cache-control': 'no-store',
      'www-authenticate': 'Bearer',
    });
  };

/**
 * /healthz: the process runs. /readyz: the database answers within two seconds and the expected areas are active.
 * /metrics: for Prometheus.
 */
export function mountHealth(app: Hono<AppEnvironment>, { database, metrics, log }: PortalServices, operating: Operating): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    try {
      await within(2_000, database.execute(sql`select 1`));
      const missing = operating.isDraining?.() ? 'the portal is stopping' : operating.missingAreas?.();
      if (missing === undefined) return context.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' });
      log.warn({ reason: missing }, 'not ready');
    } catch (error) {
      log.warn({ err: error }, 'not ready');
    }
    return context.json({ status: 'not ready' }, 503, { 'cache-control': 'no-store', 'retry-after': '1' });
  });
  app.get('/metrics', operatorsOnly(operating), async (context) =>
    context.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  );
}

async function within<Value>(ms: number, work: PromiseLike<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
