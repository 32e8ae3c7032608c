import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { avatar } from './schema.ts';

const form = /^\/avatars\/([\da-f]{32})-(256|64)\.webp$/;

/**
 * GET /avatars/{name}-{size}.webp: neither reads nor sets a cookie, so a proxy may cache it; the name is the secret.
 */
export function mountAvatars(app: Hono<AppEnvironment>, { database }: Pick<PortalServices, 'database'>): void {
  app.get('/avatars/*', async (context) => {
    const [, name = '', size = ''] = form.exec(context.req.path) ?? [];
    const [picture] = name
      ? await database
          .select()
          .from(avatar)
          .where(and(eq(avatar.name, name), eq(avatar.size, Number(size))))
      : [];
    if (!picture) return context.text('图片不存在', 404, { 'cache-control': 'no-store' });
    return context.body(Uint8Array.from(picture.content), 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });
}
