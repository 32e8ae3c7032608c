import { createHash } from 'node:crypto';
import { fileAddress } from '../file/files.ts';
import { storedFile } from '../file/schema.ts';
import { newsArticle, newsCategory } from '../news/schema.ts';
import { safeHtml } from '../safe-html.ts';
import { bigrams } from '../search/bigrams.ts';
import type { NewsText } from './content/content.ts';
import { drawHall } from './content/hall-picture.ts';
import type { SeedContext } from './seed-demo.ts';

export async function seedNews(context: SeedContext): Promise<void> {
  const { transaction, fid, ids, content, moments } = context;
  const categoryId = (name: string) =>
    ids(
      'category',
      content.newsCategories.findIndex((category) => category.name === name),
    );
  await transaction
    .insert(newsCategory)
    .values(
      content.newsCategories.map(({ name, isLogin, audience }, sort) => ({ id: categoryId(name), fid, name, sort, isLogin, audience })),
    );
  const picture = {
    id: ids('file', 900),
    fid,
    name: 'picture.svg',
    mime: 'image/svg+xml',
    content: new TextEncoder().encode(drawHall(context.demo.color)),
  };
  const files = content.news.map((text, index) => fileOf(text, { id: ids('file', index), fid }));
  await transaction.insert(newsArticle).values(
    content.news.map((text, index) => ({
      ...{
        id: ids('news', index),
        fid,
        categoryId: categoryId(text.category),
        title: text.title,
        summary: text.summary,
        cover: text.cover,
      },
      ...{ publisher: text.publisher, author: text.author, views: text.views, isTop: text.isTop, audience: text.audience },
      publishTime: moments.ago(text.age, text.time),
      ...(text.outer && { linkType: 'outer' as const, url: text.outer }),
      html: safeHtml((text.html ?? plainArticle(text)).replace('{picture}', fileAddress(picture.id))),
      attachments: files[index]?.reference ? [files[index].reference] : [],
      search: bigrams(text.title, text.summary),
    })),
  );
  const stored = files.flatMap((file) => (file ? [file.row] : []));
  await transaction.insert(storedFile).values([picture, ...stored]);
}

const plainArticle = ({ summary, publisher }: NewsText) =>
  `<p>${summary}</p><p>更多情况将在本网站陆续发布，欢迎关注。</p><p>（${publisher}供稿）</p>`;

function fileOf({ attachment, audience }: NewsText, { id, fid }: { id: string; fid: string }) {
  if (!attachment) return undefined;
  const content = new TextEncoder().encode(attachment.text);
  const mime = 'text/plain; charset=utf-8';
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {
    row: { id, fid, name: attachment.name, mime, content, audience },
    reference: { id, name: attachment.name, size: content.length, mime, url: fileAddress(id), sha256 },
  };
}
