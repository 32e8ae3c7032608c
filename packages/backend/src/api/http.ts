import { codes, type Envelope } from '@portico/contracts';
import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import { ProtocolFault } from './protocol-fault.ts';
import { readInput } from './read-input.ts';
import { type AppContext, type AppEnvironment, factsOf } from './request-facts.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Puts the API onto the app: everything below /pedestal and /homepage, unknown addresses too. */
export function mountApi(app: Hono<AppEnvironment>, services: Services): void {
  const handle = async (context: AppContext) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const started = performance.now();
    const { path } = context.req;
    try {
      const envelope = await answerRequest(context, services);
      services.metrics.observeCall({ path, code: envelope.code }, (performance.now() - started) / 1000);
      return context.json(envelope, envelope.code === codes.failed ? 500 : 200);
    } catch (fault) {
      if (!(fault instanceof ProtocolFault)) {
        services.log.error({ err: fault, requestId: context.get('requestId'), path }, 'request failed');
        return context.json({ success: false, code: codes.failed, msg: '服务暂时不可用，请稍后再试', data: null }, 500);
      }
      for (const [name, value] of Object.entries(fault.headers)) context.header(name, value);
      const envelope: Envelope<null> = { success: false, code: fault.status, msg: fault.message, data: null };
      return context.json(envelope, fault.status);
    }
  };
  app.all('/pedestal/*', handle);
  app.all('/homepage/*', handle);
}

async function answerRequest(context: AppContext, services: Services): Promise<Envelope<unknown>> {
  const { method, path } = context.req;
  const served = services.dispatcher.find(method, path);
  if (!served) {
    const methods = services.dispatcher.methodsOf(path);
    if (methods.length === 0) throw new ProtocolFault(404, '没有这个接口');
    throw new ProtocolFault(405, '不支持的请求方法', { allow: methods.join(', ') });
  }
  if (context.req.header('sec-fetch-site') === 'cross-site') throw new ProtocolFault(403, '不接受跨站请求');
  const purpose = context.req.header('sec-purpose') ?? context.req.header('purpose') ?? '';
  if ((served.call.effect || method === 'POST') && /prefetch|prerender/i.test(purpose)) throw new ProtocolFault(403, '该接口不可预取');

  const facts = factsOf(context, services.environment);
  const wait = await services.takeTurn(path, facts.address);
  if (wait > 0) throw new ProtocolFault(429, '操作过于频繁，请稍后再试', { 'retry-after': String(wait) });

  const input = await readInput(context, served.call);
  const visitor = await services.visitorOf({ host: facts.host, token: bearerOf(context) });
  if (served.call.who !== 'anyone' && visitor.token === 'none') {
    return { success: false, code: codes.signedOut, msg: '登录状态已失效，请重新登录', data: null };
  }
  return services.dispatcher.answer({ method, path, input }, visitor, facts);
}

function bearerOf(context: AppContext): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
}
