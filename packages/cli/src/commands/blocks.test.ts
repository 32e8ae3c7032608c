import type { HomePlace } from '@portico/area/operator';
import { expect, test } from 'vitest';
import { blockTable, readSetting } from './blocks.ts';

test('a setting is text, a number, or yes or no', () => {
  const settings = ['look=one', 'rows=4', 'wide=true', 'words=a=b'].reduce<ReturnType<typeof readSetting>>(
    (before, text) => readSetting(text, before),
    {},
  );
  expect(settings).toEqual({ look: 'one', rows: 4, wide: true, words: 'a=b' });
  for (const wrong of ['look', '=x', 'a b=c']) expect(() => readSetting(wrong)).toThrow('name=value');
});

test('each block is a line with its place', () => {
  const block: Omit<HomePlace, 'sign'> = { fid: '10001', name: '新闻', area: 'bottom', membersOnly: false, open: true, props: {} };
  expect(
    blockTable([
      { ...block, sign: 'news.latest', props: { look: 'one' } },
      { ...block, sign: 'home.shuttle', membersOnly: true, open: false },
    ]).split('\n'),
  ).toEqual(['10001   news.latest   bottom  look=one', '10001   home.shuttle  bottom  members  off']);
  expect(blockTable([])).toBe('There are none.');
});
