import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Hono } from 'hono';
import { type AppContext, type AppEnvironment, cookieOf, factsOf } from '../api/request-facts.ts';
import { acceptedEncoding } from '../registry/immutable-files.ts';
import type { Registry } from '../registry/index.ts';
import { answerPreviewLink, planOfVisit } from '../registry/visit.ts';
import { guessDevice, isPhone } from './device-guess.ts';
import { type PageParts, writePage } from './write-page.ts';

/** Pages on which a hidden click would cost most: no site at all may frame them, our own neither. */
const neverFramed = /^\/(login|(mobile\/)?personal-center)(\/|$)/;

/** What the page may load: its own origin only, and the school's robot; inline only what bears this page's nonce. */
function contentSecurityPolicy({ nonce, robot, path }: { nonce: string; robot: string | undefined; path: string }): string {
  const also = robot ? ` ${robot}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also}`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    // React and the component sets set widths and colours as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${also}`,
    'frame-src https: http:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${neverFramed.test(path) ? "'none'" : "'self'"}`,
  ].join('; ');
}

const signInReturn = /^\/(cas|auth|mobile|qr-code|wechat|api)-login\/?$/;

/** Every other GET is a page: the frame, the plan and the first data, written for this visitor. */
export function mountPages(app: Hono<AppEnvironment>, parts: PageParts & { registry: Registry }): void {
  const secure = parts.services.environment.publicUrl?.startsWith('https:') ?? false;
  app.get('*', async (context: AppContext) => {
    const preview = answerPreviewLink(context, { registry: parts.registry, secure });
    if (preview) return preview;
    const facts = factsOf(context, parts.services.environment);
    const url = new URL(context.req.url);
    const said = { mobileHint: context.req.header('sec-ch-ua-mobile'), userAgent: facts.userAgent };
    const guess = guessDevice({ ...said, viewport: cookieOf(context, 'viewport') });
    const request = {
      url,
      guess,
      phone: isPhone(said),
      host: facts.host,
      address: facts.address,
      userAgent: facts.userAgent,
      requestId: facts.requestId,
      token: cookieOf(context, 'token'),
      plan: (fid: string) => planOfVisit(context, { registry: parts.registry, fid, secure }),
    };
    const written = await writePage(request, parts);
    context.header('cache-control', 'private, no-cache');
    context.header('vary', 'Cookie, User-Agent, Sec-CH-UA-Mobile, Accept-Encoding');
    context.header('x-content-type-options', 'nosniff');
    // The address of a sign-in's return holds a ticket or a code: nothing that the page loads may name it.
    context.header('referrer-policy', signInReturn.test(url.pathname) ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (written.kind === 'redirect') return context.redirect(written.to, 302);
    context.header('content-security-policy', contentSecurityPolicy({ ...written, path: url.pathname }));
    return compressed(context, written.html, written.status);
  });
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Written for one visitor, so packed at once: quick settings that still save four fifths. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

async function compressed(context: AppContext, html: string, status: 200 | 404): Promise<Response> {
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  context.header('content-type', 'text/html; charset=utf-8');
  if (!encoding) return context.body(html, status);
  context.header('content-encoding', encoding);
  const body = encoding === 'br' ? await pack.br(html, quick) : await pack.gzip(html);
  return context.body(new Uint8Array(body), status);
}
