import { newsCategory } from '../homepage/news/schema.ts';
import { noticeType } from '../homepage/notice/schema.ts';
import { recommendation, serviceType } from '../homepage/service/schema.ts';
import { topic } from '../homepage/topic/schema.ts';
import type { SeedContext } from './seed-demo.ts';

/** Groups of the imported rows, with icons and audiences that a file cannot define: types, columns, roles, topics. */
export async function seedGroups({ transaction, fid, ids, content }: SeedContext): Promise<void> {
  // By code, and by name for demo rows without one.
  const serviceIds = new Map(
    [...content.services, ...content.systems].flatMap(({ code, name }, index) => [
      [code, ids('service', index)],
      [name, ids('service', index)],
    ]),
  );
  const idOf = (code: string) => serviceIds.get(code) ?? '';
  await transaction
    .insert(serviceType)
    .values(content.types.map(({ name, icon }, sort) => ({ id: ids('type', sort), fid, name, icon, sort })));
  await transaction.insert(newsCategory).values(
    content.newsCategories.map(({ name, isLogin, audience }, sort) => ({
      id: ids('category', sort),
      fid,
      name,
      sort,
      isLogin,
      audience,
    })),
  );
  await transaction.insert(noticeType).values(content.noticeTypes.map(({ type, name }, sort) => ({ fid, type, name, sort })));
  await transaction.insert(recommendation).values(
    content.roles.map(({ name, services, audience }, sort) => ({
      id: ids('group', sort),
      fid,
      type: 'role',
      name,
      sort,
      audience,
      serviceIds: services.map(idOf),
    })),
  );
  await transaction.insert(topic).values(
    content.topics.map(({ name, cover, summary, intro, groups, crowd, audience }, sort) => ({
      id: ids('topic', sort),
      fid,
      name,
      cover,
      summary,
      html: intro,
      sort,
      crowd,
      audience,
      newsIds: [ids('news', 0), ids('news', 1)],
      groups: groups.map((group, step) => ({ name: group.name, step: step + 1, serviceIds: group.services.map(idOf) })),
    })),
  );
}
