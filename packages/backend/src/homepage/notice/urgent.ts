import type { UrgentNotice } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/database.ts';
import type { School } from '../../kernel/identity/schema.ts';
import type { HomepageContext } from '../context.ts';
import { notice } from './schema.ts';

/** The notice that now stands as a banner on all pages of a school. */
export type Banner = Pick<typeof notice.$inferSelect, 'id' | 'sendTime' | 'createrName'> & { text: string; until: Date };

export async function readBanner(database: Database | Transaction, { fid, now }: { fid: string; now: Date }): Promise<Banner | undefined> {
  const [row] = await database
    .select({ id: notice.id, text: notice.title, sendTime: notice.sendTime, until: notice.expireTime, createrName: notice.createrName })
    .from(notice)
    .where(and(eq(notice.fid, fid), eq(notice.banner, true), gt(notice.expireTime, now)))
    .orderBy(desc(notice.sendTime))
    .limit(1);
  return row?.until ? { ...row, until: row.until } : undefined;
}

/** The banner for visitors; asked once for each revision of a school. */
export async function urgentOf(
  { database, schools, now }: Pick<HomepageContext, 'database' | 'schools' | 'now'>,
  school: School,
): Promise<UrgentNotice | undefined> {
  const found = await schools.remember(school, 'notice.banner', () => readBanner(database, { fid: school.fid, now: now() }));
  return found && found.until > now() ? { id: found.id, text: found.text, until: writeTime(found.until) } : undefined;
}
