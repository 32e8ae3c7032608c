import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { Refusal } from '../../kernel/api/refusal.ts';
import type { AppEnvironment } from '../../kernel/api/request-facts.ts';
import { largestSide, pictureSeconds, safeSharp } from '../../kernel/content/safe-sharp.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { answerPicture } from '../../kernel/file/picture-answer.ts';
import type { PortalServices } from '../../kernel/services.ts';
import { schoolPicture } from './schema.ts';

/** Pixels: the header shows a logo 40 px high, on dense screens with up to three times as many. */
const most = { width: 600, height: 120 };
const form = /^\/pictures\/([\da-f]{32})\.webp$/;

/** Draws a logo again, without metadata and at most as large as it is shown, and stores it. Returns its address. */
export async function storeLogo(transaction: Transaction, { fid, bytes }: { fid: string; bytes: Uint8Array }): Promise<string> {
  const content = await safeSharp(bytes, { limitInputPixels: largestSide * largestSide, pages: 1, failOn: 'error' })
    .autoOrient()
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .timeout({ seconds: pictureSeconds })
    .toBuffer()
    .catch(() => {
      throw new Refusal(400, `logo: must be a PNG, JPEG or WebP picture of at most ${largestSide} pixels a side.`);
    });
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32);
  await transaction.insert(schoolPicture).values({ name, fid, content }).onConflictDoNothing();
  return `/pictures/${name}.webp`;
}

/** GET /pictures/{name}.webp: public, and the same name is always the same picture. */
export function mountPictures(app: Hono<AppEnvironment>, { database }: Pick<PortalServices, 'database'>): void {
  app.get('/pictures/*', async (context) => {
    const [, name] = form.exec(context.req.path) ?? [];
    const [picture] = name ? await database.select().from(schoolPicture).where(eq(schoolPicture.name, name)) : [];
    return answerPicture(context, picture?.content);
  });
}
