import { expect, test } from 'vitest';
import { queryFor, readAddress, wordsOf } from './search-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test('Q1 · the address says what is searched for, of which kind and on which page', () => {
  expect(read('search=成绩&type=news&page=3')).toEqual({ words: '成绩', tab: 'news', page: 3 });
  expect(queryFor({ words: '成绩', tab: 'news', page: 3 })).toEqual({ search: '成绩', type: 'news', page: 3 });
  expect(queryFor({ words: '成绩' })).toEqual({ search: '成绩', type: undefined, page: undefined });
});

test('invalid values in the address are ignored', () => {
  for (const query of ['search=x&type=people&page=0', 'search=x&type=toString&page=-1', 'search=x&type=&page=1e9', 'search=x&page=99999'])
    expect(read(query)).toEqual({ words: 'x', tab: 'all', page: 1 });
  expect(read('')).toEqual({ words: '', tab: 'all', page: 1 });
});

test('case 38 · a long keyword is cut to a hundred, invisible characters are removed, markup stays text', () => {
  expect(wordsOf('禾'.repeat(5_000))).toHaveLength(100);
  expect(wordsOf('𠮷'.repeat(5_000)).length).toBeLessThanOrEqual(100);
  expect(wordsOf('a\u0000b\u202ec\n d')).toBe('a b c d');
  expect(wordsOf('"><img src=x onerror=alert(1)>')).toBe('"><img src=x onerror=alert(1)>');
});
