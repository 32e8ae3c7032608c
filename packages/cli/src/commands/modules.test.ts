import { expect, test } from 'vitest';
import { moduleTable } from './modules.ts';

test('the table of modules says who sees each', () => {
  const news = { fid: '10003', sign: 'news', parent: '', name: '新闻中心', audience: ['STUDENT', 'STAFF'], text: null };
  expect(
    moduleTable([
      { ...news, state: 'on', seenBy: ['STUDENT', 'STAFF'] },
      { ...news, sign: 'news.latest', parent: 'news', state: 'off', seenBy: [] },
    ]).split('\n'),
  ).toEqual(['10003   news           on          student,staff', '10003     news.latest  off         nobody']);
});
