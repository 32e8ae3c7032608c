import { and, eq, inArray } from 'drizzle-orm';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { insertMany } from '../../kernel/database/bulk.ts';
import { person } from '../../kernel/identity/schema.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import { notice, noticeType } from '../notice/schema.ts';
import type { ImportContext, IndexedRow, ListWriter } from './list-writer.ts';

type Row = typeof notice.$inferInsert;
const changing: (keyof Row & string)[] = [
  ...([
    'type',
    'title',
    'content',
    'html',
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

export async function noticeWriter({ database, fid, read, codes, refuse }: ImportContext): Promise<ListWriter<'notices', Row>> {
  const standing = await database.select().from(noticeType).where(eq(noticeType.fid, fid));
  const types = new Map(standing.map((row) => [row.type, row.name]));
  let fresh: (typeof noticeType.$inferInsert)[] = [];
  const knowType = (type: string, name = type) => {
    if (types.has(type)) return;
    types.set(type, name);
    fresh.push({ fid, type, name, sort: types.size });
  };
  /** Ids by account: people of this file, and those whom rows name. */
  const people = new Map(read.people.map((row) => [(row.account ?? row.code).toLowerCase(), codes.known('people', row.code)]));
  const findPeople = async (rows: readonly IndexedRow<'notices'>[]) => {
    const named = rows.flatMap(({ row }) => row.account?.toLowerCase() ?? []).filter((account) => !people.has(account));
    if (named.length === 0) return;
    const wanted = and(eq(person.fid, fid), inArray(person.account, named));
    for (const { id, account } of await database.select({ id: person.id, account: person.account }).from(person).where(wanted))
      people.set(account, id);
  };
  return {
    table: notice,
    fid: notice.fid,
    id: { column: notice.id, name: 'id' },
    key: [notice.id],
    changing: () => changing,
    async check(rows) {
      await findPeople(rows);
      for (const { row, index } of rows) {
        if (row.account && !people.get(row.account.toLowerCase()))
          refuse('notices', index + 1, `account: nobody has the account ${row.account}`);
        codes.idOf('notices', row.code, index);
      }
    },
    idOf: ({ row, index }) => codes.idOf('notices', row.code, index),
    make({ row, index }) {
      const { type, title, content, createrName, sendTime, expireTime, priority, isTop, url, sourceUrl, actionText, audience } = row;
      knowType(type, row.typeName);
      return {
        id: codes.idOf('notices', row.code, index),
        fid,
        type,
        title,
        content,
        html: row.html ? safeHtml(row.html) : null,
        createrName,
        sendTime,
        expireTime,
        priority,
        isTop,
        url,
        sourceUrl,
        actionText,
        personId: row.account ? people.get(row.account.toLowerCase()) : undefined,
        audience,
        dismissible: priority !== 'urgent',
        search: bigrams(title, content),
      };
    },
    before(transaction) {
      const rows = fresh;
      fresh = [];
      return insertMany(transaction, noticeType, { rows });
    },
  };
}
