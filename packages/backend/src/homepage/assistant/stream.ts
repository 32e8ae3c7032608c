import { assistantContract, codes } from '@portico/contracts';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { Refusal } from '../../kernel/api/refusal.ts';
import { type AppEnvironment, factsOf } from '../../kernel/api/request-facts.ts';
import type { HomepageServices } from '../context.ts';
import { requireModule } from '../unit/modules.ts';
import { answerQuestion, maxQuestionLength } from './answer.ts';

const { path, input } = assistantContract.ask;

/**
 * The JSON call as an event stream for clients that accept one: `delta` with words, `answer` with the whole at the end,
 * `refused` with the envelope's code and message.
 */
export function mountAssistantStream(app: Hono<AppEnvironment>, services: HomepageServices): void {
  app.get(path, async (context, next) => {
    if (!context.req.header('accept')?.includes('text/event-stream')) return next();
    if (context.req.header('sec-fetch-site') === 'cross-site') return next();
    const facts = factsOf(context, services.environment);
    if ((await services.consumeRateLimit(path, facts.address)) > 0) return next();
    const token = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const visitor = await services.visitorOf({ host: facts.host, token });
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    return streamSSE(context, async (stream) => {
      const end = new AbortController();
      stream.onAbort(() => end.abort());
      const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
      try {
        if (visitor.token !== 'good') throw new Refusal(codes.signedOut, '登录状态已失效，请重新登录');
        if (visitor.school.disabled) throw new Refusal(codes.schoolDisabled, '该单位已停用');
        const read = input.safeParse({ search: context.req.query('search') });
        if (!read.success || [...read.data.search].length > maxQuestionLength) throw new Refusal(codes.invalid, '参数有误：search');
        await requireModule(services, visitor, 'robot');
        const { search } = read.data;
        const onWords = (words: string) => void send('delta', { words });
        await send('answer', await answerQuestion(services, visitor, search, { onWords, signal: end.signal }));
      } catch (error) {
        if (!(error instanceof Refusal)) services.log.error({ err: error, requestId: facts.requestId, path }, 'call failed');
        const refusal = error instanceof Refusal ? error : new Refusal(codes.failed, '服务暂时不可用，请稍后再试');
        await send('refused', { code: refusal.code, msg: refusal.message });
      }
    });
  });
}
