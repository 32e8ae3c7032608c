import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newsArticle } from '../homepage/news/schema.ts';
import { notice } from '../homepage/notice/schema.ts';
import { fileAddress } from '../kernel/file/files.ts';
import { storedFile } from '../kernel/file/schema.ts';
import type { NoticeText } from './content/content.ts';
import { drawHall } from './content/hall-picture.ts';
import type { SeedContext } from './seed-demo.ts';

const mime = 'text/plain; charset=utf-8';
type Attached = Pick<NoticeText, 'attachment' | 'audience'>;

/** The picture inside the first article, and the downloads of articles and notices. */
export async function seedFiles({ transaction, demo, fid, ids, content }: SeedContext): Promise<void> {
  const picture = new TextEncoder().encode(drawHall(demo.color));
  await transaction.insert(storedFile).values({ id: ids('file', 900), fid, name: 'picture.svg', mime: 'image/svg+xml', content: picture });
  const store = async (id: string, { attachment, audience }: Attached) => {
    const bytes = new TextEncoder().encode(attachment?.text ?? '');
    const name = attachment?.name ?? '';
    await transaction.insert(storedFile).values({ id, fid, name, mime, content: bytes, audience });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return [{ id, name, size: bytes.length, mime, url: fileAddress(id), sha256 }];
  };
  for (const [index, text] of content.news.entries()) {
    if (!text.attachment) continue;
    const attachments = await store(ids('file', index), text);
    await transaction
      .update(newsArticle)
      .set({ attachments })
      .where(eq(newsArticle.id, ids('news', index)));
  }
  for (const [index, text] of content.notices.entries()) {
    if (!text.attachment) continue;
    const attachments = await store(ids('noticeFile', index), text);
    await transaction
      .update(notice)
      .set({ attachments })
      .where(eq(notice.id, ids('notice', index)));
  }
}
