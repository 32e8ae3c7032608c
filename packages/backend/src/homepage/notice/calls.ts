import { noticeContract } from '@portico/contracts';
import { readTime } from '@portico/contracts/time';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Member } from '../../kernel/api/visitor.ts';
import { createRenewingCache } from '../../kernel/cache/renewing-cache.ts';
import { safeLink } from '../../kernel/content/safe-target.ts';
import type { HomepageContext } from '../context.ts';
import { noticeDetail } from './detail.ts';
import { listEverything } from './everything.ts';
import { addressed, findNotices, isOpen, matching, pageOfNotices } from './notices.ts';
import { readAll } from './read-all.ts';
import { notice, noticeMark } from './schema.ts';
import { noticeTypesOf, readNoticeConfig, saveNoticeConfig } from './settings.ts';
import { isUrgent, talliesTogether, tallyOf } from './tally.ts';

type Marks = Partial<Pick<typeof noticeMark.$inferInsert, 'read' | 'dismissed' | 'star'>>;

export function noticeCalls(services: HomepageContext): ServedCall[] {
  const { database } = services;
  const briefly = createRenewingCache(1_000);
  const tallies = talliesTogether(services);

  /** Marks the notices that are addressed to this person; other ids are ignored. */
  async function mark(visitor: Member, ids: string[], marks: Marks) {
    const mine = await database
      .select({ id: notice.id })
      .from(notice)
      .where(and(addressed(services, visitor), inArray(notice.id, ids), marks.dismissed ? eq(notice.dismissible, true) : undefined));
    if (mine.length === 0) throw notFound('通知');
    await database
      .insert(noticeMark)
      .values(mine.map(({ id }) => ({ personId: visitor.person.id, noticeId: id, ...marks })))
      .onConflictDoUpdate({ target: [noticeMark.personId, noticeMark.noticeId], set: marks });
    tallies.forget(visitor);
    return { changed: mine.length, unread: (await tallyOf(services, visitor)).unread };
  }

  return serve(
    noticeContract,
    {
      async list({ pageNum, pageSize, ...query }, { visitor }) {
        const wanted = { where: matching(query), cut: { limit: pageSize, offset: (pageNum - 1) * pageSize } };
        const { school, person } = visitor;
        const tally = tallies.of(visitor);
        const { type, dismissed, ...narrower } = query;
        // The tally knows the total of one kind, or of all.
        if (person && !dismissed && Object.values(narrower).every((each) => each === undefined)) {
          const [records, { all, unread, byType }] = await Promise.all([findNotices(services, visitor, wanted), tally]);
          return { records, total: type ? (byType.get(type)?.all ?? 0) : all, pageNum, pageSize, unread };
        }
        const find = () => pageOfNotices(services, visitor, wanted);
        const name = JSON.stringify([school.fid, school.revision, pageNum, pageSize, query]);
        const [page, { unread }] = await Promise.all([person ? find() : briefly(name, find), tally]);
        return { ...page, pageNum, pageSize, unread };
      },
      async all(query, { visitor }) {
        const tally = tallies.of(visitor);
        const find = () => listEverything(services, visitor, query);
        const { school, person } = visitor;
        const name = JSON.stringify(['all', school.fid, school.revision, query]);
        const [page, { unread }] = await Promise.all([person ? find() : briefly(name, find), tally]);
        return { ...page, unread };
      },
      detail: ({ id }, { visitor }) => noticeDetail(services, visitor, id),
      async types(_input, { visitor }) {
        const [types, { byType }] = await Promise.all([noticeTypesOf(services, visitor), tallies.of(visitor)]);
        return types.map(({ type, name }) => ({ type, name, unread: byType.get(type)?.unread ?? 0 }));
      },
      async show(_input, { visitor }) {
        const { unread, urgentUnread } = await tallies.of(visitor);
        // Skips the query for a person with a known count of zero; guests are not counted.
        const none = visitor.person !== null && urgentUnread === 0;
        const found = none ? [] : await findNotices(services, visitor, { where: and(isUrgent, isOpen), cut: { limit: 5, offset: 0 } });
        return { open: 1 as const, unread, urgent: found };
      },
      async address({ noticeId }, { visitor }) {
        const [found] = await database
          .select({ url: notice.url })
          .from(notice)
          .where(and(addressed(services, visitor), eq(notice.id, noticeId)));
        if (!found) throw notFound('通知');
        if (visitor.person && visitor.session) await mark(visitor as Member, [noticeId], { read: true });
        const own = `/info-center?notice=${encodeURIComponent(noticeId)}`;
        const url = found.url ? safeLink(found.url) || own : own;
        return { url, target: { link: url, isFrame: 0 as const, isLogin: 0 as const } };
      },
      config: (_input, { visitor }) => readNoticeConfig(services, visitor),
      saveConfig: (change, { visitor }) => saveNoticeConfig(services, visitor, change),
      read: ({ idCodes, read }, { visitor }) => mark(visitor, idCodes, { read }),
      async readAll({ type, until }, { visitor }) {
        const changed = await readAll(
          services,
          visitor,
          and(type ? eq(notice.type, type) : undefined, until ? lte(notice.sendTime, readTime(until)) : undefined),
        );
        tallies.forget(visitor);
        return { changed, unread: (await tallyOf(services, visitor)).unread };
      },
      dismiss: ({ idCodes, dismissed }, { visitor }) => mark(visitor, idCodes, { dismissed }),
      star: ({ idCodes, star }, { visitor }) => mark(visitor, idCodes, { star }),
    },
    { module: 'info-center', shared: ['list', 'all', 'detail', 'types', 'show'] },
  );
}
