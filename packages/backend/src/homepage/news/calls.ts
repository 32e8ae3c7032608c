import { type NewsCategory, newsContract } from '@portico/contracts';
import { addDays, atDay, dayjs } from '@portico/contracts/time';
import { and, arrayContains, asc, count, desc, eq, gt, gte, lt, ne, or, sql } from 'drizzle-orm';
import { sharedFor } from '../../kernel/api/answer.ts';
import { notFound } from '../../kernel/api/refusal.ts';
import { createRepeatGuard } from '../../kernel/api/repeat-guard.ts';
import { type ServedCall, serve } from '../../kernel/api/serve.ts';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { createRenewingCache } from '../../kernel/cache/renewing-cache.ts';
import { configItems } from '../../kernel/config/config-items.ts';
import { safeHtml } from '../../kernel/content/safe-html.ts';
import { safeFile } from '../../kernel/content/safe-target.ts';
import { newestFirst } from '../../kernel/database/columns.ts';
import type { HomepageContext } from '../context.ts';
import { listColumns, readable, visibleCategories } from './articles.ts';
import { listingFor } from './listing.ts';
import { newsArticle, newsChoice } from './schema.ts';
import { topicsFor } from './topics.ts';

const inOrder = [newestFirst(newsArticle.isTop), newestFirst(newsArticle.publishTime), desc(newsArticle.id)];

const daysOf = { week: 7, month: 30 } as const;

