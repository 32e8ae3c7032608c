import { type BottomMedium, configContract } from '@portico/contracts';
import type { Context, Hono } from 'hono';
import qrcode from 'qrcode';
import { type AppEnvironment, factsOf } from '../../kernel/api/request-facts.ts';
import type { PortalServices } from '../../kernel/services.ts';

const pagesForPhones = { guide: '/mobile/service-guide', news: '/mobile/news/article' };

/**
 * Draws the QR codes of the footer, `/qr/<id of the medium>.svg`, only from the school's own settings, and of a guide's or
 * an article's page for phones, `/qr/guide/<id>.svg`, `/qr/news/<id>.svg`, and of a preview's link, always an address of this portal.
 */
export function mountQrCodes(app: Hono<AppEnvironment>, services: PortalServices): void {
  app.get('/qr/:file{[\\w-]{1,64}\\.svg}', async (context) => {
    const facts = factsOf(context, services.environment);
    const visitor = await services.visitorOf({ host: facts.host, token: undefined });
    const { method, path } = configContract.bottomMedia;
    const { data } = await services.answer({ method, path, input: {} }, visitor, facts);
    const id = context.req.param('file').replace(/\.svg$/, '');
    const text = (data as BottomMedium[] | null)?.find((medium) => medium.id === id)?.qrUrl;
    if (!text) return context.text('Not Found', 404);
    return context.body(await drawn(text), 200, headers);
  });
  app.get('/qr/:kind{guide|news}/:file{[\\w-]{1,64}\\.svg}', async (context) => {
    const { kind, file } = context.req.param();
    const page = pagesForPhones[kind as keyof typeof pagesForPhones];
    return context.body(await drawn(`${originOf(context)}${page}/${file.replace(/\.svg$/, '')}`), 200, headers);
  });
  app.get('/qr/preview/:file{[\\w.-]{1,600}\\.svg}', async (context) => {
    const token = context.req.param('file').replace(/\.svg$/, '');
    return context.body(await drawn(`${originOf(context)}/?preview=${token}`), 200, headers);
  });
  function originOf(context: Context<AppEnvironment>): string {
    const scheme = services.environment.publicUrl?.startsWith('https:') ? 'https' : 'http';
    return `${scheme}://${factsOf(context, services.environment).host}`;
  }
}

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
};
const drawn = (text: string) => qrcode.toString(text, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
