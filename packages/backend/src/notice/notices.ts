import type { Notice } from '@portico/contracts';
import { and, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Visitor } from '../api/visitor.ts';
import { writeTime } from '../clock.ts';
import { mayBeSeenBy, newestFirst } from '../database/columns.ts';
import { safeLink } from '../safe-target.ts';
import type { Workshop } from '../services.ts';
import { notice, noticeMark } from './schema.ts';

type Store = Pick<Workshop, 'database' | 'now'>;
type Who = Pick<Visitor, 'school' | 'userType' | 'person'>;

/** Without a person nothing is marked. */
const nobody = '-';
const markOf = ({ person }: Who) => and(eq(noticeMark.noticeId, notice.id), eq(noticeMark.personId, person?.id ?? nobody));
export const isMarked = (mark: 'read' | 'dismissed' | 'star'): SQL<boolean> => sql<boolean>`coalesce(${noticeMark[mark]}, false)`;

/** The notices to this visitor that are out and not yet over. */
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

/** An address that may be followed, or nothing. */
function linkOf(name: 'url' | 'sourceUrl', link: string | null): Partial<Notice> {
  const safe = link ? safeLink(link) : '';
  return safe ? { [name]: safe } : {};
}

interface Cut {
  limit: number;
  offset: number;
}

export async function findNotices(store: Store, who: Who, { where, cut }: { where?: SQL | undefined; cut: Cut }): Promise<Notice[]> {
  const rows = await store.database
    .select({ notice, read: isMarked('read'), star: isMarked('star') })
    .from(notice)
    .leftJoin(noticeMark, markOf(who))
    .where(and(addressed(store, who), where))
    .orderBy(newestFirst(notice.isTop), newestFirst(notice.sendTime), desc(notice.id))
    .limit(cut.limit)
    .offset(cut.offset);
  return rows.map(({ notice: row, read, star }) => ({
    idCode: row.id,
    type: row.type,
    title: row.title,
    content: row.content,
    sendTime: writeTime(row.sendTime),
    ...{ read, star },
    isTop: row.isTop,
    ...linkOf('url', row.url),
    ...linkOf('sourceUrl', row.sourceUrl),
    createrName: row.createrName,
    priority: row.priority,
    dismissible: row.dismissible,
    ...(row.expireTime && { expireTime: writeTime(row.expireTime) }),
    ...(row.actionText && { actionText: row.actionText }),
  }));
}

export async function countNotices({ database, ...store }: Store, who: Who, where?: SQL): Promise<number> {
  const [row] = await database
    .select({ number: count() })
    .from(notice)
    .leftJoin(noticeMark, markOf(who))
    .where(and(addressed({ database, ...store }, who), where));
  return row?.number ?? 0;
}

/** How many notices a person has not read and not put away; a guest has no unread ones. */
export function countUnread(store: Store, who: Who, type?: string): Promise<number> | number {
  if (!who.person) return 0;
  return countNotices(
    store,
    who,
    and(sql`not ${isMarked('read')}`, sql`not ${isMarked('dismissed')}`, type ? eq(notice.type, type) : undefined),
  );
}
