import { eq } from 'drizzle-orm';
import { insertMany } from '../../kernel/database/bulk.ts';
import { person } from '../../kernel/identity/schema.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import { notice, noticeType } from '../notice/schema.ts';
import type { ImportContext } from './import-lists.ts';

type Row = typeof notice.$inferInsert;
const changing: (keyof Row & string)[] = [
  ...([
    'type',
    'title',
    'content',
    'sendTime',
    'expireTime',
    'createrName',
    'priority',
    'isTop',
    'dismissible',
    'url',
    'sourceUrl',
  ] as const),
  ...(['actionText', 'personId', 'search', 'audience'] as const),
];

export async function writeNotices({ transaction, fid, read, codes, refuse }: ImportContext): Promise<void> {
  if (read.notices.length === 0) return;
  const standing = await transaction.select().from(noticeType).where(eq(noticeType.fid, fid));
  const types = new Map(standing.map((row) => [row.type, row.name]));
  const fresh: (typeof noticeType.$inferInsert)[] = [];
  const to = read.notices.some((row) => row.account)
    ? new Map(
        (await transaction.select({ id: person.id, account: person.account }).from(person).where(eq(person.fid, fid))).map((row) => [
          row.account,
          row.id,
        ]),
      )
    : new Map<string, string>();
  const rows = read.notices.map((row, index): Row => {
    const { type, title, content, createrName, sendTime, expireTime, priority, isTop, url, sourceUrl, actionText, audience } = row;
    if (!types.has(type)) {
      types.set(type, row.typeName ?? type);
      fresh.push({ fid, type, name: row.typeName ?? type, sort: types.size });
    }
    const personId = row.account ? to.get(row.account.toLowerCase()) : undefined;
    if (row.account && !personId) refuse('notices', index + 1, `account: nobody has the account ${row.account}`);
    return {
      id: codes.idOf('notices', row.code, index),
      fid,
      type,
      title,
      content,
      createrName,
      sendTime,
      expireTime,
      priority,
      isTop,
      url,
      sourceUrl,
      actionText,
      personId,
      audience,
      dismissible: priority !== 'urgent',
      search: bigrams(title, content),
    };
  });
  await insertMany(transaction, noticeType, { rows: fresh });
  await insertMany(transaction, notice, { rows, update: { key: [notice.id], columns: changing } });
}
