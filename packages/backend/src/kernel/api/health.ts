import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { PortalServices } from '../services.ts';
import type { AppEnvironment } from './request-facts.ts';

/** /healthz: the process runs. /readyz: the database answers within two seconds. /metrics: for Prometheus. */
export function mountHealth(app: Hono<AppEnvironment>, { database, metrics, log }: PortalServices): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (context) => {
    try {
      await within(2_000, database.execute(sql`select 1`));
      return context.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' });
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return context.json({ status: 'not ready' }, 503, { 'cache-control': 'no-store' });
    }
  });
  app.get('/metrics', async (context) =>
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
