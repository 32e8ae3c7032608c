import { expect, test } from 'vitest';
import { fileKind, fileSize } from './file-size.ts';

test('sizes are told in the unit in which they are small', () => {
  expect([0, 187, 20_070, 3_565_158, 262_144_000].map(fileSize)).toEqual(['0 B', '187 B', '19.6 KB', '3.4 MB', '250 MB']);
});
test('a file without an ending is just a file', () => {
  expect([fileKind('日程.PDF'), fileKind('说明')]).toEqual(['PDF', '文件']);
});
