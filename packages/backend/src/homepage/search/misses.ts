import { createHmac } from 'node:crypto';
import { inShanghai } from '@portico/contracts/time';
import { lt, sql } from 'drizzle-orm';
import { offerSecret } from '../../kernel/secret/shared-secrets.ts';
import type { HomepageContext } from '../context.ts';
import { searchMiss } from './schema.ts';
import { folded } from './words.ts';

type Store = Pick<HomepageContext, 'database' | 'now' | 'sealer' | 'log'>;

/** Texts of a school that are kept for a day, and people that are counted for one of them. */
const [maxTexts, maxPeople] = [500, 50];
const keptDays = 8;
const dayOf = (at: Date) => inShanghai(at).format('YYYY-MM-DD');

/** Counts searches that found nothing. It returns at once: no answer waits for it. */
export function createMisses(store: Store): (miss: { fid: string; search: string; who: string }) => void {
  let secret: Promise<string> | undefined;
  let swept = '';
  const keep = async ({ fid, search, who }: { fid: string; search: string; who: string }) => {
    const { database, now } = store;
    secret ??= offerSecret(store, 'search misses', crypto.randomUUID()).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    const [day, words] = [dayOf(now()), folded(search)];
    const hash = createHmac('sha256', await secret)
      .update(JSON.stringify([fid, words, who]))
      .digest('base64url')
      .slice(0, 12);
    const people = JSON.stringify([hash]);
    await database.execute(sql`
      insert into search_miss (fid, day, words, count, people)
      select ${fid}, ${day}, ${words}, 1, ${people}::jsonb
      where (select count(*) from search_miss where fid = ${fid} and day = ${day}) < ${maxTexts}
        or exists (select 1 from search_miss where fid = ${fid} and day = ${day} and words = ${words})
      on conflict (fid, day, words) do update set
        count = search_miss.count + 1,
        people = case
          when search_miss.people @> excluded.people or jsonb_array_length(search_miss.people) >= ${maxPeople} then search_miss.people
          else search_miss.people || excluded.people
        end`);
    if (swept === day) return;
    swept = day;
    const last = dayOf(new Date(now().getTime() - keptDays * 86_400_000));
    await database.delete(searchMiss).where(lt(searchMiss.day, last));
  };
  return (miss) => void keep(miss).catch((err: unknown) => store.log.warn({ err }, 'a search without a result could not be counted'));
}
