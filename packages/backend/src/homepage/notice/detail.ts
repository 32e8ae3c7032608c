import type { NoticeDetail } from '@portico/contracts';
import { eq } from 'drizzle-orm';
import { notFound } from '../../kernel/api/refusal.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { safeFile } from '../../kernel/content/safe-target.ts';
import type { HomepageContext } from '../context.ts';
import { findNotices } from './notices.ts';
import { notice } from './schema.ts';
import { noticeTypesOf } from './settings.ts';

/** One notice with its whole text. Another person's is not found, as one that does not exist. */
export async function noticeDetail(services: HomepageContext, visitor: Visitor, id: string): Promise<NoticeDetail> {
  const where = eq(notice.id, id);
  const [[found], [text], types] = await Promise.all([
    findNotices(services, visitor, { where, cut: { limit: 1, offset: 0 } }),
    services.database.select({ html: notice.html, attachments: notice.attachments }).from(notice).where(where),
    noticeTypesOf(services, visitor),
  ]);
  if (!found || !text) throw notFound('通知');
  return {
    ...found,
    typeName: types.find(({ type }) => type === found.type)?.name ?? (found.type === 'urgent' ? '紧急通知' : '通知'),
    ...(text.html && { html: safeHtml(text.html) }),
    attachments: text.attachments.flatMap((file) => safeFile(file) ?? []),
  };
}
