import { Hono } from 'hono';
import { mountAssistantStream } from './homepage/assistant/stream.ts';
import { mountCalendarFeed } from './homepage/calendar/feed.ts';
import { type EndpointRoutes, mountEndpoints } from './homepage/endpoint/routes.ts';
import { mountPictures } from './homepage/school/pictures.ts';
import { mountDescription } from './kernel/api/description.ts';
import { mountHealth, type Operating } from './kernel/api/health.ts';
import { mountApi } from './kernel/api/http.ts';
import type { PortalApp } from './kernel/api/portal-app.ts';
import { withRequestLog } from './kernel/api/request-log.ts';
import { isDatabaseUnreachable } from './kernel/database/unreachable.ts';
import { Problem } from './kernel/environment/problem.ts';
import { mountCovers } from './kernel/file/covers.ts';
import { mountFiles } from './kernel/file/files.ts';
import { noOperators } from './kernel/operator/operators.ts';
import { mountAvatars } from './pedestal/avatar/avatar-files.ts';
import { mountSingleLogOut } from './pedestal/cas/single-log-out.ts';
import { mountKeySet } from './pedestal/key-set/key-set.ts';
import { mountUnlockPage } from './pedestal/password/unlock-page.ts';
import { mountWechatCallback } from './pedestal/wechat/callback.ts';
import type { Services } from './services.ts';

/** Adds more routes to the app: the page, the registry. */
export type Mount = (app: PortalApp, services: Services) => void;

/**
 * The portal over HTTP: request ids and log, the API, health, description. `mount` runs last and may handle every other
 * address, `GET *` included; the rest is a plain 404.
 */
export function createApp({
  services,
  mount,
  operating = { operators: noOperators },
  areas,
}: {
  services: Services;
  mount?: Mount;
  operating?: Operating;
  /** The services of areas; absent where no area is served. */
  areas?: EndpointRoutes;
}): PortalApp {
  const app: PortalApp = new Hono();
  app.use(withRequestLog(services));
  // Before the API, which handles every address below /homepage.
  mountCalendarFeed(app, services);
  mountAssistantStream(app, services);
  mountSingleLogOut(app, services);
  mountWechatCallback(app, services);
  mountUnlockPage(app, services);
  mountKeySet(app, services);
  if (areas) mountEndpoints(app, { services, ...areas });
  mountApi(app, services);
  mountHealth(app, services, operating);
  mountDescription(app);
  mountFiles(app, services);
  mountCovers(app);
  mountAvatars(app, services);
  mountPictures(app, services);
  mount?.(app, services);
  app.notFound((context) => context.text('Not Found', 404));
  app.onError((error, context) => {
    if (isDatabaseUnreachable(error))
      return context.text('系统正在恢复，请稍后再试', 503, { 'retry-after': '5', 'cache-control': 'no-store' });
    // A portal that is not set up yet says what is missing; operators' programs read it as JSON.
    if (error instanceof Problem)
      return context.req.path.startsWith('/registry/')
        ? context.json({ error: error.message }, 503)
        : context.text(error.message, 503, { 'cache-control': 'no-store' });
    services.log.error({ err: error, requestId: context.get('requestId'), path: context.req.path }, 'request failed');
    return context.text('服务暂时不可用，请稍后再试', 500);
  });
  return app;
}
