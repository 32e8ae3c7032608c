import { codes, type Envelope } from '@portico/contracts';
import type { Hono } from 'hono';
import { createRenewingCache, type RenewingCache } from '../cache/renewing-cache.ts';
import { isDatabaseUnreachable } from '../database/unreachable.ts';
import { Problem } from '../environment/problem.ts';
import type { PortalServices } from '../services.ts';
import { sharedFor, unavailable } from './answer.ts';
import { ProtocolFault } from './protocol-fault.ts';
import { readSent } from './read-input.ts';
import { type AppContext, type AppEnvironment, factsOf } from './request-facts.ts';

/** The headers of every answer of the API. */
export const apiHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** When a call is worth repeating while the database is away. */
const comeBack = { 'retry-after': '5' };

/** Mounts the API: everything below /pedestal and /homepage, including unknown addresses. */
export function mountApi(app: Hono<AppEnvironment>, services: PortalServices): void {
  const briefly = createRenewingCache(sharedFor);
  const handle = async (context: AppContext) => {
    const started = performance.now();
    const { path } = context.req;
    try {
      const { body, code } = await answerRequest(context, services, briefly);
      services.metrics.observeCall({ path, code }, (performance.now() - started) / 1000);
      if (code === unavailable.code) return context.body(body, 503, { ...apiHeaders, ...comeBack });
      return context.body(body, code === codes.failed ? 500 : 200, apiHeaders);
    } catch (fault) {
      for (const [name, value] of Object.entries(apiHeaders)) context.header(name, value);
      if (isDatabaseUnreachable(fault)) return context.json(unavailable, 503, comeBack);
      if (fault instanceof Problem) return context.json({ ...unavailable, msg: fault.message }, 503, comeBack);
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

interface ServerRendered {
  body: string | Uint8Array<ArrayBuffer>;
  code: number;
}
const written = (envelope: Envelope<unknown>): ServerRendered => ({ body: JSON.stringify(envelope), code: envelope.code });
/**
 * Minimum characters from which a shared answer is cached as bytes: encoding Chinese text is the most expensive step,
 * but a short text is sent with its head in one piece.
 */
const longText = 2_048;
const kept = ({ body, code }: ServerRendered): ServerRendered => ({
  body: typeof body === 'string' && body.length >= longText ? Buffer.from(body) : body,
  code,
});

async function answerRequest(context: AppContext, services: PortalServices, briefly: RenewingCache): Promise<ServerRendered> {
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
  const wait = await services.consumeRateLimit(path, facts.address);
  if (wait > 0) throw new ProtocolFault(429, '操作过于频繁，请稍后再试', { 'retry-after': String(wait) });

  const sent = await readSent(context, served.call);
  const visitor = await services.visitorOf({ host: facts.host, token: bearerOf(context), unconfirmed: true });
  const answer = async (input: unknown) => written(await services.dispatcher.answer({ method, path, input }, visitor, facts));
  if (!served.shared || visitor.person || visitor.token !== 'good') {
    const input = sent.read();
    return served.call.who !== 'anyone' && visitor.token === 'none' ? written(noToken) : answer(input);
  }
  const { fid, revision } = visitor.school;
  return briefly(`${fid} ${revision} ${method} ${path} ${sent.text}`, async () => {
    const made = await answer(sent.read());
    // A failure is not cached.
    if (made.code === codes.failed || made.code === unavailable.code) throw new Failed(made);
    return kept(made);
  }).catch((error: unknown) => {
    if (error instanceof Failed) return error.written;
    throw error;
  });
}
const noToken = { success: false, code: codes.signedOut, msg: '登录状态已失效，请重新登录', data: null };

class Failed extends Error {
  readonly written: ServerRendered;
  constructor(made: ServerRendered) {
    super('failed');
    this.written = made;
  }
}

function bearerOf(context: AppContext): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
}
