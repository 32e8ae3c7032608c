import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { answerPicture } from '../../kernel/file/picture-answer.ts';
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
    return answerPicture(context, picture?.content);
  });
}
