import { newsContract } from '@portico/contracts';
import { act, fakeServer, fireEvent, planWith, renderPage } from '@portico/testing';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import { article } from '../samples.ts';
import { MainPage } from './main-page.tsx';

const shelf = [article('1', '图书馆延长开放时间'), article('2', '学术周开幕')];
const answers = () =>
  fakeServer(newsContract, {
    list: ({ keyword = '', pageNum, pageSize }) => {
      const records = shelf.filter(({ title }) => title.includes(keyword));
      return { records, total: records.length, pageNum, pageSize };
    },
  });

test('the search is in the address and is requested', async () => {
  const server = answers();
  const page = renderPage(MainPage, { address: '/example-area', plan: planWith(area), answers: server });
  expect(await page.findByText('学术周开幕')).toBeTruthy();
  fireEvent.change(page.getByLabelText('关键词'), { target: { value: '开放' } });
  act(() => page.getByRole('button', { name: '查找' }).click());
  expect(await page.findByText('图书馆延长开放时间')).toBeTruthy();
  expect(page.queryByText('学术周开幕')).toBeNull();
  expect(page.address()).toBe('/example-area?keyword=%E5%BC%80%E6%94%BE');
  expect(server.asked.at(-1)?.input).toMatchObject({ keyword: '开放' });
});

test('typed text survives a new build', async () => {
  const page = renderPage(MainPage, { address: '/example-area', plan: planWith(area), answers: answers() });
  fireEvent.change(page.getByLabelText('关键词'), { target: { value: '开' } });
  page.swap(MainPage);
  expect((page.getByLabelText('关键词') as HTMLInputElement).value).toBe('开');
});
