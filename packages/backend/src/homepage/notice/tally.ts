import { and, count, eq, sql } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { addressed, isMarked, isOpen, markOf } from './notices.ts';
import { notice, noticeMark } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'now'>;

/** The number of a person's notices that are not dismissed, and how many of them are unread. */
export interface Tally {
  all: number;
  unread: number;
  urgentUnread: number;
  byType: ReadonlyMap<string, { all: number; unread: number }>;
}
/** Guests are not counted: they have no marks. */
const nothing: Tally = { all: 0, unread: 0, urgentUnread: 0, byType: new Map() };

export const isUrgent = eq(notice.priority, 'urgent');

/** Counts a person's notices in one query. */
export async function tallyOf({ database, ...store }: Store, who: Visitor): Promise<Tally> {
  if (!who.person) return nothing;
  const rows = await database
    .select({
      type: notice.type,
      all: count(),
      unread: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
      urgentUnread: sql`count(*) filter (where ${isOpen} and ${isUrgent})`.mapWith(Number),
    })
    .from(notice)
    .leftJoin(noticeMark, markOf(who))
    .where(and(addressed({ database, ...store }, who), sql`not ${isMarked('dismissed')}`))
    .groupBy(notice.type);
  const sum = (name: 'all' | 'unread' | 'urgentUnread') => rows.reduce((found, row) => found + row[name], 0);
  const byType = new Map(rows.map(({ type, all, unread }) => [type, { all, unread }]));
  return { all: sum('all'), unread: sum('unread'), urgentUnread: sum('urgentUnread'), byType };
}

/** Shares one count among several calls of a page: callers that ask while it runs get the same result. */
export function talliesTogether(store: Store) {
  const running = new WeakMap<Visitor, Promise<Tally>>();
  return {
    of(visitor: Visitor): Promise<Tally> {
      const asked = running.get(visitor) ?? tallyOf(store, visitor).finally(() => running.delete(visitor));
      running.set(visitor, asked);
      return asked;
    },
    /** Call it after a change: later callers must not get a count that started before. */
    forget: (visitor: Visitor) => void running.delete(visitor),
  };
}
