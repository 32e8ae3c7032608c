import { newsContract } from '@portico/contracts';
import { fakeServer, renderPage } from '@portico/testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import { frontSize } from '../model/front-page.ts';
import { category, item, plan, topic } from '../samples.ts';
import { ListPage } from './list-page.tsx';
import { TopicPage } from './topic-page.tsx';

const ids = Array.from({ length: frontSize + 2 }, (_item, at) => String(at + 1));

test('older articles follow the front page without a gap and without doubles', async () => {
  const answers = fakeServer(newsContract, {
    topics: () => [],
    categories: () => ({ mine: [category('1', '学校要闻')], all: [category('1', '学校要闻')] }),
    top: ({ limit }) => [{ category: category('1', '学校要闻'), top: ids.slice(0, limit).map((id) => item(id)) }],
    list: ({ pageNum, pageSize }) => ({
      records: ids.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((id) => item(id)),
      total: ids.length,
      pageNum,
      pageSize,
    }),
  });
  const page = renderPage(ListPage, { address: '/mobile/news', device: 'mobile', plan, answers });
  await page.findByText('第 9 条新闻');
  act(() => page.getByRole('button', { name: '加载更多' }).click());
  expect(await page.findByText('第 11 条新闻')).toBeTruthy();
  expect(page.getAllByText(/^第 \d+ 条新闻$/).map((title) => title.textContent)).toEqual(ids.map((id) => `第 ${id} 条新闻`));
  expect(page.getByText('已经到底了')).toBeTruthy();
});

test('N1 · a filter of the address lists the column’s articles page by page, and can be cleared', async () => {
  const answers = fakeServer(newsContract, {
    topics: () => [],
    categories: () => ({ mine: [category('1', '学校要闻')], all: [category('1', '学校要闻')] }),
    top: () => [{ category: category('1', '学校要闻'), top: [item('1')] }],
    list: ({ pageNum, pageSize }) => ({ records: [item(`${pageNum}0`)], total: 2 * pageSize, pageNum, pageSize }),
  });
  const page = renderPage(ListPage, { address: '/mobile/news?keyword=建模&start=2026-11-01', device: 'mobile', plan, answers });
  await page.findByText('第 10 条新闻');
  expect(answers.asked.at(-1)?.input).toMatchObject({ categoryId: '1', keyword: '建模', startTime: '2026-11-01', pageNum: 1 });
  expect(page.getByText(/共 40 篇/).textContent).toContain('2026-11-01 至 今天');
  act(() => page.getByRole('button', { name: '加载更多' }).click());
  expect(await page.findByText('第 20 条新闻')).toBeTruthy();
  expect(page.getByText('已经到底了')).toBeTruthy();
  expect(page.getByRole('link', { name: '清空条件' }).getAttribute('href')).toBe('/mobile/news?type=1');
});

test('N1 · a list ends before it would have to be virtual, and says how to find what is older', async () => {
  const answers = fakeServer(newsContract, {
    topics: () => [],
    categories: () => ({ mine: [category('1', '学校要闻')], all: [category('1', '学校要闻')] }),
    top: () => [{ category: category('1', '学校要闻'), top: [] }],
    list: ({ pageNum, pageSize }) => ({
      records: Array.from({ length: pageSize }, (_item, at) => item(`${pageNum}-${at}`)),
      total: 5_000,
      pageNum,
      pageSize,
    }),
  });
  const page = renderPage(ListPage, { address: '/mobile/news?keyword=x', device: 'mobile', plan, answers });
  await page.findByText('第 1-0 条新闻');
  for (let pages = 2; page.queryByText('更早的新闻，请按标题或日期查找') === null; pages += 1) {
    expect(pages).toBeLessThanOrEqual(10);
    await act(async () => page.getByRole('button', { name: '加载更多' }).click());
    await page.findByText(`第 ${pages}-0 条新闻`);
  }
  expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(200);
});

test('N1 · the topics are the last tab of the phone, and one of them leads to its articles', async () => {
  const answers = fakeServer(newsContract, {
    topics: () => [topic('t1', '建校七十周年')],
    topic: () => topic('t1', '建校七十周年'),
    categories: () => ({ mine: [category('1', '学校要闻')], all: [category('1', '学校要闻')] }),
    top: () => [{ category: category('1', '学校要闻'), top: [item('1')] }],
    list: ({ pageNum, pageSize }) => ({ records: [item(`${pageNum}0`)], total: 2 * pageSize, pageNum, pageSize }),
  });
  const list = renderPage(ListPage, { address: '/mobile/news?type=topics', device: 'mobile', plan, answers });
  const card = await list.findByRole('link', { name: /建校七十周年/ });
  expect(card.getAttribute('href')).toBe('/mobile/news/topic/t1');
  expect(list.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['专题']);
  list.unmount();
  const page = renderPage(TopicPage, {
    address: '/mobile/news/topic/t1',
    path: '/mobile/news/topic/:id',
    device: 'mobile',
    plan,
    answers,
  });
  expect(await page.findByText('第 10 条新闻')).toBeTruthy();
  act(() => page.getByRole('button', { name: '加载更多' }).click());
  expect(await page.findByText('第 20 条新闻')).toBeTruthy();
});
