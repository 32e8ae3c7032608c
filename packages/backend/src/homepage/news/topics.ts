import type { NewsTopic } from '@portico/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { isVisible } from '../../kernel/database/columns.ts';
import type { Store } from './articles.ts';
import { listingFor } from './listing.ts';
import { newsArticle, newsTopic } from './schema.ts';

/** The topics that this visitor may see, with the number of articles in them; one without any is not listed. */
export async function topicsFor(store: Store, visitor: Visitor): Promise<NewsTopic[]> {
  const { database, schools } = store;
  const rows = await schools.remember(visitor.school, 'news.topics', () =>
    database.select().from(newsTopic).where(eq(newsTopic.fid, visitor.school.fid)).orderBy(newsTopic.sort, newsTopic.id),
  );
  const open = rows.filter((row) => isVisible(row, visitor.userType));
  if (open.length === 0) return [];
  const { where } = await listingFor(store, visitor);
  const topicId = sql<string>`unnest(${newsArticle.topicIds})`.as('topic_id');
  const named = database.select({ topicId }).from(newsArticle).where(where).as('named');
  const counts = await database
    .select({ id: named.topicId, count: sql`count(*)`.mapWith(Number) })
    .from(named)
    .groupBy(named.topicId);
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return open.flatMap(({ id, name, cover, summary, sort }) => {
    const count = countOf.get(id) ?? 0;
    return count === 0 ? [] : [{ id, name, sort, count, ...(cover && { cover }), ...(summary && { summary }) }];
  });
}
