import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { type AppEnvironment, cookieOf } from '../api/request-facts.ts';
import { safeFileName } from '../content/safe-target.ts';
import { mayBeSeenBy } from '../database/columns.ts';
import type { PortalServices } from '../services.ts';
import { storedFile } from './schema.ts';

/** The address of a stored file. */
export const fileAddress = (id: string): string => `/files/${id}`;

/** GET /files/{id}: a download, never a page. A link carries no Bearer header, so the cookie identifies the visitor. */
export function mountFiles(app: Hono<AppEnvironment>, services: PortalServices): void {
  app.get('/files/:id', async (context) => {
    const visitor = await services.visitorOf({ host: context.req.header('host') ?? '', token: cookieOf(context, 'token') });
    const { id } = context.req.param();
    const [file] = /^[\w-]{1,64}$/.test(id)
      ? await services.database
          .select()
          .from(storedFile)
          .where(and(eq(storedFile.id, id), eq(storedFile.fid, visitor.school.fid), mayBeSeenBy(storedFile.audience, visitor.userType)))
      : [];
    if (!file) return context.text('文件不存在', 404, { 'cache-control': 'no-store' });
    return context.body(Uint8Array.from(file.content), 200, {
      'cache-control': 'private, no-store',
      'content-type': file.mime,
      // The name in UTF-8, percent-encoded, so that no character can end the header.
      'content-disposition': `attachment; filename*=UTF-8''${asExtendedValue(safeFileName(file.name))}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
}

/** RFC 8187 also wants these encoded, and encodeURIComponent leaves them. */
const asExtendedValue = (text: string) => encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
