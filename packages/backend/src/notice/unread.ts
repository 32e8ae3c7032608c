import { and, count, eq, sql } from 'drizzle-orm';
import type { Visitor } from '../api/visitor.ts';
import type { Workshop } from '../services.ts';
import { addressed, isOpen, markOf } from './notices.ts';
import { notice, noticeMark } from './schema.ts';

type Store = Pick<Workshop, 'database' | 'now'>;

/** What a person has neither read nor put away. */
export interface Unread {
  all: number;
  byType: ReadonlyMap<string, number>;
  urgent: number;
}
const nothing: Unread = { all: 0, byType: new Map(), urgent: 0 };

/** How many notices a person has not read and not put away, in one query; a guest has no unread ones. */
export async function countUnread({ database, ...store }: Store, who: Visitor): Promise<Unread> {
  if (!who.person) return nothing;
  const rows = await database
    .select({ type: notice.type, all: count(), urgent: sql`count(*) filter (where ${isUrgent})`.mapWith(Number) })
    .from(notice)
    .leftJoin(noticeMark, markOf(who))
    .where(and(addressed({ database, ...store }, who), isOpen))
    .groupBy(notice.type);
  return {
    all: rows.reduce((sum, row) => sum + row.all, 0),
    byType: new Map(rows.map((row) => [row.type, row.all])),
    urgent: rows.reduce((sum, row) => sum + row.urgent, 0),
  };
}

export const isUrgent = eq(notice.priority, 'urgent');

/** Counts for several calls of one page at once: those that ask while an answer is on its way share it. */
export function unreadTogether(store: Store) {
  const running = new WeakMap<Visitor, Promise<Unread>>();
  return {
    of(visitor: Visitor): Promise<Unread> {
      const asked = running.get(visitor) ?? countUnread(store, visitor).finally(() => running.delete(visitor));
      running.set(visitor, asked);
      return asked;
    },
    /** Call it after a change: a count that began before must not be given to who asks after it. */
    forget: (visitor: Visitor) => void running.delete(visitor),
  };
}
