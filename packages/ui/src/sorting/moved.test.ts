import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an entry moves to a place of the list and nowhere else', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 3)).toEqual(['a', 'b', 'c']);
});
