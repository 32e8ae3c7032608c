import { type ThreeListEntry, type ThreeListType, threeListContract } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { mayBeSeenBy } from '../../kernel/database/columns.ts';
import { contains } from '../../kernel/text-search/bigrams.ts';
import type { HomepageContext } from '../context.ts';
import { type Catalogue, catalogueOf, visibleServices } from '../service/catalogue.ts';
import { listEntry } from './schema.ts';

const names: Record<ThreeListType, string> = { power: '权力清单', duty: '责任清单', negative: '负面清单' };

export function threeListCalls(services: HomepageContext): ServedCall[] {
  const { database } = services;
  const seen = ({ school, userType }: Visitor): SQL | undefined =>
    and(eq(listEntry.fid, school.fid), mayBeSeenBy(listEntry.audience, userType));

  return serve(
    threeListContract,
    {
      async types(_input, { visitor }) {
        const rows = await database
          .select({ type: listEntry.listType, number: count() })
          .from(listEntry)
          .where(seen(visitor))
          .groupBy(listEntry.listType);
        return (Object.keys(names) as ThreeListType[]).map((type) => ({
          type,
          name: names[type],
          count: rows.find((row) => row.type === type)?.number ?? 0,
        }));
      },
      async list({ type, deptId, keyword, pageNum, pageSize }, { visitor }) {
        const where = and(
          seen(visitor),
          eq(listEntry.listType, type),
          deptId ? eq(listEntry.deptId, deptId) : undefined,
          keyword ? contains(listEntry.search, [listEntry.name, listEntry.code], keyword) : undefined,
        );
        const [all] = await database.select({ number: count() }).from(listEntry).where(where);
        const rows = await database
          .select()
          .from(listEntry)
          .where(where)
          .orderBy(asc(listEntry.sort), asc(listEntry.id))
          .limit(pageSize)
          .offset((pageNum - 1) * pageSize);
        const catalogue = await catalogueOf(services, visitor.school);
        return { records: rows.map((row) => item(row, catalogue, visitor)), total: all?.number ?? 0, pageNum, pageSize };
      },
      async detail({ id }, { visitor }) {
        const [row] = await database
          .select()
          .from(listEntry)
          .where(and(seen(visitor), eq(listEntry.id, id)));
        if (!row) throw notFound('清单事项');
        const catalogue = await catalogueOf(services, visitor.school);
        return { ...item(row, catalogue, visitor), html: safeHtml(row.html), updateTime: writeTime(row.updateTime) };
      },
    },
    { module: 'service-hall', byAudience: ['types', 'list', 'detail'] },
  );
}

function item(row: typeof listEntry.$inferSelect, catalogue: Catalogue, visitor: Visitor): ThreeListEntry {
  // Services that this visitor may not see are omitted.
  const service = visibleServices(catalogue, visitor).find((each) => each.id === row.serviceId);
  return {
    id: row.id,
    listType: row.listType,
    code: row.code,
    name: row.name,
    deptId: row.deptId,
    deptName: catalogue.departments.find((each) => each.id === row.deptId)?.name ?? '',
    ...(row.basis && { basis: row.basis }),
    ...(row.concerns && { audience: row.concerns }),
    ...(service && { appId: service.id }),
    ...(row.attachment && { attachment: row.attachment }),
  };
}
