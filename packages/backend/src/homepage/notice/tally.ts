import { and, count, eq, sql } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { addressed, isMarked, isOpen, markOf } from './notices.ts';
import { notice, noticeMark } from './schema.ts';

type Store = Pick<HomepageContext, 'database' | 'now'>;

/** How many notices a person has that are not put away, and how many of these are not read. */
export interface Tally {
  all: number;
  unread: number;
  urgentUnread: number;
  byType: ReadonlyMap<string, { all: number; unread: number }>;
}
/** A guest's are not counted: nothing of them is marked. */
const nothing: Tally = { all: 0, unread: 0, urgentUnread: 0, byType: new Map() };

export const isUrgent = eq(notice.priority, 'urgent');

/** Counts a person's notices, all in one query. */
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

/** Counts for several calls of one page at once: those that ask while an answer is on its way share it. */
export function talliesTogether(store: Store) {
  const running = new WeakMap<Visitor, Promise<Tally>>();
  return {
    of(visitor: Visitor): Promise<Tally> {
      const asked = running.get(visitor) ?? tallyOf(store, visitor).finally(() => running.delete(visitor));
      running.set(visitor, asked);
      return asked;
    },
    /** Call it after a change: a count that began before must not be given to who asks after it. */
    forget: (visitor: Visitor) => void running.delete(visitor),
  };
}
