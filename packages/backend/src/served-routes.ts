import { createApp } from './app.ts';
import { openInMemory } from './kernel/database/embedded.ts';
import { readEnvironment } from './kernel/environment/environment.ts';
import { openPortal } from './portal.ts';

/**
 * Every address that a running portal answers below /pedestal and /homepage, calls and raw routes: `GET
 * /homepage/news/list`.
 */
export async function servedRoutes(): Promise<Set<string>> {
  const services = await openPortal(readEnvironment({ PORTICO_LOG_LEVEL: 'silent' }), { open: await openInMemory() });
  try {
    const raw = createApp({ services }).routes.map(({ method, path }) => `${method} ${path}`);
    return new Set([...services.dispatcher.all().map(({ call }) => `${call.method} ${call.path}`), ...raw]);
  } finally {
    await services.close();
  }
}
