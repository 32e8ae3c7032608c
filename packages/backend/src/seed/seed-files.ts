import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newsArticle } from '../homepage/news/schema.ts';
import { fileAddress } from '../kernel/file/files.ts';
import { storedFile } from '../kernel/file/schema.ts';
import { drawHall } from './content/hall-picture.ts';
import type { SeedContext } from './seed-demo.ts';

/** The picture inside the first article, and the downloads of articles. */
export async function seedFiles({ transaction, demo, fid, ids, content }: SeedContext): Promise<void> {
  const picture = new TextEncoder().encode(drawHall(demo.color));
  await transaction.insert(storedFile).values({ id: ids('file', 900), fid, name: 'picture.svg', mime: 'image/svg+xml', content: picture });
  for (const [index, { attachment, audience }] of content.news.entries()) {
    if (!attachment) continue;
    const id = ids('file', index);
    const bytes = new TextEncoder().encode(attachment.text);
    const mime = 'text/plain; charset=utf-8';
    await transaction.insert(storedFile).values({ id, fid, name: attachment.name, mime, content: bytes, audience });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const reference = { id, name: attachment.name, size: bytes.length, mime, url: fileAddress(id), sha256 };
    await transaction
      .update(newsArticle)
      .set({ attachments: [reference] })
      .where(eq(newsArticle.id, ids('news', index)));
  }
}
