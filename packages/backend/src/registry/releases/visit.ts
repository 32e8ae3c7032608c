import { randomBytes } from 'node:crypto';
import type { Plan } from '@portico/area';
import { type AppContext, cookieOf } from '../../kernel/api/request-facts.ts';
import type { Registry } from './registry.ts';

const year = 31_536_000;

interface Visited {
  registry: Registry;
  fid: string;
  secure: boolean;
}

/**
 * The plan for a browser, the same for the page and for `/registry/plan`: its id decides about rollouts, its cookie
 * about a preview. A browser gets an id only while a rollout is running.
 */
export function planOfVisit(context: AppContext, { registry, fid, secure }: Visited): Plan {
  const names = cookieNames(secure);
  const { browser: known, preview } = saidByCookies(context, { registry, secure });
  const browser = known ?? (registry.shares().length > 0 ? randomBytes(18).toString('base64url') : undefined);
  if (browser !== undefined && browser !== known)
    context.header('set-cookie', cookie(names.browser, browser, { secure, maxAge: year }), { append: true });
  return registry.planFor({ fid, browser, preview });
}

/** The plan of a browser with its existing cookies: for its reports, without setting cookies. */
export const planAsKnown = (context: AppContext, { registry, fid, secure }: Visited): Plan =>
  registry.planFor({ fid, ...saidByCookies(context, { registry, secure }) });

function saidByCookies(context: AppContext, { registry, secure }: Omit<Visited, 'fid'>) {
  const names = cookieNames(secure);
  const token = cookieOf(context, names.preview);
  return {
    browser: /^[\w-]{16,64}$/.exec(cookieOf(context, names.browser) ?? '')?.[0],
    preview: token === undefined ? undefined : registry.previewOf(token)?.name,
  };
}

/** Handles `/?preview=…`: starts or ends a preview in this browser, and redirects to the same address without it. */
export function answerPreviewLink(
  context: AppContext,
  { registry, secure }: { registry: Registry; secure: boolean },
): Response | undefined {
  const url = new URL(context.req.url);
  const token = url.pathname === '/' ? url.searchParams.get('preview') : null;
  if (token === null) return undefined;
  const found = token === '' ? undefined : registry.previewOf(token);
  const name = cookieNames(secure).preview;
  const maxAge = found?.secondsLeft ?? 0;
  context.header('set-cookie', cookie(name, found ? token : '', { secure, maxAge }), { append: true });
  context.header('cache-control', 'no-store');
  context.header('referrer-policy', 'no-referrer');
  if (token !== '' && !found) return context.text('预览链接已失效，请向发布者索取新的链接。', 410);
  url.searchParams.delete('preview');
  return context.redirect(url.pathname + url.search, 302);
}

const cookieNames = (secure: boolean) => {
  const prefix = secure ? '__Host-' : '';
  return { browser: `${prefix}browser`, preview: `${prefix}preview` };
};

const cookie = (name: string, value: string, { secure, maxAge }: { secure: boolean; maxAge: number }) =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
