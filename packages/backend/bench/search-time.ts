import { sql } from 'drizzle-orm';
import { notice } from '../src/homepage/notice/schema.ts';
import { findNoticesByWords } from '../src/homepage/search/find-texts.ts';
import { wordsOf } from '../src/homepage/search/words.ts';
import { insertMany } from '../src/kernel/database/bulk.ts';
import type { OpenDatabase } from '../src/kernel/database/database.ts';
import { readEnvironment } from '../src/kernel/environment/environment.ts';
import { openSealer } from '../src/kernel/secret/sealer.ts';
import { bigrams } from '../src/kernel/text-search/bigrams.ts';
import { createSchools } from '../src/pedestal/school/schools.ts';
import { universityContent } from '../src/seed/content/university.ts';
import { momentsAround } from '../src/seed/moments.ts';

const number = 50_000;
/** Frequent and rare words, one word and two, two characters and more, and one without matches. */
const searches = [
  '通知',
  '奖学',
  '奖学金',
  '停水',
  '热水管网',
  '图书馆',
  '讲座 明理',
  '宣讲会',
  '羽毛球',
  '微积分',
  '成绩发布',
  '空气净化器',
  '调课',
  '清州',
  '招新',
  '检修 宿舍',
];

/** ms of each search over fifty thousand notices built from the demo's words, as one guest runs them. */
export async function measureSearch({ database }: OpenDatabase): Promise<{ p50: number; p95: number; worst: string }> {
  const now = new Date();
  const texts = universityContent(momentsAround(now)).notices;
  await database.execute(sql`delete from notice where fid = '10005'`);
  const rows = Array.from({ length: number }, (_, index) => {
    const text = texts[index % texts.length] as (typeof texts)[number];
    const title = `${text.title}（${Math.floor(index / texts.length) + 1}）`;
    return {
      id: `bench-${index}`,
      fid: '10005',
      type: text.type,
      title,
      content: text.content,
      createrName: text.from,
      sendTime: new Date(now.getTime() - index * 600_000),
      search: bigrams(title, text.content),
    };
  });
  await insertMany(database, notice, { rows });
  await database.execute(sql`vacuum analyze notice`);
  const schools = createSchools(database, openSealer(readEnvironment()));
  const school = await schools.ofHost('api.localhost');
  const visitor = { school, userType: 'GUEST' as const, person: null, binds: [], session: null, token: 'good' as const };
  const store = { database, schools, now: () => now };
  const times: { search: string; ms: number }[] = [];
  for (let round = 0; round < 12; round += 1) {
    for (const search of searches) {
      const started = performance.now();
      await findNoticesByWords(store, visitor, { words: wordsOf(search), limit: 20, offset: 0 });
      // The first round fills the engine's cache.
      if (round > 1) times.push({ search, ms: performance.now() - started });
    }
  }
  times.sort((a, b) => a.ms - b.ms);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? { search: '', ms: Number.NaN };
  return { p50: at(0.5).ms, p95: at(0.95).ms, worst: `${at(0.999).search} ${at(0.999).ms.toFixed(1)} ms` };
}
