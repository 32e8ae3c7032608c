import { expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

test('few pages are all shown', () => {
  expect(pagesShown(1, 1)).toEqual([1]);
  expect(pagesShown(2, 3)).toEqual([1, 2, 3]);
});
test('far pages fold into a gap', () => {
  expect(pagesShown(6, 12)).toEqual([1, undefined, 5, 6, 7, undefined, 12]);
});
test('a gap of one page is that page', () => {
  expect(pagesShown(4, 12)).toEqual([1, 2, 3, 4, 5, undefined, 12]);
});
