import type { Hono, MiddlewareHandler } from 'hono';
import { type AppEnvironment, factsOf } from '../../kernel/api/request-facts.ts';
import type { PedestalServices } from '../context.ts';
import { partnersOf } from '../partner/partners.ts';
import { ticketOfLogOut } from './log-out-request.ts';
import { endTicket } from './tickets.ts';

const ownPath = '/pedestal/auth/cas/slo';
const maxRequestBytes = 64 * 1024;
const form = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * A CAS server announces a log-out by a POST to the ticket's service address, which is one of the portal's pages, or to
 * its own address. Anyone with the ticket may end its session. The answer is 200 whether or not the session exists; any
 * other POST is not handled here.
 */
export function mountSingleLogOut(app: Hono<AppEnvironment>, services: PedestalServices): void {
  const handle: MiddlewareHandler<AppEnvironment> = async (context, next) => {
    const { path } = context.req;
    if (path !== ownPath && /^\/(pedestal|homepage|registry)\//.test(path)) return next();
    if (!form.test(context.req.header('content-type') ?? '')) return next();
    if (Number(context.req.header('content-length') ?? 0) > maxRequestBytes) return next();
    const facts = factsOf(context, services.environment);
    const school = await services.schools.ofHost(facts.host);
    const { cas } = partnersOf(school, services.environment);
    if (!cas) return next();
    const from = facts.address.replace(/^::ffff:/, '');
    if (cas.logoutFrom.length > 0 && !cas.logoutFrom.includes(from)) return context.text('Forbidden', 403);
    const body = await context.req.text();
    const ticket = body.length > maxRequestBytes ? undefined : ticketOfLogOut(body);
    const ended = ticket !== undefined && (await endTicket(services, school, { ticket, ...(path !== ownPath && { path }) }));
    services.log.info({ requestId: facts.requestId, ended }, 'told of a log-out by CAS');
    return context.body(null, 200, { 'cache-control': 'no-store' });
  };
  app.post('*', handle);
}
