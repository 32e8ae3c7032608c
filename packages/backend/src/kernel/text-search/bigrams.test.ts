import { expect, test } from 'vitest';
import { bigrams } from './bigrams.ts';

test('Q1 · a text is kept as its pairs of characters, so that 奖学 finds 奖学金 and 助学 finds 奖助学金', () => {
  expect(bigrams('奖助学金')).toEqual(['奖', '奖助', '助', '助学', '学', '学金', '金']);
});

test('Q1 · case, full width and punctuation don’t matter', () => {
  expect(bigrams('ＶＰＮ')).toEqual(bigrams('vpn'));
  expect(bigrams('出国（境）')).toEqual(['出', '出国', '国', '境']);
  expect(bigrams('%_"\\', null, undefined)).toEqual([]);
});
