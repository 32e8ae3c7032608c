import { serviceContract } from '@portico/contracts';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { isVisible } from '../../kernel/database/columns.ts';
import type { HomepageContext } from '../context.ts';
import { type Catalogue, catalogueOf, type ServiceRow, serviceById, systemsToApplyFor, visibleServices } from './catalogue.ts';
import { filterServices, pageOf } from './filter.ts';
import { safeGuide } from './guide-links.ts';
import { personalServiceHandlers } from './personal.ts';
import { businessSystem, collectedIds, isFramed, serviceItem, serviceItems, systemToApplyFor } from './service-items.ts';
import { systemsUnread } from './systems-unread.ts';

export function serviceCalls(services: HomepageContext): ServedCall[] {
  const seen = async (visitor: Visitor, kind?: ServiceRow['kind']) => {
    const catalogue = await catalogueOf(services, visitor.school);
    const rows = visibleServices(catalogue, visitor).filter((row) => !kind || row.kind === kind);
    return { catalogue, rows };
  };
  const forTerminal = (rows: ServiceRow[], terminal: 'pc' | 'mobile' | undefined) =>
    rows.filter((row) => !terminal || row.terminal === 'all' || row.terminal === terminal);
  const group = async (visitor: Visitor, wanted: (each: Catalogue['recommendations'][number]) => boolean) => {
    const { catalogue, rows } = await seen(visitor);
    const collected = await collectedIds(services, visitor);
    return catalogue.recommendations
      .filter((each) => wanted(each) && isVisible(each, visitor.userType))
      .map(({ id, name, type, sort, serviceIds }) => ({
        id,
        name,
        type,
        sort,
        apps: serviceIds
          .flatMap((serviceId) => rows.filter((row) => row.id === serviceId))
          .map((row) => serviceItem(row, catalogue, collected)),
      }));
  };

  return serve(
    serviceContract,
    {
      async types(_input, { visitor }) {
        const { catalogue, rows } = await seen(visitor, 'service');
        return counted(catalogue.types, (id) => rows.filter((row) => row.typeIds.includes(id)).length).map(({ id, name, icon, count }) => ({
          id,
          name,
          count,
          ...(icon && { icon }),
        }));
      },
      async departments(_input, { visitor }) {
        const { catalogue, rows } = await seen(visitor, 'service');
        return counted(catalogue.departments, (id) => rows.filter((row) => row.deptId === id).length).map(({ id, name, count }) => ({
          id,
          name,
          count,
        }));
      },
      async labels(_input, { visitor }) {
        const { catalogue, rows } = await seen(visitor, 'service');
        const labels = counted([...catalogue.labels.values()], (id) => rows.filter((row) => row.labelIds.includes(id)).length);
        const groups = [...new Set(labels.map((label) => label.groupName))];
        return groups.map((name) => ({
          id: name,
          name,
          labels: labels.filter((label) => label.groupName === name).map(({ id, name: label, count }) => ({ id, name: label, count })),
        }));
      },
      async services(query, { visitor }) {
        const { catalogue, rows } = await seen(visitor, 'service');
        const page = pageOf(filterServices(rows, query, catalogue), query);
        return { ...page, records: await serviceItems(services, visitor, { rows: page.records, catalogue }) };
      },
      async businessSystems(query, { visitor }) {
        const { catalogue, rows } = await seen(visitor, 'business');
        const collected = await collectedIds(services, visitor);
        const toApplyFor = new Set(systemsToApplyFor(catalogue, visitor));
        const page = pageOf(filterServices([...rows, ...toApplyFor], query, catalogue), query);
        const records = page.records.map((row) =>
          toApplyFor.has(row) ? systemToApplyFor(row, catalogue) : businessSystem(row, catalogue, collected),
        );
        return { ...page, records };
      },
      systemsUnread: async (_input, { visitor }) => systemsUnread(services, visitor, (await seen(visitor, 'business')).rows),
      async framed({ id }, { visitor }) {
        const row = serviceById(await catalogueOf(services, visitor.school), visitor, id);
        if (!isFramed(row) || row.status !== 'on') throw notFound('页面');
        return { name: row.name, link: row.pcUrl };
      },
      async guide({ appId }, { visitor }) {
        const catalogue = await catalogueOf(services, visitor.school);
        const row = serviceById(catalogue, visitor, appId);
        if (!row.guide) throw notFound('事项');
        const item = serviceItem(row, catalogue, await collectedIds(services, visitor));
        return { ...item, ...safeGuide(row.guide) };
      },
      async hot({ limit, terminal }, { visitor }) {
        const { catalogue, rows } = await seen(visitor, 'service');
        const hottest = forTerminal(rows, terminal).sort((a, b) => b.hits - a.hits || a.sort - b.sort);
        return serviceItems(services, visitor, { rows: hottest.slice(0, limit), catalogue });
      },
      async recommended({ limit, terminal }, { visitor }) {
        const { catalogue, rows } = await seen(visitor, 'service');
        const chosen = forTerminal(rows, terminal).filter((row) => row.recommended);
        return serviceItems(services, visitor, { rows: chosen.slice(0, limit), catalogue });
      },
      async recommendation({ id }, { visitor }) {
        const [found] = await group(visitor, (each) => each.id === id);
        if (!found) throw notFound();
        return found;
      },
      recommendationsByType: ({ type }, { visitor }) => group(visitor, (each) => each.type === type),
      ...personalServiceHandlers(services),
    },
    {
      module: 'service-hall',
      modules: { businessSystems: 'business-system', systemsUnread: 'business-system' },
      byAudience: ['types', 'departments', 'labels'],
      shared: ['services', 'businessSystems', 'guide', 'framed', 'hot', 'recommended', 'recommendation', 'recommendationsByType'],
    },
  );
}

/** Adds counts, and omits groups that this visitor would find empty. */
function counted<Row extends { id: string }>(rows: Row[], count: (id: string) => number): (Row & { count: number })[] {
  return rows.map((row) => ({ ...row, count: count(row.id) })).filter((row) => row.count > 0);
}
