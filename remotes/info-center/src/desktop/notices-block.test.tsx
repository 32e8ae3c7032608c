import { fireEvent, renderBlock, student } from '@portico/testing';
import { act } from 'react';
import { expect, test } from 'vitest';
import { item, noticesServer, plan } from '../samples.ts';
import { NoticesBlock } from './notices-block.tsx';

const answers = () => {
  const { answers: server } = noticesServer([], {
    list: ({ type, pageNum, pageSize }) => {
      const records = ['9', '7', '5', '4'].map((id) => item(id, { read: id !== '9', type: id === '5' ? 'teaching' : 'life' }));
      const found = records.filter((row) => !type || row.type === type).map(({ kind: _kind, ...row }) => row);
      return { records: found, total: found.length, pageNum, pageSize, unread: 1 };
    },
  });
  return server;
};

test('the block’s notices and 更多 lead to the info center', async () => {
  const page = renderBlock(NoticesBlock, { plan, person: student, answers: answers() });
  const row = await page.findByRole('link', { name: /第 9 条通知/ });
  expect(row.getAttribute('href')).toBe('/info-center?notice=9');
  expect(row.textContent).toContain('未读');
  expect(page.getByRole('link', { name: '更多' }).getAttribute('href')).toBe('/info-center');
  await act(async () => fireEvent.click(page.getByRole('tab', { name: '教学' })));
  expect(await page.findByText('第 5 条通知')).toBeTruthy();
  expect(page.queryByText('第 9 条通知')).toBeNull();
});

test('where the info center is off, a notice without an address of its own is text', async () => {
  const page = renderBlock(NoticesBlock, { answers: answers() });
  expect(await page.findByText('第 9 条通知')).toBeTruthy();
  expect(page.queryByRole('link')).toBeNull();
});
