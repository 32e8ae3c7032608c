import { endpointPath, type Plan } from '@portico/area';
import { codes, type Envelope } from '@portico/contracts';
import type { Hono } from 'hono';
import { apiHeaders } from '../../kernel/api/http.ts';
import { ProtocolFault } from '../../kernel/api/protocol-fault.ts';
import { readBody } from '../../kernel/api/read-input.ts';
import { signedOut } from '../../kernel/api/refusal.ts';
import { type AppContext, type AppEnvironment, factsOf } from '../../kernel/api/request-facts.ts';
import type { HomepageServices } from '../context.ts';
import { type Endpoints, readEndpointAddress } from './endpoints.ts';

/** Maximum bytes of a request's body. */
const maxBodyBytes = 1024 * 1024;
const json = /^application\/json(\s*;|$)/i;

export interface EndpointRoutes {
  endpoints: Endpoints;
  /** The plan that this browser gets. */
  planOf: (context: AppContext, fid: string) => Plan;
}
interface Mounted extends EndpointRoutes {
  services: HomepageServices;
}

/** `/homepage/areas/AREA/NAME/…`: requests for the services that teams run for their areas. */
export function mountEndpoints(app: Hono<AppEnvironment>, mounted: Mounted): void {
  const { services } = mounted;
  app.all('/homepage/areas/*', async (context) => {
    const started = performance.now();
    const { method } = context.req;
    const url = new URL(context.req.url);
    const found = readEndpointAddress(url.pathname + url.search);
    // Addresses are anybody's choice: only declared endpoints are counted by name.
    const label = { path: '/homepage/areas' };
    const observe = (code: number) => services.metrics.observeCall({ ...label, code }, (performance.now() - started) / 1000);
    for (const [name, value] of Object.entries(apiHeaders)) context.header(name, value);
    try {
      if (!found) throw new ProtocolFault(404, '没有这个接口');
      const envelope = await answer(context, mounted, { ...found, method, label });
      observe(envelope.code);
      return context.json(envelope);
    } catch (fault) {
      if (!(fault instanceof ProtocolFault)) {
        services.log.error({ err: fault, requestId: context.get('requestId'), path: url.pathname }, 'request failed');
        observe(codes.failed);
        return context.json({ success: false, code: codes.failed, msg: '服务暂时不可用，请稍后再试', data: null }, 500);
      }
      for (const [name, value] of Object.entries(fault.headers)) context.header(name, value);
      const code = fault.status >= 500 ? codes.failed : fault.status;
      observe(code);
      return context.json({ success: false, code, msg: fault.message, data: null } satisfies Envelope<null>, fault.status);
    }
  });
}

async function answer(
  context: AppContext,
  { services, endpoints, planOf }: Mounted,
  { label, ...asked }: { method: string; area: string; name: string; rest: string; label: { path: string } },
): Promise<Envelope<unknown>> {
  if (context.req.header('sec-fetch-site') === 'cross-site') throw new ProtocolFault(403, '不接受跨站请求');
  const facts = factsOf(context, services.environment);
  const token = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  await consume(services, '/homepage/areas/*', facts.address);
  const visitor = await services.visitorOf({ host: facts.host, token });
  if (visitor.token === 'none') return { success: false, code: codes.signedOut, msg: signedOut().message, data: null };
  if (visitor.session) await consume(services, '/homepage/areas', visitor.session.id);
  const body = await bodyOf(context);
  const plan = planOf(context, visitor.school.fid);
  if (plan.areas.some(({ area, endpoints: declared }) => area === asked.area && Object.hasOwn(declared ?? {}, asked.name)))
    label.path = endpointPath(asked.area, asked.name);
  return endpoints.ask({ ...asked, body }, { visitor, facts, plan });
}

async function consume({ consumeRateLimit }: HomepageServices, path: string, who: string): Promise<void> {
  const wait = await consumeRateLimit(path, who);
  if (wait > 0) throw new ProtocolFault(429, '操作过于频繁，请稍后再试', { 'retry-after': String(wait) });
}

/** JSON alone: a form of another site cannot send it. */
async function bodyOf(context: AppContext): Promise<Uint8Array | undefined> {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return undefined;
  const bytes = await readBody(context, maxBodyBytes);
  if (bytes.length === 0) return undefined;
  if (!json.test(context.req.header('content-type') ?? '')) throw new ProtocolFault(415, '请求内容须为 JSON');
  return bytes;
}
