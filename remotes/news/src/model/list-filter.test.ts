import { first, firstInput } from '@portico/area';
import { callKey, newsContract } from '@portico/contracts';
import { expect, test } from 'vitest';
import { area } from '../area.ts';
import { filterQuery, listInput, readFilter } from './list-filter.ts';

const search = (text: string) => new URLSearchParams(text);

test.each(['', 'page=2', 'keyword=建模&start=2026-11-01&end=2026-11-20&page=3'])('the page asks what its first call asks: ?%s', (text) => {
  const [list] = area.pages.more.calls;
  const input = firstInput(list ?? first(newsContract.list), { params: { id: '7' }, search: search(text) });
  expect(callKey(newsContract.list, listInput('7', search(text)))).toBe(callKey(newsContract.list, input));
});

test('a filter comes back from its address', () => {
  const filter = { keyword: '供暖 25', start: '2026-11-01', end: '', page: 4 };
  expect(readFilter(search(filterQuery(filter).slice(1)))).toEqual(filter);
});

test('nonsense in the address counts as no filter', () => {
  expect(readFilter(search('page=-2&start=yesterday&end='))).toEqual({ keyword: '', start: '', end: '', page: 1 });
});
