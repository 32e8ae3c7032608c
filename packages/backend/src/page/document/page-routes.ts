import { createHash } from 'node:crypto';
import { isPathOf, type Plan, signInCallbackPaths } from '@portico/area';
import type { PageStatus } from '@portico/area/page-protocol';
import { dayOf } from '@portico/contracts/time';
import type { Hono } from 'hono';
import { type AppContext, type AppEnvironment, cookieOf, factsOf } from '../../kernel/api/request-facts.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { createRenewingCache } from '../../kernel/cache/renewing-cache.ts';
import type { PortalServices } from '../../kernel/services.ts';
import type { Registry } from '../../registry/index.ts';
import { answerPreviewLink, planOfVisit } from '../../registry/releases/visit.ts';
import { guessDevice, isPhone } from './device-guess.ts';
import { createInlineHashes } from './inline-hashes.ts';
import { type Body, type PageEncoding, packPage, pageEncoding } from './page-body.ts';
import { contentSecurityPolicy } from './page-policy.ts';
import { againAfterSeconds, startingPage } from './starting-page.ts';
import { type PageParts, writePage } from './write-page.ts';

/** Time in ms for which a guest's page is reused for the next guest. */
const freshFor = 1_000;
/**
 * Time in ms after that in which the next guest gets it at once while it is rendered again. Every announced change gives
 * the page another name; this bounds the rest: its clock, counters of views, what goes live at a set time.
 */
const staleFor = 60_000;

/** Seconds after which a page in maintenance is worth asking for again. */
const retryAfterSeconds = 300;

/** A page ready to be sent. */
interface ReadyPage {
  body: Body;
  status: PageStatus;
  policy: string;
  /** What it says to the offline worker. */
  offline: string | undefined;
  /** Only if others may get the same page. */
  etag: string | undefined;
  encoding: PageEncoding | undefined;
  /** The page is complete. */
  whole: boolean;
}
type Ready = ReadyPage | { redirect: string };

/** Every other GET is a page, rendered for this visitor; guests of the same school, plan and device share theirs. */
export function mountPages(
  app: Hono<AppEnvironment>,
  parts: PageParts & { registry: Registry /** Why areas are missing that will come. */; missingAreas?: () => string | undefined },
): void {
  const { services, registry } = parts;
  const secure = services.environment.publicUrl?.startsWith('https:') ?? false;
  const hashes = createInlineHashes();
  const guestPages = createRenewingCache(freshFor, {
    staleMs: staleFor,
    isWorthKeeping: (page) => 'redirect' in (page as Ready) || (page as ReadyPage).whole,
  });
  const plans = numbered<Plan>();

  app.get('*', async (context: AppContext) => {
    const preview = answerPreviewLink(context, { registry, secure });
    if (preview) return preview;
    const facts = factsOf(context, services.environment);
    const url = new URL(context.req.url);
    const said = { mobileHint: context.req.header('sec-ch-ua-mobile'), userAgent: facts.userAgent };
    const guess = guessDevice({ ...said, viewport: cookieOf(context, 'viewport') });
    const phone = isPhone(said);
    const token = cookieOf(context, 'token');
    const visitor = await visitorOfPage(services, { host: facts.host, token });
    const plan = planOfVisit(context, { registry, fid: visitor.school.fid, secure });
    // The address of a sign-in's return contains a ticket or a code: it must not be cached, nor sent as referrer.
    const isReturn = isPathOf(signInCallbackPaths, url.pathname);
    const forMany = visitor.person === null && !isReturn;
    const encoding = pageEncoding(context.req.header('accept-encoding'), { forMany });

    const write = async (): Promise<Ready> => {
      const { host, address, userAgent, requestId } = facts;
      const written = await writePage({ url, visitor, plan, guess, phone, host, address, userAgent, requestId }, parts);
      if (written.kind === 'redirect') return { redirect: written.to };
      const policy = contentSecurityPolicy({
        path: url.pathname,
        robot: written.robot,
        scripts: hashes(written.scripts),
        styles: hashes(written.styles),
      });
      const body = await packPage(written.html, encoding, { forMany });
      // A member's page is never shared: it contains the time.
      const etag =
        forMany && written.status !== 503 ? `W/"${createHash('sha256').update(written.html).digest('base64url').slice(0, 27)}"` : undefined;
      // A page that lacks an answer is not worth keeping.
      const offline = written.offline === 'keep' && !written.whole ? undefined : written.offline;
      return { body, encoding, policy, offline, etag, status: written.status, whole: written.whole };
    };
    // A guest's page depends on nothing else.
    const { fid, revision } = visitor.school;
    const day = dayOf(services.now());
    const name = [fid, revision, day, plans(plan), guess, phone, encoding, url.pathname, url.search].join(' ');
    const page = forMany ? await guestPages(name, write) : await write();

    const shared = forMany && token === undefined && plan.preview === undefined && !context.res.headers.has('set-cookie');
    context.header('cache-control', shared ? 'public, max-age=0, s-maxage=1, must-revalidate' : 'private, no-cache');
    context.header('vary', 'Cookie, User-Agent, Sec-CH-UA-Mobile, Accept-Encoding');
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', isReturn ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if ('redirect' in page) return context.redirect(page.redirect, 302);
    if (page.status === 404 && parts.missingAreas?.() !== undefined) {
      context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
      context.header('cache-control', 'no-store');
      context.header('retry-after', String(againAfterSeconds));
      return context.html(startingPage(), 503);
    }
    context.header('content-security-policy', page.policy);
    if (page.offline) {
      context.header('x-portico-offline', page.offline);
      context.header('x-portico-person', visitor.person?.id ?? 'guest');
    }
    if (page.etag) context.header('etag', page.etag);
    if (page.etag && context.req.header('if-none-match') === page.etag) return context.body(null, 304);
    if (page.status === 503) context.header('retry-after', String(retryAfterSeconds));
    context.header('content-type', 'text/html; charset=utf-8');
    if (page.encoding) context.header('content-encoding', page.encoding);
    return context.body(page.body, page.status);
  });
}

/**
 * An invalid token makes the page a guest's; the browser learns of it at its first call. A guest's own session does not
 * affect the page, so other guests may get the same one.
 */
async function visitorOfPage(services: PortalServices, { host, token }: { host: string; token: string | undefined }): Promise<Visitor> {
  const visitor = await services.visitorOf({ host, token });
  return visitor.person ? visitor : services.visitorOf({ host, token: undefined });
}

/** A number for each object, while it is referenced. */
function numbered<Thing extends object>(): (thing: Thing) => number {
  const numbers = new WeakMap<Thing, number>();
  let last = 0;
  return (thing) => {
    const number = numbers.get(thing) ?? ++last;
    numbers.set(thing, number);
    return number;
  };
}
