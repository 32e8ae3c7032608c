import type { Context } from 'hono';
import { createApp } from '../src/app.ts';
import { readEnvironment } from '../src/kernel/environment/environment.ts';
import { startServer } from '../src/kernel/server/server.ts';
import { openPortal } from '../src/portal.ts';

/**
 * A portal as `npm start` serves it, plus one route: /baseline/… repeats the first answer of the same address from
 * memory, through the same framework. It prints its port.
 */
const services = await openPortal(readEnvironment());
const ready = new Map<string, string>();
const app = createApp({
  services,
  mount(routes) {
    routes.put('/baseline/:name', async (context) => {
      ready.set(context.req.param('name'), await context.req.text());
      return context.text('kept');
    });
    const answer = (name: string, context: Context) => context.body(ready.get(name) ?? '', 200, { 'content-type': 'application/json' });
    routes.get('/baseline/:name', (context) => answer(context.req.param('name'), context));
    // A POST handler has to read the body too.
    routes.post('/baseline/:name', async (context) => {
      await context.req.json();
      return answer(context.req.param('name'), context);
    });
  },
});
const server = await startServer(app, { port: 0, hostname: '127.0.0.1' });
process.stdout.write(`${server.port}\n`);
process.once('SIGTERM', async () => {
  await server.stop();
  await services.close();
});
