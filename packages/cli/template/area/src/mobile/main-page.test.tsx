import { newsContract } from '@portico/contracts';
import { fakeServer, planWith, renderPage } from '@portico/testing';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import { MainPage } from './main-page.tsx';

test('nothing found says so', async () => {
  const answers = fakeServer(newsContract, { list: ({ pageNum, pageSize }) => ({ records: [], total: 0, pageNum, pageSize }) });
  const page = renderPage(MainPage, { address: '/mobile/example-area?keyword=x', device: 'mobile', plan: planWith(area), answers });
  expect(await page.findByText('没有找到相关内容')).toBeTruthy();
});
