import type { Notice } from '@portico/contracts';
import { addDays, atDay, writeTime } from '@portico/contracts/time';
import { and, count, desc, eq, getTableColumns, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { safeLink } from '../../kernel/content/safe-target.ts';
import { mayBeSeenBy, newestFirst } from '../../kernel/database/columns.ts';
import { contains } from '../../kernel/text-search/bigrams.ts';
import type { HomepageContext } from '../context.ts';
import { notice, noticeMark } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'now'>;
type Who = Pick<Visitor, 'school' | 'userType' | 'person'>;

/** Without a person nothing is marked. */
const nobody = '-';
export const markOf = ({ person }: Who) => and(eq(noticeMark.noticeId, notice.id), eq(noticeMark.personId, person?.id ?? nobody));
export const isMarked = (mark: 'read' | 'dismissed' | 'star'): SQL<boolean> => sql<boolean>`coalesce(${noticeMark[mark]}, false)`;

/** Neither read nor dismissed. */
export const isOpen: SQL = sql`not ${isMarked('read')} and not ${isMarked('dismissed')}`;

/** The notices for this visitor that are published and not expired. */
export function addressed({ now }: Store, { school, userType, person }: Who): SQL | undefined {
  return and(
    eq(notice.fid, school.fid),
    lte(notice.sendTime, now()),
    or(isNull(notice.expireTime), gt(notice.expireTime, now())),
    or(
      and(isNull(notice.personId), mayBeSeenBy(notice.audience, userType) ?? sql`true`),
      person ? eq(notice.personId, person.id) : undefined,
    ),
  );
}

/** What a list may be narrowed to. */
export interface NoticeFilter {
  type?: string | undefined;
  read?: boolean | undefined;
  star?: boolean | undefined;
  dismissed?: boolean | undefined;
  keyword?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
}

export const matching = (filter: NoticeFilter): SQL | undefined =>
  and(
    filter.type ? eq(notice.type, filter.type) : undefined,
    filter.keyword ? contains(notice.search, [notice.title, notice.content], filter.keyword) : undefined,
    filter.startTime ? gte(notice.sendTime, atDay(filter.startTime)) : undefined,
    filter.endTime ? lt(notice.sendTime, atDay(addDays(filter.endTime, 1))) : undefined,
    filter.read === undefined ? undefined : eq(isMarked('read'), filter.read),
    filter.star === undefined ? undefined : eq(isMarked('star'), filter.star),
    eq(isMarked('dismissed'), filter.dismissed ?? false),
  );

/** A safe address, or nothing. */
function linkOf(name: 'url' | 'sourceUrl', link: string | null): Partial<Notice> {
  const safe = link ? safeLink(link) : '';
  return safe ? { [name]: safe } : {};
}

interface Cut {
  limit: number;
  offset: number;
}

/** Some of a visitor's notices: urgent ones first, then pinned ones, then the newest. */
export async function findNotices(store: Store, who: Who, wanted: { where?: SQL | undefined; cut: Cut }): Promise<Notice[]> {
  return (await select(store, who, wanted)).map(noticeItem);
}

/** The same with the total, in one query. */
export async function pageOfNotices(store: Store, who: Who, { where, cut }: { where: SQL | undefined; cut: Cut }) {
  const every = store.database
    .select({ number: count() })
    .from(notice)
    .leftJoin(noticeMark, markOf(who))
    .where(and(addressed(store, who), where));
  const rows = await select(store, who, { where, cut, total: sql<number>`(${every})`.mapWith(Number) });
  // Behind the last page no row carries the total.
  const total = rows[0]?.total ?? (cut.offset === 0 ? 0 : ((await every)[0]?.number ?? 0));
  return { records: rows.map(noticeItem), total };
}

// The columns that a search reads are many times larger than those that are shown.
const { search: _search, audience: _audience, html: _html, attachments: _attachments, banner: _banner, ...shown } = getTableColumns(notice);
const unknown = sql<number>`0`;
const select = (store: Store, who: Who, { where, cut, total = unknown }: { where?: SQL | undefined; cut: Cut; total?: SQL<number> }) =>
  store.database
    .select({ notice: shown, read: isMarked('read'), star: isMarked('star'), total })
    .from(notice)
    .leftJoin(noticeMark, markOf(who))
    .where(and(addressed(store, who), where))
    .orderBy(sql`(${notice.priority} = 'urgent') desc`, newestFirst(notice.isTop), newestFirst(notice.sendTime), desc(notice.id))
    .limit(cut.limit)
    .offset(cut.offset);

function noticeItem({
  notice: row,
  read,
  star,
}: {
  notice: Omit<typeof notice.$inferSelect, 'search' | 'audience' | 'html' | 'attachments' | 'banner'>;
  read: boolean;
  star: boolean;
}): Notice {
  return {
    idCode: row.id,
    type: row.type,
    title: row.title,
    content: row.content,
    sendTime: writeTime(row.sendTime),
    read,
    star,
    isTop: row.isTop,
    ...linkOf('url', row.url),
    ...linkOf('sourceUrl', row.sourceUrl),
    createrName: row.createrName,
    priority: row.priority,
    dismissible: row.dismissible,
    ...(row.expireTime && { expireTime: writeTime(row.expireTime) }),
    ...(row.actionText && { actionText: row.actionText }),
  };
}
