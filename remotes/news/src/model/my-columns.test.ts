import { expect, test } from 'vitest';
import { category, item } from '../samples.ts';
import { myColumns, savedChoice } from './my-columns.ts';

const [a, b, c] = [category('a', '甲'), category('b', '乙'), category('c', '丙')];
const columns = [a, b, c].map((each) => ({ category: each, top: [item(each.id)] }));
const ids = (shown: readonly (typeof columns)[number][]) => shown.map((column) => column.category.id);

test('a person’s columns stand in their order, others are left out', () => {
  expect(ids(myColumns(columns, [c, a], null) as typeof columns)).toEqual(['c', 'a']);
});
test('a column of the address is shown even if it was left out', () => {
  expect(ids(myColumns(columns, [c, a], 'b') as typeof columns)).toEqual(['c', 'a', 'b']);
  expect(ids(myColumns(columns, [c, a], 'gone') as typeof columns)).toEqual(['c', 'a']);
});
test('without a choice, or with columns that are all gone, the school’s are shown', () => {
  expect(myColumns(columns, undefined, null)).toBe(columns);
  expect(myColumns(columns, [category('x', '旧栏目')], null)).toBe(columns);
});
test('the school’s own order is kept as no choice', () => {
  expect(savedChoice(['a', 'b', 'c'], [a, b, c])).toEqual([]);
  expect(savedChoice(['a', 'c', 'b'], [a, b, c])).toEqual(['a', 'c', 'b']);
  expect(savedChoice(['a', 'b'], [a, b, c])).toEqual(['a', 'b']);
});
