import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type AppContext, type AppEnvironment, factsOf } from '../../kernel/api/request-facts.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { fingerprint } from '../../kernel/secret/fingerprint.ts';
import type { PedestalServices } from '../context.ts';
import { personByAccount } from '../people/people.ts';
import { unlock } from './sign-in-attempts.ts';
import { unlockPath } from './unlock-mail.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const form = /^[\w-]{32}$/;

/**
 * The page of a mailed link. Opening it changes nothing, because mail programs follow links by themselves. The button
 * ends the lock, once.
 */
export function mountUnlockPage(app: Hono<AppEnvironment>, services: PedestalServices): void {
  const turn = async (context: AppContext) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return services.consumeRateLimit(unlockPath, factsOf(context, services.environment).address);
  };
  app.get(unlockPath, async (context) => {
    if ((await turn(context)) > 0) return context.html(page('请稍后再试', '操作过于频繁，请稍后再试。'), 429);
    const token = context.req.query('token') ?? '';
    if (!form.test(token)) return context.html(over(), 404);
    return context.html(
      page(
        '解除账号锁定',
        html`<p>确认是您本人输错了密码后，点击按钮解除锁定。</p><form method="post" action="${unlockPath}"><input type="hidden" name="token" value="${token}"><button>解除锁定</button></form>`,
      ),
    );
  });
  app.post(unlockPath, async (context) => {
    if ((await turn(context)) > 0) return context.html(page('请稍后再试', '操作过于频繁，请稍后再试。'), 429);
    if (context.req.header('sec-fetch-site') === 'cross-site') return context.html(over(), 403);
    const { token } = await context.req.parseBody().catch(() => ({ token: '' }));
    const { host, ...facts } = factsOf(context, services.environment);
    const { school } = await services.visitorOf({ host, token: undefined });
    const ended =
      typeof token === 'string' && form.test(token)
        ? await unlock(services.database, { fid: school.fid, unlockHash: fingerprint('unlock', token), now: services.now() })
        : undefined;
    if (!ended) return context.html(over(), 404);
    const who = await personByAccount(services.database, school, ended.account);
    await writeAudit(services, { fid: school.fid, event: 'unlocked', who, facts: { ...facts, host } });
    return context.redirect(school.loginPath, 303);
  });
}

const over = () => page('链接已失效', '该链接已使用或已过期。锁定 15 分钟后会自动解除。');
const page = (title: string, body: unknown) =>
  html`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
