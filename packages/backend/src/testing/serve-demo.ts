import { createApp } from '../app.ts';
import { startServer } from '../kernel/server/server.ts';
import { openSeededInMemory } from './seeded.ts';
import { openTestPortal } from './test-portal.ts';

/**
 * The backend with the demo schools, in memory and as a separate process, for tests of its HTTP clients. It prints its
 * port.
 */
const portal = await openTestPortal(await openSeededInMemory());
const server = await startServer(createApp({ services: portal.services }), { port: 0, hostname: '127.0.0.1' });
process.stdout.write(`${server.port}\n`);
process.once('SIGTERM', async () => {
  await server.stop();
  await portal.close();
});
