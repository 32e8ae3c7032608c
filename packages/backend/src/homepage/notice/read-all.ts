import { and, type SQL, sql } from 'drizzle-orm';
import type { Member } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { addressed, isOpen, markOf } from './notices.ts';
import { notice, noticeMark } from './schema.ts';

/** Marks a person's open notices as read in one statement, however many there are. Returns their number. */
export async function readAll(
  services: Pick<HomepageContext, 'database' | 'now'>,
  visitor: Member,
  where: SQL | undefined,
): Promise<number> {
  const { database } = services;
  const open = database
    .select({
      personId: sql<string>`${visitor.person.id}`.as('person_id'),
      noticeId: sql<string>`${notice.id}`.as('notice_id'),
      read: sql<boolean>`true`.as('read'),
      dismissed: sql<boolean>`false`.as('dismissed'),
      star: sql<boolean>`false`.as('star'),
    })
    .from(notice)
    .leftJoin(noticeMark, markOf(visitor))
    .where(and(addressed(services, visitor), isOpen, where));
  const done = await database
    .insert(noticeMark)
    .select(open)
    .onConflictDoUpdate({ target: [noticeMark.personId, noticeMark.noticeId], set: { read: true } })
    .returning({ id: noticeMark.noticeId });
  return done.length;
}
