import type { Hono } from 'hono';
import { type AppEnvironment, factsOf } from '../../kernel/api/request-facts.ts';
import type { PedestalServices } from '../context.ts';
import { partnersOf } from '../partner/partners.ts';
import { callbackPath, returnFromWechat } from './wechat-login.ts';

/**
 * GET /pedestal/auth/wechat/callback: the address to which WeChat redirects the browser. It redirects to a page of the
 * shell.
 */
export function mountWechatCallback(app: Hono<AppEnvironment>, services: PedestalServices): void {
  app.get(callbackPath, async (context) => {
    const facts = factsOf(context, services.environment);
    if ((await services.consumeRateLimit(callbackPath, facts.address)) > 0) return context.text('操作过于频繁，请稍后再试', 429);
    const visitor = await services.visitorOf({ host: facts.host, token: undefined });
    const { wechat } = partnersOf(visitor.school, services.environment);
    const { code = '', state = '' } = context.req.query();
    const to = await returnFromWechat(services, { visitor, facts }, { wechat, code: code.slice(0, 1024), state: state.slice(0, 256) });
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'no-referrer');
    return context.redirect(to, 302);
  });
}
