import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../kernel/database/database.ts';
import { openSeededInMemory } from '../testing/seeded.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openSeededInMemory();
});
afterAll(() => open.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql>) => ((await open.database.execute(query)) as unknown as { rows: Row[] }).rows;
async function numbers(query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const rows = await rowsOf<{ fid: string; number: number }>(query);
  return new Map(rows.map(({ fid, number }) => [fid, number]));
}
const schools = ['10001', '10002', '10004', '10005', '331906'];
const city = '10003';

test.each([
  ['departments', sql`select fid, count(*)::int as number from department group by fid`, 40, 16],
  ['services with a guide', sql`select fid, count(guide)::int as number from service where kind = 'service' group by fid`, 300, 80],
  ['business systems', sql`select fid, count(*)::int as number from service where kind = 'business' group by fid`, 60, 12],
  ['articles', sql`select fid, count(*)::int as number from news_article group by fid`, 400, 35],
  ['notices', sql`select fid, count(*)::int as number from notice group by fid`, 500, 33],
  [
    'weeks of timetable',
    sql`select fid, max(week)::int as number from (select fid, unnest(weeks) as week from course) as taught group by fid`,
    20,
    0,
  ],
  ['states of tasks', sql`select fid, count(distinct status)::int as number from task group by fid`, 6, 0],
  ['kinds of three lists', sql`select fid, count(distinct list_type)::int as number from list_entry group by fid`, 3, 3],
  ['banners', sql`select fid, count(*)::int as number from config_item where kind = 'banner' group by fid`, 2, 2],
  ['shuttle lines', sql`select fid, count(*)::int as number from config_item where kind = 'busRoute' group by fid`, 1, 0],
  ['kinds of people', sql`select fid, count(distinct user_type)::int as number from person group by fid`, 3, 3],
])('every demo school has its %s', async (_what, query, ofSchools, ofCity) => {
  const found = await numbers(query);
  for (const fid of schools) expect(found.get(fid) ?? 0, fid).toBeGreaterThanOrEqual(ofSchools);
  expect(found.get(city) ?? 0, city).toBeGreaterThanOrEqual(ofCity);
});

test('a guide says its conditions, steps, limits, fee, basis, contacts and questions', async () => {
  const [row] = await rowsOf<{ number: number; whole: number }>(sql`
    select count(*)::int as number,
      count(*) filter (where guide->>'conditions' <> '' and jsonb_array_length(guide->'steps') > 1 and guide->'fee' is not null
        and guide->>'legalBasis' <> '' and guide->>'consultPhone' <> '' and jsonb_array_length(guide->'places') > 0)::int as whole
    from service where kind = 'service'`);
  expect(row?.whole).toBe(row?.number);
});

test.each([
  ['articles', sql`select fid, concat_ws('。', title, summary, regexp_replace(html, '<[^>]+>', '。', 'g')) as text from news_article`],
  ['notices', sql`select fid, concat_ws('。', title, content) as text from notice`],
  [
    'guides',
    sql`select fid, concat_ws('。', name, summary, regexp_replace(guide->>'conditions', '<[^>]+>', '。', 'g'), guide->>'faqs', guide->>'steps') as text from service where guide is not null`,
  ],
])('in no school the same sentence stands in twenty %s', async (_what, query) => {
  const times = new Map<string, number>();
  for (const { fid, text } of await rowsOf<{ fid: string; text: string }>(query)) {
    const sentences = new Set(text.split(/[。！？；"\n]+/).map((sentence) => sentence.trim()));
    for (const sentence of sentences)
      if (sentence.length >= 12) times.set(`${fid} ${sentence}`, (times.get(`${fid} ${sentence}`) ?? 0) + 1);
  }
  expect(times.size).toBeGreaterThan(1_000);
  expect([...times].filter(([, number]) => number >= 20)).toEqual([]);
});
