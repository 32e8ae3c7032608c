import { newsContract } from '@portico/contracts';
import { fakeServer, renderPage } from '@portico/testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import { frontSize } from '../model/front-page.ts';
import { category, item, plan } from '../samples.ts';
import { ListPage } from './list-page.tsx';

const ids = Array.from({ length: frontSize + 2 }, (_item, at) => String(at + 1));

test('older articles follow the front page without a gap and without doubles', async () => {
  const answers = fakeServer(newsContract, {
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
