import { topicContract } from '@portico/contracts';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../../kernel/api/refusal.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { isVisible } from '../../kernel/database/columns.ts';
import type { HomepageContext } from '../context.ts';
import { articlesById } from '../news/articles.ts';
import { catalogueOf, visibleServices } from '../service/catalogue.ts';
import { pageOf } from '../service/filter.ts';
import { collectedIds, serviceItem } from '../service/service-items.ts';
import { isModuleAtWork } from '../unit/modules.ts';
import { topic } from './schema.ts';

export function topicCalls(services: HomepageContext): ServedCall[] {
  const topicsFor = async (visitor: Visitor) => {
    const rows = await services.schools.remember(visitor.school, 'topics', () =>
      services.database
        .select()
        .from(topic)
        .where(and(eq(topic.fid, visitor.school.fid)))
        .orderBy(topic.sort, topic.id),
    );
    return rows.filter((row) => isVisible(row, visitor.userType));
  };
  const servicesFor = async (visitor: Visitor) => {
    const catalogue = await catalogueOf(services, visitor.school);
    return { catalogue, seen: new Map(visibleServices(catalogue, visitor).map((row) => [row.id, row])) };
  };

  return serve(
    topicContract,
    {
      async list(paging, { visitor }) {
        const { catalogue, seen } = await servicesFor(visitor);
        const departments = new Map(catalogue.departments.map((each) => [each.id, each.name]));
        const items = (await topicsFor(visitor)).map(({ id, name, cover, summary, sort, groups, crowd }) => {
          const steps = groups
            .map((group) => ({ name: group.name, rows: group.serviceIds.flatMap((serviceId) => seen.get(serviceId) ?? []) }))
            .filter(({ rows }) => rows.length > 0);
          return {
            id,
            name,
            cover,
            summary,
            sort,
            appCount: steps.reduce((sum, { rows }) => sum + rows.length, 0),
            ...(crowd && { crowd }),
            steps: steps.map((step) => ({
              name: step.name,
              deptNames: [...new Set(step.rows.flatMap((row) => departments.get(row.deptId) ?? []))],
            })),
          };
        });
        return pageOf(items, paging);
      },
      async detail({ id }, { visitor }) {
        const found = (await topicsFor(visitor)).find((row) => row.id === id);
        if (!found) throw notFound('专题');
        const { catalogue, seen } = await servicesFor(visitor);
        const collected = await collectedIds(services, visitor);
        const groups = found.groups.map(({ name, step, serviceIds }) => ({
          name,
          ...(step !== undefined && { step }),
          apps: serviceIds.flatMap((serviceId) => seen.get(serviceId) ?? []).map((row) => serviceItem(row, catalogue, collected)),
        }));
        const mayReadNews = await isModuleAtWork(services, visitor, 'news');
        return {
          id,
          name: found.name,
          cover: found.cover,
          summary: found.summary,
          html: safeHtml(found.html),
          groups: groups.filter((group) => group.apps.length > 0),
          news: mayReadNews ? await articlesById(services, visitor, found.newsIds) : [],
        };
      },
    },
    { module: 'service-hall', shared: ['detail'], byAudience: ['list'] },
  );
}
