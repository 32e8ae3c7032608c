import { and, desc, eq, gte } from 'drizzle-orm';
import type { Visitor } from '../../kernel/api/visitor.ts';
import { createRenewingCache } from '../../kernel/cache/renewing-cache.ts';
import { bigrams } from '../../kernel/text-search/bigrams.ts';
import type { HomepageContext } from '../context.ts';
import type { ServiceRow } from '../service/catalogue.ts';
import { searchCount } from '../statistic/schema.ts';
import { rankOfName } from './find-services.ts';
import { pinyinOf } from './pinyin.ts';
import { folded } from './words.ts';

const most = 8;
/** Minimum number of searches before a word is suggested to others. */
const oftenEnough = 5;

/** Words with results: the school's hot words, and names. */
export function createSuggestions({ database }: Pick<HomepageContext, 'database'>) {
  const briefly = createRenewingCache(10_000);
  const hotWords = ({ school }: Visitor) =>
    briefly(school.fid, async () => {
      const rows = await database
        .select({ search: searchCount.search })
        .from(searchCount)
        .where(and(eq(searchCount.fid, school.fid), gte(searchCount.count, oftenEnough)))
        .orderBy(desc(searchCount.count), searchCount.search)
        .limit(50);
      return rows.map((row) => row.search);
    });

  return {
    /** Completions of the typed text. */
    async complete(visitor: Visitor, rows: ServiceRow[], typed: string): Promise<string[]> {
      const word = folded(typed).replace(/\s+/g, '');
      const hot = (await hotWords(visitor)).map((name) => ({ name, rank: rankOfName(name, pinyinOf(name).initials, word), hits: 100_000 }));
      const names = rows.map((row) => ({ name: row.name, rank: rankOfName(row.name, row.pinyin, word), hits: row.hits }));
      const found = [...hot, ...names].filter(({ rank }) => rank > 0).sort((a, b) => b.rank - a.rank || b.hits - a.hits);
      return [...new Set(found.map(({ name }) => name))].filter((name) => folded(name) !== word).slice(0, most);
    },
    /** Corrections: names with many character pairs in common. */
    meant(rows: ServiceRow[], typed: string): string[] {
      const wanted = new Set(bigrams(typed));
      const near = rows.map((row) => {
        const own = bigrams(row.name);
        const common = own.filter((pair) => wanted.has(pair));
        return {
          name: row.name,
          likeness: common.reduce((sum, pair) => sum + [...pair].length ** 2, 0) / Math.sqrt(own.length),
          hits: row.hits,
        };
      });
      const best = near.filter(({ likeness }) => likeness >= 0.8).sort((a, b) => b.likeness - a.likeness || b.hits - a.hits);
      return [...new Set(best.map(({ name }) => name))].slice(0, most);
    },
  };
}
