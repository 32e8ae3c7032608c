import { renderBlock, student } from '@portico/testing';
import { expect, test } from 'vitest';
import { item, noticesServer, plan } from '../samples.ts';
import { NoticesBlock } from './notices-block.tsx';

const records = ['9', '7', '5', '4'].map((id) => item(id, { read: id !== '9' }));
const { answers } = noticesServer([], {
  list: ({ pageNum, pageSize }) => ({
    records: records.map(({ kind: _kind, ...row }) => row),
    total: records.length,
    pageNum,
    pageSize,
    unread: 1,
  }),
});

test('the phone’s block shows three, each of which opens on the phone', async () => {
  const page = renderBlock(NoticesBlock, { plan, device: 'mobile', person: student, answers });
  const rows = await page.findAllByRole('link', { name: /条通知/ });
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(['9', '7', '5'].map((id) => `/mobile/notice?notice=${id}`));
});
