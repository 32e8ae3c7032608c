import type { serviceContract } from '@portico/contracts';
import { addDays, atDay, dayOf, writeTime } from '@portico/contracts/time';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { createRepeatGuard } from '../../kernel/api/repeat-guard.ts';
import type { Handlers } from '../../kernel/api/serve.ts';
import type { Member, Visitor } from '../../kernel/api/visitor.ts';
import type { HomepageContext } from '../context.ts';
import { arrange, clearUsed } from './arrange-personal.ts';
import { catalogueOf, serviceById, visibleServices } from './catalogue.ts';
import { pageOf } from './filter.ts';
import { favourite, service, serviceUse } from './schema.ts';
import { collectedIds, serviceItem } from './service-items.ts';

type PersonalCalls = Pick<
  typeof serviceContract,
  'collect' | 'hit' | 'collected' | 'arrangeCollected' | 'recentlyUsed' | 'recentlyUsedGroups' | 'clearRecentlyUsed'
>;

/** A person's actions on services: favourites, openings. */
export function personalServiceHandlers(services: HomepageContext): Handlers<PersonalCalls> {
  const { database, now } = services;
  const isRepeated = createRepeatGuard(10_000);

  async function visible(visitor: Visitor, appId: string) {
    return serviceById(await catalogueOf(services, visitor.school), visitor, appId);
  }

  async function used(visitor: Member, kind?: 'service' | 'business') {
    const { school, person } = visitor;
    const catalogue = await catalogueOf(services, school);
    const rows = new Map(visibleServices(catalogue, visitor).map((row) => [row.id, row]));
    const collected = await collectedIds(services, visitor);
    const uses = await database
      .select()
      .from(serviceUse)
      .where(and(eq(serviceUse.personId, person.id), eq(serviceUse.fid, school.fid), isNull(serviceUse.clearedTime)))
      .orderBy(desc(serviceUse.lastTime))
      .limit(200);
    return uses.flatMap((use) => {
      const row = rows.get(use.serviceId);
      const isWanted = row && (!kind || row.kind === kind);
      return isWanted ? [{ ...serviceItem(row, catalogue, collected), lastTime: writeTime(use.lastTime), times: use.times }] : [];
    });
  }

  return {
    async collect({ appId, op }, { visitor: { person, school }, visitor }) {
      const row = await visible(visitor, appId);
      const mine = and(eq(favourite.personId, person.id), eq(favourite.serviceId, row.id));
      return database.transaction(async (transaction) => {
        const wanted = op === undefined ? undefined : Number(op) === 1;
        const removed = wanted === true ? [] : await transaction.delete(favourite).where(mine).returning();
        const isCollect = wanted ?? removed.length === 0;
        if (isCollect) {
          await transaction
            .insert(favourite)
            .values({ personId: person.id, serviceId: row.id, fid: school.fid, collectTime: now() })
            .onConflictDoNothing();
        }
        const [all] = await transaction.select({ number: count() }).from(favourite).where(eq(favourite.serviceId, row.id));
        return { isCollect, collectCount: all?.number ?? 0 };
      });
    },

    async hit({ appId }, { visitor, facts }) {
      const row = await visible(visitor, appId);
      if (isRepeated(`${visitor.session?.id ?? facts.address} ${row.id}`)) return { hits: row.hits };
      const [updated] = await database
        .update(service)
        .set({ hits: sql`${service.hits} + 1` })
        .where(eq(service.id, row.id))
        .returning({ hits: service.hits });
      // A changed number does not reload the catalogue in memory.
      row.hits = updated?.hits ?? row.hits;
      if (visitor.person) {
        await database
          .insert(serviceUse)
          .values({ personId: visitor.person.id, serviceId: row.id, fid: visitor.school.fid, lastTime: now(), times: 1 })
          .onConflictDoUpdate({
            target: [serviceUse.personId, serviceUse.serviceId],
            set: { lastTime: now(), times: sql`${serviceUse.times} + 1`, clearedTime: null },
          });
      }
      return { hits: row.hits };
    },

    async collected({ keyword, ...paging }, { visitor }) {
      const catalogue = await catalogueOf(services, visitor.school);
      const rows = new Map(visibleServices(catalogue, visitor).map((row) => [row.id, row]));
      const mine = await database
        .select()
        .from(favourite)
        .where(and(eq(favourite.personId, visitor.person.id), eq(favourite.fid, visitor.school.fid)))
        .orderBy(favourite.sort, desc(favourite.collectTime), favourite.serviceId);
      const ids = new Set(mine.map((each) => each.serviceId));
      const items = mine.flatMap((each, sort) => {
        const row = rows.get(each.serviceId);
        if (!row || (keyword && !row.name.includes(keyword))) return [];
        return [{ ...serviceItem(row, catalogue, ids), collectTime: writeTime(each.collectTime), sort, group: each.groupName }];
      });
      return pageOf(items, paging);
    },

    arrangeCollected: ({ groups }, { visitor }) => arrange(services, visitor, groups),
    clearRecentlyUsed: (input, { visitor }) => clearUsed(services, visitor, input),

    recentlyUsed: async ({ kind, ...paging }, { visitor }) => pageOf(await used(visitor, kind), paging),

    async recentlyUsedGroups(_input, { visitor }) {
      const apps = (await used(visitor)).map(({ times: _times, ...app }) => app);
      const today = writeTime(atDay(dayOf(now())));
      const week = writeTime(atDay(addDays(dayOf(now()), -6)));
      const groups = [
        { group: 'today' as const, label: '今天', apps: apps.filter((app) => app.lastTime >= today) },
        { group: 'week' as const, label: '近 7 天', apps: apps.filter((app) => app.lastTime < today && app.lastTime >= week) },
        { group: 'earlier' as const, label: '更早', apps: apps.filter((app) => app.lastTime < week) },
      ];
      return groups.filter((each) => each.apps.length > 0);
    },
  };
}