export function newsCalls(services: HomepageContext): ServedCall[] {
  const { database } = services;
  const isRepeated = createRepeatGuard(60_000);
  const briefly = createRenewingCache(sharedFor);

  /** A person's chosen columns in order; without a choice, all. */
  async function chosen({ person, school }: Visitor, all: NewsCategory[]): Promise<NewsCategory[]> {
    if (!person) return all;
    const [choice] = await database
      .select()
      .from(newsChoice)
      .where(and(eq(newsChoice.personId, person.id), eq(newsChoice.fid, school.fid)));
    return choice ? choice.categoryIds.flatMap((id) => all.find((category) => category.id === id) ?? []) : all;
  }

  /** The neighbours of an article in its column: `next` is the older one. */
  async function neighbours(visitor: Visitor, categories: NewsCategory[], row: { id: string; categoryId: string; publishTime: Date }) {
    const near = and(readable(services, visitor, categories), eq(newsArticle.categoryId, row.categoryId), ne(newsArticle.id, row.id));
    const same = eq(newsArticle.publishTime, row.publishTime);
    const newer = or(gt(newsArticle.publishTime, row.publishTime), and(same, gt(newsArticle.id, row.id)));
    const older = or(lt(newsArticle.publishTime, row.publishTime), and(same, lt(newsArticle.id, row.id)));
    const brief = () => database.select({ id: newsArticle.id, title: newsArticle.title }).from(newsArticle);
    const [prev] = await brief().where(and(near, newer)).orderBy(asc(newsArticle.publishTime), asc(newsArticle.id)).limit(1);
    const [next] = await brief().where(and(near, older)).orderBy(newestFirst(newsArticle.publishTime), desc(newsArticle.id)).limit(1);
    return { ...(prev && { prev }), ...(next && { next }) };
  }

  /** An article as all visitors of one kind see it. */
  async function readArticle(visitor: Visitor, id: string) {
    const listing = await listingFor(services, visitor);
    const [row] = await database
      .select()
      .from(newsArticle)
      .where(and(listing.where, eq(newsArticle.id, id)));
    if (!row) throw notFound('文章');
    const item = listing.item(row);
    if (item.isLocked) return { ...item, html: '', attachments: [] };
    const near = await neighbours(visitor, await visibleCategories(services, visitor), row);
    return {
      ...item,
      html: safeHtml(row.html),
      attachments: row.attachments.flatMap((file) => safeFile(file) ?? []),
      ...near,
    };
  }

  return serve(
    newsContract,
    {
      async categories(_input, { visitor }) {
        const all = (await listingFor(services, visitor)).categories;
        return { mine: await chosen(visitor, all), all };
      },
      async chooseCategories({ categoryIds }, { visitor }) {
        const all = await visibleCategories(services, visitor);
        const known = [...new Set(categoryIds)].filter((id) => all.some((category) => category.id === id));
        const row = { personId: visitor.person.id, fid: visitor.school.fid, categoryIds: known };
        if (known.length === 0) await database.delete(newsChoice).where(eq(newsChoice.personId, row.personId));
        else await database.insert(newsChoice).values(row).onConflictDoUpdate({ target: newsChoice.personId, set: row });
        return { mine: await chosen(visitor, all) };
      },
      async list({ pageNum, pageSize, categoryId, topicId, keyword, startTime, endTime }, { visitor }) {
        const { categories, where: listed, matching, item } = await listingFor(services, visitor);
        if (categoryId && !categories.some((category) => category.id === categoryId)) throw notFound('栏目');
        if (topicId && !(await topicsFor(services, visitor)).some(({ id }) => id === topicId)) throw notFound('专题');
        const where = and(
          listed,
          categoryId ? eq(newsArticle.categoryId, categoryId) : undefined,
          topicId ? arrayContains(newsArticle.topicIds, [topicId]) : undefined,
          keyword ? matching(keyword) : undefined,
          startTime ? gte(newsArticle.publishTime, atDay(startTime)) : undefined,
          endTime ? lt(newsArticle.publishTime, atDay(addDays(endTime, 1))) : undefined,
        );
        const [all] = await database.select({ number: count() }).from(newsArticle).where(where);
        const rows = await database
          .select(listColumns)
          .from(newsArticle)
          .where(where)
          .orderBy(...inOrder)
          .limit(pageSize)
          .offset((pageNum - 1) * pageSize);
        return { records: rows.map(item), total: all?.number ?? 0, pageNum, pageSize };
      },
      async topics({ limit }, { visitor }) {
        return (await topicsFor(services, visitor)).slice(0, limit);
      },
      async topic({ id }, { visitor }) {
        const found = (await topicsFor(services, visitor)).find((each) => each.id === id);
        if (!found) throw notFound('专题');
        return found;
      },
      async config(_input, { visitor }) {
        const [item] = await configItems(services, visitor.school, 'newsConfig');
        const look = item?.body ?? { showCover: 1, pageSize: 20, style: 1 };
        return { ...look, categories: (await listingFor(services, visitor)).categories };
      },
      async top({ limit }, { visitor }) {
        const { categories, where, item } = await listingFor(services, visitor);
        const place = sql<number>`row_number() over (partition by ${newsArticle.categoryId} order by ${sql.join(inOrder, sql`, `)})`.as(
          'place',
        );
        const ranked = database
          .select({ ...listColumns, place })
          .from(newsArticle)
          .where(where)
          .as('ranked');
        const rows = await database.select().from(ranked).where(sql`${ranked.place} <= ${limit}`).orderBy(ranked.place);
        return categories.map((category) => ({
          category,
          top: rows.filter((row) => row.categoryId === category.id).map(item),
        }));
      },
      async mostRead({ period, limit }, { visitor }) {
        const { where, item } = await listingFor(services, visitor);
        const since = dayjs(services.now()).subtract(daysOf[period], 'day').toDate();
        const rows = await database
          .select(listColumns)
          .from(newsArticle)
          .where(and(where, gte(newsArticle.publishTime, since)))
          .orderBy(desc(newsArticle.views), ...inOrder)
          .limit(limit);
        return rows.map(item).filter(({ isLocked }) => !isLocked);
      },
      async detail({ id }, { visitor }) {
        const { school, userType, session } = visitor;
        const article = await briefly(JSON.stringify([school.fid, school.revision, userType, id]), () => readArticle(visitor, id));
        // A reload counts once.
        if (!session || article.isLocked || isRepeated(`${session.id} ${id}`)) return article;
        await database
          .update(newsArticle)
          .set({ views: sql`${newsArticle.views} + 1` })
          .where(eq(newsArticle.id, id));
        return { ...article, views: article.views + 1 };
      },
    },
    { module: 'news', shared: ['categories'], byAudience: ['list', 'topics', 'topic', 'config', 'top', 'mostRead'] },
  );
}
