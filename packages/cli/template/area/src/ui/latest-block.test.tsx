import { portalError } from '@portico/client';
import { newsContract } from '@portico/contracts';
import { act, fakeServer, planWith, renderBlock } from '@portico/testing';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import { article } from '../samples.ts';
import { LatestBlock } from './latest-block.tsx';

test('the block leads to the page, and a failure leaves one card with a retry', async () => {
  let broken = true;
  const answers = fakeServer(newsContract, {
    list: ({ pageNum, pageSize }) => {
      if (broken) throw portalError('failed', '服务暂时没有响应');
      return { records: [article('1', '图书馆延长开放时间')], total: 1, pageNum, pageSize };
    },
  });
  const block = renderBlock(LatestBlock, { plan: planWith(area), answers });
  expect(await block.findByText('示例应用暂时没有加载出来')).toBeTruthy();
  broken = false;
  act(() => block.getByRole('button', { name: '重新加载' }).click());
  expect(await block.findByText('图书馆延长开放时间')).toBeTruthy();
  expect(block.getByRole('link', { name: '更多' }).getAttribute('href')).toBe('/example-area');
});
