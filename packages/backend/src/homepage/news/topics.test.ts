import type { NewsCategory, NewsItem, NewsTopic } from '@portico/contracts';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operationEntry } from '../../kernel/operator/schema.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { importReport } from '../../testing/send-import.ts';
import type { Account } from '../../testing/test-portal.ts';

interface Listed {
  records: NewsItem[];
  total: number;
}

onBothEngines('topics and columns of the news', (portal) => {
  const get = async <Data>(account: Account, path: string) =>
    (await portal().get<Data>(path, { token: await portal().tokenOf(account) })) as { code: number; data: Data };
  const topicsOf = async (account: Account) => (await get<NewsTopic[]>(account, '/homepage/news/topics')).data;
  const send = (name: string, text: string, check = false) => importReport(portal(), { name, text, school: '10001', check });

  test('N1 · topics stand in the school’s order, each with its articles of several columns', async () => {
    const topics = await topicsOf('guest');
    expect(topics.map(({ name }) => name).slice(0, 2)).toEqual(['建校七十周年', '本科教育教学审核评估']);
    const [first] = topics;
    const list = await get<Listed>('guest', `/homepage/news/list?topicId=${first?.id}`);
    expect(list.data.total).toBe(first?.count);
    expect(new Set(list.data.records.map(({ categoryName }) => categoryName)).size).toBeGreaterThan(1);
    expect(list.data.records.find(({ title }) => title.startsWith('校长办公会'))).toMatchObject({ isLocked: 1 });
    expect((await get<NewsTopic>('guest', `/homepage/news/topic?id=${first?.id}`)).data).toEqual(first);
    expect((await get<NewsTopic[]>('guest', '/homepage/news/topics?limit=1')).data).toHaveLength(1);
  });

  test('N2 · a topic that is gone, is another school’s or is not for this visitor is not found', async () => {
    const [own] = await topicsOf('guest');
    for (const id of ['x', '1000324001']) {
      expect((await get('guest', `/homepage/news/topic?id=${id}`)).code).toBe(404);
      expect((await get('guest', `/homepage/news/list?topicId=${id}`)).code).toBe(404);
    }
    await send('newsTopics.csv', `code,name,audience\nZ1,${own?.name},staff\nZ2,没有文章的专题,\n`);
    expect((await topicsOf('20260001')).map(({ id }) => id)).not.toContain(own?.id);
    expect((await get('20260001', `/homepage/news/list?topicId=${own?.id}`)).code).toBe(404);
    expect((await topicsOf('T10001')).map(({ name }) => name)).not.toContain('没有文章的专题');
    expect((await topicsOf('T10001')).find(({ id }) => id === own?.id)).toMatchObject({ cover: 'art:eaves', sort: own?.sort });
    await send('newsTopics.csv', `code,name,audience\nZ1,${own?.name},guest;student;staff\n`);
    expect((await topicsOf('guest'))[0]).toEqual(own);
  });

  test('N1 · an import gives a column public titles, and what its row does not say stays', async () => {
    const before = (await get<{ all: NewsCategory[] }>('T10001', '/homepage/news/category/custom')).data.all;
    const text = 'code,name,publicTitle\nK1,校内通报,1\n';
    const check = await send('newsCategories.csv', text, true);
    expect(check.changed[0]).toMatchObject({ replaces: '校内通报', fields: [{ field: 'publicTitle', old: '0', new: '1' }] });
    expect((await send('newsCategories.csv', text)).taken.newsCategories).toEqual({ added: 0, changed: 1, unchanged: 0 });
    const [entry] = await portal().services.database.select().from(operationEntry).orderBy(desc(operationEntry.id)).limit(1);
    expect(entry).toMatchObject({ who: 'operator', fid: '10001' });
    const guests = (await get<{ all: NewsCategory[] }>('guest', '/homepage/news/category/custom')).data.all;
    const column = guests.find(({ name }) => name === '校内通报');
    expect(column).toMatchObject({ isLogin: 1, sort: before.find(({ name }) => name === '校内通报')?.sort });
    const list = await get<Listed>('guest', `/homepage/news/list?categoryId=${column?.id}`);
    expect(list.data.records.every(({ isLocked }) => isLocked === 1)).toBe(true);
    await send('newsCategories.csv', 'code,name,publicTitle\nK1,校内通报,0\n');
    const after = (await get<{ all: NewsCategory[] }>('guest', '/homepage/news/category/custom')).data.all;
    expect(after.map(({ name }) => name)).not.toContain('校内通报');
  });

  test('N1 · one file brings a column, a topic and their articles', async () => {
    const file = {
      newsCategories: [{ code: 'K2', name: '图书馆快讯', sort: 90 }],
      newsTopics: [{ code: 'Z9', name: '新馆开放', cover: 'art:books', sort: 90 }],
      news: ['一', '二'].map((word) => ({
        code: `L${word}`,
        category: '图书馆快讯',
        topics: ['新馆开放', '读书月'],
        title: `新馆第${word}批阅览座位开放`,
        publisher: '图书馆',
        publishTime: '2026-01-05',
      })),
    };
    await send('lists.json', JSON.stringify(file));
    const topics = await topicsOf('guest');
    expect(topics.find(({ name }) => name === '新馆开放')).toMatchObject({ cover: 'art:books', count: 2 });
    expect(topics.find(({ name }) => name === '读书月')).toMatchObject({ count: 2 });
    expect((await send('lists.json', JSON.stringify(file))).taken.news).toEqual({ added: 0, changed: 0, unchanged: 2 });
  });
});
