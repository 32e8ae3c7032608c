import { createHash } from 'node:crypto';
import type { NewsArticle, NewsCategory, NewsItem } from '@portico/contracts';
import { writeTime } from '@portico/contracts/time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storedFile } from '../../kernel/file/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import type { Account } from '../../testing/test-portal.ts';
import { newsArticle, newsCategory } from './schema.ts';

const council = '校长办公会与师生代表座谈纪要（校内阅读）';
const listOf = (keyword: string) => `/homepage/news/list?keyword=${encodeURIComponent(keyword)}`;
interface Listed {
  records: NewsItem[];
  total: number;
}
interface Choice {
  mine: NewsCategory[];
  all: NewsCategory[];
}

onBothEngines('news', (portal) => {
  const get = async <Data>(account: Account, path: string) =>
    (await portal().get<Data>(path, { token: await portal().tokenOf(account) })) as { code: number; data: Data };

  test('N1 · a guest sees of a restricted article with a public title the title and the day alone', async () => {
    const { data } = await get<Listed>('guest', listOf('座谈纪要'));
    expect(data.total).toBe(1);
    const [locked] = data.records;
    expect(locked).toMatchObject({ title: council, isLocked: 1, publisher: '', views: 0 });
    expect(locked).not.toHaveProperty('summary');
    const detail = await get<NewsArticle>('guest', `/homepage/news/detail?id=${locked?.id}`);
    expect(detail.data).toMatchObject({ title: council, isLocked: 1, html: '', attachments: [] });
    expect(JSON.stringify(detail.data)).not.toContain('校长办公室');
    const top = await get<{ top: NewsItem[] }[]>('guest', '/homepage/news/category/top?limit=50');
    expect(top.data.flatMap((column) => column.top).find(({ title }) => title === council)).toMatchObject({ isLocked: 1, publisher: '' });
  });

  test('N1 · a guest’s keyword finds nothing in the summary of what they may not read', async () => {
    expect((await get<Listed>('guest', listOf('夜间班车三件事'))).data.total).toBe(0);
    expect((await get<Listed>('guest', listOf('自习座位和夜间班车'))).data.total).toBe(0);
    expect((await get<Listed>('20260001', listOf('自习座位和夜间班车'))).data.total).toBe(1);
  });

  test('N1 · members read it whole, and an article without a public title stays unknown to guests', async () => {
    const { data } = await get<Listed>('20260001', listOf('座谈纪要'));
    expect(data.records[0]).not.toHaveProperty('isLocked');
    expect(data.records[0]).toMatchObject({ publisher: '校长办公室' });
    const article = await get<NewsArticle>('20260001', `/homepage/news/detail?id=${data.records[0]?.id}`);
    expect(article.data.html).toContain('二十六名师生代表');
    expect((await get<Listed>('guest', listOf('寒假值班'))).data.total).toBe(0);
  });

  test('N1 · a restricted column with public titles is listed for guests, its articles by title', async () => {
    const { database, schools } = portal().services;
    const set = async (publicTitle: 0 | 1) => {
      await database.update(newsCategory).set({ publicTitle }).where(eq(newsCategory.name, '校内通报'));
      await schools.changed('10001');
    };
    await set(1);
    try {
      const { data } = await get<Choice>('guest', '/homepage/news/category/custom');
      const column = data.all.find(({ name }) => name === '校内通报');
      expect(column).toMatchObject({ isLogin: 1 });
      const list = await get<Listed>('guest', `/homepage/news/list?categoryId=${column?.id}`);
      expect(list.data.total).toBeGreaterThan(10);
      expect(list.data.records.every(({ isLocked, summary }) => isLocked === 1 && summary === undefined)).toBe(true);
      // Public titles are for guests, who can sign in; a student is told nothing of what is for staff.
      const student = await get<Choice>('20260001', '/homepage/news/category/custom');
      expect(student.data.all.map(({ name }) => name)).not.toContain('校内通报');
    } finally {
      await set(0);
    }
  });

  test('N1 · a person’s columns keep their order, and choosing none brings the school’s order back', async () => {
    const token = await portal().tokenOf('20260001');
    const choose = (categoryIds: string[]) =>
      portal().post<{ mine: NewsCategory[] }>('/homepage/news/category/custom', { token, body: { categoryIds } });
    const before = (await get<Choice>('20260001', '/homepage/news/category/custom')).data;
    const [first = '', second = ''] = before.all.map(({ id }) => id);
    const chosen = await choose([second, first, 'unknown', second]);
    expect(chosen.data?.mine.map(({ id }) => id)).toEqual([second, first]);
    expect((await get<Choice>('20260001', '/homepage/news/category/custom')).data.mine.map(({ id }) => id)).toEqual([second, first]);
    expect((await get<Choice>('T10001', '/homepage/news/category/custom')).data.mine.length).toBeGreaterThan(2);
    expect((await choose([])).data?.mine).toEqual(before.all);
  });

  test('N1 · the most read of the last days stand in order, without what a guest may not read', async () => {
    const read = async (period: string) => (await get<NewsItem[]>('guest', `/homepage/news/mostRead?period=${period}&limit=50`)).data;
    const [week, month] = [await read('week'), await read('month')];
    expect(month.length).toBeGreaterThan(week.length);
    expect(month.map(({ views }) => views)).toEqual(month.map(({ views }) => views).sort((a, b) => b - a));
    expect([...week, ...month].some(({ isLocked }) => isLocked)).toBe(false);
    const oldest = (items: NewsItem[]) => items.map(({ publishTime }) => publishTime).sort()[0] ?? '';
    const daysAgo = (days: number) => writeTime(new Date(portal().services.now().getTime() - days * 86_400_000));
    expect(oldest(week) >= daysAgo(7)).toBe(true);
    expect(oldest(month) >= daysAgo(30)).toBe(true);
  });

  test('N2 · an attachment has its checksum and a harmless name, on the page and in the download', async () => {
    const { database } = portal().services;
    const [row] = await database.select().from(newsArticle).where(eq(newsArticle.id, '1000107001'));
    const [file] = row?.attachments ?? [];
    if (!row || !file) throw new Error('The demo’s first article has a file.');
    const hostile = "../报名表\u202Etxt.'exe";
    const [stored] = await database.update(storedFile).set({ name: hostile }).where(eq(storedFile.id, file.id)).returning();
    await database
      .update(newsArticle)
      .set({ attachments: [{ ...file, name: hostile }] })
      .where(eq(newsArticle.id, row.id));
    try {
      const { data } = await get<NewsArticle>('T10001', `/homepage/news/detail?id=${row.id}`);
      const sha256 = createHash('sha256')
        .update(Uint8Array.from(stored?.content ?? []))
        .digest('hex');
      expect(data.attachments).toEqual([{ ...file, name: "_报名表txt.'exe", sha256 }]);
      const download = await portal().request(file.url);
      expect(download.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''_${encodeURIComponent('报名表')}txt.%27exe`);
    } finally {
      await database
        .update(newsArticle)
        .set({ attachments: [file] })
        .where(eq(newsArticle.id, row.id));
      await database.update(storedFile).set({ name: file.name }).where(eq(storedFile.id, file.id));
    }
  });
});
